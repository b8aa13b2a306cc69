import type { Roster } from '@santiago/bots';

/** A challenger, and the bots it plays among. */
export type Pair = readonly [challenger: string, others: string];

/** The name of a champion's own sparring partner, which is part of its gauntlet. */
const CHAMPIONS_PARTNER = 'mirror';

/** Each bot among copies of those named before it; with `both` also of those after it. Among itself it is at par. */
export const pairsOf = (names: readonly string[], both: boolean): Pair[] =>
  names.flatMap((challenger, index) =>
    names.filter((_, at) => (both ? at !== index : at < index)).map((others): Pair => [challenger, others]),
  );

/** What the champion plays against besides the ladder. */
export const sparringPairs = ({ ladder, sparring }: Roster): Pair[] => {
  const champion = ladder.at(-1);
  const hasPartner = sparring.some(({ name }) => name === CHAMPIONS_PARTNER);
  return champion === undefined || !hasPartner ? [] : [[champion.name, CHAMPIONS_PARTNER]];
};
