import type { Cell } from '../src/arena/cell.ts';

/** What the first of two bots must be able to do among copies of the second. */
export interface Bar {
  readonly game: 'canals' | 'cards';
  readonly bots: readonly [challenger: string, others: string];
  readonly players: number;
  readonly stalemate?: 'draw' | 'strength';
  readonly matches: number;
  /** In percent: the least and the most that its share of the victories may be, and how many matches may be shared. */
  readonly least?: number;
  readonly most?: number;
  readonly mostShared?: number;
}

const canals = (
  challenger: string,
  others: string,
  players: number,
  matches: number,
  least: number,
): Bar => ({
  game: 'canals',
  bots: [challenger, others],
  players,
  matches,
  least,
});

/** More than an equal share; where the share is far above it, fewer matches show it. */
const abovePar = (others: string, matches: readonly [two: number, three: number, five: number]): Bar[] =>
  [2, 3, 5].map((players, i) => canals('overseer', others, players, matches[i]!, 100 / players));

const STALEMATES = ['draw', 'strength'] as const;

const cards = (
  bots: Bar['bots'],
  players: number,
  more: Pick<Bar, 'stalemate' | 'matches'> & Partial<Bar>,
): Bar => ({
  game: 'cards',
  bots,
  players,
  ...more,
});

/** By number of players. */
const SEER_LEAST = { 2: 65, 3: 55, 4: 45 };
const MOST_DRAWN = { 2: 15, 3: 20, 4: 25 };
const NUMBERS = [2, 3, 4] as const;

/** With `draw` nobody can hold the distant passer so low: research/notes/bots.md. */
export const BARS: readonly Bar[] = [
  canals('steward', 'random', 4, 2000, 99),
  canals('gambler', 'steward', 4, 400, 70),
  canals('hydrologist', 'steward', 4, 400, 95),
  canals('hydrologist', 'gambler', 4, 400, 55),
  canals('overseer', 'steward', 4, 400, 90),
  canals('overseer', 'gambler', 4, 400, 80),
  canals('overseer', 'hydrologist', 4, 400, 55),
  canals('overseer', 'mirror', 4, 400, 25),
  ...abovePar('random', [40, 36, 40]),
  ...abovePar('novice', [120, 90, 80]),
  ...abovePar('steward', [400, 402, 180]),
  ...abovePar('gambler', [160, 120, 120]),
  ...abovePar('hydrologist', [400, 402, 310]),
  ...abovePar('mirror', [600, 402, 150]),

  ...STALEMATES.flatMap((stalemate) => [
    cards(['eager', 'random'], 2, { stalemate, matches: 400, least: 60 }),
    cards(['oddsmaker', 'eager'], 2, { stalemate, matches: 400, least: 75 }),
    ...NUMBERS.map((players) =>
      cards(['seer', 'oddsmaker'], players, { stalemate, matches: 400, least: SEER_LEAST[players] }),
    ),
  ]),
  ...['oddsmaker', 'seer'].map((others) =>
    cards(['distant-passer', others], 2, { stalemate: 'strength', matches: 200, most: 5 }),
  ),
  ...NUMBERS.flatMap((players) => [
    cards(['oddsmaker', 'oddsmaker'], players, { stalemate: 'strength', matches: 300, mostShared: 5 }),
    cards(['seer', 'seer'], players, { stalemate: 'strength', matches: 300, mostShared: 5 }),
    cards(['seer', 'seer'], players, { stalemate: 'draw', matches: 300, mostShared: MOST_DRAWN[players] }),
  ]),
];

/** The call of the arena that plays it. */
export const callOf = ({ game, bots, players, stalemate, matches }: Bar): string[] => {
  const call = `arena --game ${game} --bots ${bots.join(',')} --players ${players} --matches ${matches} --seed 1`;
  return (stalemate === undefined ? call : `${call} --option stalemate=${stalemate}`).split(' ');
};

/** By the end of the interval that speaks against it; null if too few matches were played. */
export const holds = (
  { matches, least = 0, most = 100, mostShared = 100 }: Bar,
  { matches: played, share, shared }: Pick<Cell, 'matches' | 'share' | 'shared'>,
): boolean | null =>
  played < matches
    ? null
    : 100 * share.low >= least && 100 * share.high <= most && 100 * shared.high <= mostShared;

const percent = (share: number): string => (100 * share).toFixed(1);

const VERDICTS = new Map([
  [true, 'holds'],
  [false, 'FAILS'],
  [null, 'too few matches to say'],
]);

/** The bound of a bar, in whole percent. */
const boundText = ({ least, most, mostShared }: Bar): string =>
  least === undefined ? `at most ${most ?? mostShared}` : `at least ${least.toFixed(0)}`;

export const barText = (bar: Bar, cell: Pick<Cell, 'matches' | 'share' | 'shared'>): string => {
  const { game, bots, players, stalemate, mostShared } = bar;
  const [challenger, others] = bots;
  const [does, { mean, low, high }] =
    mostShared === undefined ? ['takes', cell.share] : ['shares', cell.shared];
  return (
    `${game} with ${players}${stalemate === undefined ? '' : `, ${stalemate}`}, ${challenger} among ${others}: ` +
    `${does} ${percent(mean)} % (${percent(low)}–${percent(high)}) of ${cell.matches} matches; ` +
    `${boundText(bar)}: ${VERDICTS.get(holds(bar, cell))}`
  );
};
