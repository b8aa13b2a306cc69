import type { GameTypes } from './game.ts';
import type { Row } from './row.ts';
import { parseSeat, type Seat, seatsOf } from './seats.ts';

/**
 * Sentences as data: everybody reads them in their own language. Nothing said is binding. A player can agree to a
 * sentence that asks for something, and then a row shows whether the promise was kept.
 */

/** What may stand in a gap of a sentence: another player, a whole number, or one of these names. */
export type Gap =
  | { readonly kind: 'seat' }
  | { readonly kind: 'amount'; readonly from: number; readonly to: number }
  | { readonly kind: 'name'; readonly names: readonly string[] };

/** Who makes a promise when a sentence is agreed to: the player who said it, and the player who was asked. */
export type Party = 'from' | 'to';

export interface Sentence {
  readonly gaps: Readonly<Record<string, Gap>>;
  /** Who makes a promise when the player in the gap `to` agrees. Left out if there is nothing to agree to. */
  readonly promises?: readonly Party[];
}

export type Sentences = Readonly<Record<string, Sentence>>;

/** A sentence with its gaps filled. */
export interface Phrase {
  readonly name: string;
  readonly gaps: Readonly<Record<string, string | number>>;
}

const plain: Sentence = { gaps: {} };
/** `re` is the number of the event in which the deal was offered. */
const answer: Sentence = { gaps: { re: { kind: 'amount', from: 1, to: 10_000_000 } } };

/** What can be said at any table. */
export const COMMON_SENTENCES = {
  hello: plain,
  luck: plain,
  thanks: plain,
  'well-played': plain,
  sorry: plain,
  wow: plain,
  ouch: plain,
  moment: plain,
  agree: answer,
  decline: answer,
} as const satisfies Sentences;

const fills = (gap: Gap, value: string | number, others: readonly Seat[]): boolean => {
  switch (gap.kind) {
    case 'seat':
      return typeof value === 'string' && others.includes(parseSeat(value)!);
    case 'amount':
      return Number.isInteger(value) && Number(value) >= gap.from && Number(value) <= gap.to;
    case 'name':
      return typeof value === 'string' && gap.names.includes(value);
  }
};

/** Whether this is one of the sentences, with every gap filled and nobody in two of them, as this seat may say it. */
export const isPhrase = (
  sentences: Sentences,
  { name, gaps }: Phrase,
  speaker: { readonly seat: Seat; readonly players: number },
): boolean => {
  const sentence = Object.hasOwn(sentences, name) ? sentences[name] : undefined;
  if (sentence === undefined) return false;
  const others = seatsOf(speaker.players).filter((seat) => seat !== speaker.seat);
  const names = Object.keys(sentence.gaps);
  const seats = names.filter((gap) => sentence.gaps[gap]!.kind === 'seat').map((gap) => gaps[gap]);
  return (
    Object.keys(gaps).length === names.length &&
    new Set(seats).size === seats.length &&
    names.every((gap) => Object.hasOwn(gaps, gap) && fills(sentence.gaps[gap]!, gaps[gap]!, others))
  );
};

/** A sentence that was offered, and between whom. */
export interface Deal {
  readonly phrase: Phrase;
  readonly from: Seat;
  readonly to: Seat;
}

/** `lapsed`: the promised situation can no longer come up. */
export const VERDICTS = ['kept', 'broken', 'lapsed'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a game adds to the talk at its table. */
export interface Talk<T extends GameTypes = GameTypes> {
  /** The game's own sentences, beside those of any table. */
  readonly sentences: Sentences;
  /** Whether a deal can still be kept, as far as everybody can see. */
  isOpen(deal: Deal, state: T['State']): boolean;
  /** What a row means for a party's promise, asked before it is played; null while it is undecided. */
  check(deal: Deal, party: Party, state: T['State'], row: Row<T['Action']>): Verdict | null;
}
