import { ordinal, percentUpTo, plural, tenths } from '@santiago/kernel/language/en';

/** What the page of one's own matches says, in English. */
export const en = {
  game: 'Game',
  state: 'Matches',
  all: 'All',
  states: { all: 'All', running: 'Running', over: 'Finished' },
  none: 'Your matches will be listed here, with your results in pictures. Play the first one!',
  matches: (n: number) => plural(n, 'match', 'matches'),
  of: (game: string, players: number) => `${game}, ${players} players`,
  rank: (n: number): string => ordinal(n),
  result: (rank: number, players: number, n: number) =>
    `${ordinal(rank)} of ${players}, ${plural(n, 'point', 'points')}`,
  endings: ['Won', 'Draw', 'Lost'],
  ending: 'Result',
  opponent: 'Against',
  points: (average: number, best: number) => `On average ${tenths(average)} points, at best ${best}.`,
  trend: 'Your points and the most points of another player, match by match',
  own: 'You',
  others: 'Best of the others',
  unreviewed: 'Review your matches to see which choices cost you most.',
  cost: (matches: number, scored: boolean) =>
    `Average cost of a choice, ${scored ? 'in points' : 'in chances of winning'} (${plural(matches, 'review', 'reviews')})`,
  tenths,
  percent: percentUpTo,
  against: 'Against (ahead–behind)',
  bots: (level: string) => `Bots: ${level}`,
  nobody: 'Guest',
};

export type HistoryDictionary = typeof en;
