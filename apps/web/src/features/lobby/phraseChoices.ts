import type { Deal, Gap, Phrase, Seat, Sentence } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';

/** Who speaks, at which table, and which deals can still be kept. */
export interface Speaker {
  readonly info: TableInfo;
  readonly own: Seat;
  readonly isOpen: (deal: Deal) => boolean;
}

/** A sentence and its name. */
export type Named = readonly [name: string, sentence: Sentence];

type Value = string | number;
type Gaps = Phrase['gaps'];

/** By gap: what may fill it. */
export type Choices = readonly (readonly [gap: string, values: readonly Value[]])[];

/** Only people can be addressed. */
const seatsFor = ({ info, own }: Speaker, name: string): Seat[] =>
  info.seats
    .filter(({ seat, kind, standIn }) => seat !== own && (name !== 'to' || (kind === 'person' && !standIn)))
    .map(({ seat }) => seat);

const valuesOf = (speaker: Speaker, name: string, gap: Gap): readonly Value[] => {
  switch (gap.kind) {
    case 'seat':
      return seatsFor(speaker, name);
    case 'amount':
      return Array.from({ length: gap.to - gap.from + 1 }, (_, index) => gap.from + index);
    case 'name':
      return gap.names;
  }
};

/** Nobody fills two gaps of one sentence, and what it asks for can still be done. */
const canBeSaid = ({ own, isOpen }: Speaker, [name, sentence]: Named, gaps: Gaps): boolean =>
  gaps['seat'] !== (gaps['to'] ?? own) &&
  (sentence.promises === undefined || isOpen({ phrase: { name, gaps }, from: own, to: gaps['to'] as Seat }));

/** Whether the other gaps can be filled too. Of amounts the smallest is the easiest to keep. */
const canBeFilled = (speaker: Speaker, named: Named, gaps: Gaps): boolean => {
  const next = Object.entries(named[1].gaps).find(([name]) => !Object.hasOwn(gaps, name));
  if (next === undefined) return canBeSaid(speaker, named, gaps);
  const [name, gap] = next;
  const values = gap.kind === 'amount' ? [gap.from] : valuesOf(speaker, name, gap);
  return values.some((value) => canBeFilled(speaker, named, { ...gaps, [name]: value }));
};

/** Whether there is any way to say this sentence now. */
export const isSayable = (speaker: Speaker, named: Named): boolean => canBeFilled(speaker, named, {});

/** Fills the gaps in their order with what was chosen, or else with what comes first; and what could fill each. */
export const fillGaps = (
  speaker: Speaker,
  named: Named,
  chosen: Readonly<Record<string, string>>,
): { readonly gaps: Gaps; readonly choices: Choices } => {
  let gaps: Gaps = {};
  const choices = Object.entries(named[1].gaps).map(([name, gap]) => {
    const values = valuesOf(speaker, name, gap).filter((value) =>
      canBeFilled(speaker, named, { ...gaps, [name]: value }),
    );
    const value = values.find((each) => String(each) === chosen[name]) ?? values[0];
    if (value !== undefined) gaps = { ...gaps, [name]: value };
    return [name, values] as const;
  });
  return { gaps, choices };
};
