import type { View } from '@santiago/cards';
import type { Beat, Happened } from '@santiago/table/page/model/model.ts';

/** How long each beat of the ceremony is, at normal speed. */
export const BEAT_MS = {
  /** The whole table is shown, and every card is turned over. */
  table: 1400,
  /** The cards that count are highlighted. */
  standing: 1400,
  winner: 1100,
} as const;

/** The ceremony, including the last fight, never takes longer than this. */
export const CEREMONY_MS = 8000;

interface Tempo {
  readonly speed: number;
  readonly calm: boolean;
  /** How long the last row itself is shown. */
  readonly during: number;
}

/** The end of a match: the last row, the whole table, the cards that count, then the winner. */
export const beatsOf = ({ before, after }: Happened<View>, tempo: Tempo): readonly Beat<View>[] => {
  if (after.phase.kind !== 'over' || before.phase.kind === 'over' || tempo.calm) return [];
  const beat = (name: string, ms: number): Beat<View> => ({ name, part: 0, ms, view: after, untold: true });
  const own = tempo.during > 0 ? [beat('last', tempo.during / tempo.speed)] : [];
  const beats = [
    ...own,
    beat('table', BEAT_MS.table),
    beat('standing', BEAT_MS.standing),
    beat('winner', BEAT_MS.winner),
  ];
  const total = beats.reduce((sum, { ms }) => sum + ms, 0);
  const factor = Math.min(tempo.speed, CEREMONY_MS / total);
  return beats.map((each) => ({ ...each, ms: each.ms * factor }));
};

/** The result is on the screen: from the beat that shows the whole table. */
export const showsResult = (beat: Pick<Beat, 'name'> | null): boolean =>
  beat === null || beat.name !== 'last';
