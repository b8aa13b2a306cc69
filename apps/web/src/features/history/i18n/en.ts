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
  rating: (about: number, give: number, n: number) =>
    `Rating: about ${about} ± ${give} (${plural(n, 'rated match', 'rated matches')})`,
  ratingHint:
    'It rises when you finish ahead of strong players and falls when you finish behind weak ones; everyone starts at 1500. The number after ± says how far it may still be off, and gets smaller with every rated match.',
  company: 'Those I play with',
  listMe: 'List me for those I play with',
  listHint: 'You see each other here only if both of you have agreed.',
  alone: 'Nobody yet. Those you have played with appear here once they have agreed too.',
  averageRank: (own: number, name: string, theirs: number) =>
    `Average rank: you ${tenths(own)}, ${name} ${tenths(theirs)}.`,
  averagePoints: (own: number, theirs: number) => `Average points: ${tenths(own)} and ${tenths(theirs)}.`,
  ranksOf: (own: number, name: string, theirs: number) => `you ${ordinal(own)}, ${name} ${ordinal(theirs)}`,
  inviteAgain: 'Invite again',
  nobody: 'Guest',
};

export type HistoryDictionary = typeof en;
