import { ordinal, percentUpTo, plural, tenths } from '@santiago/kernel/language/en';

/** What the page of one's own matches says, in English. */
export const en = {
  game: 'Game',
  state: 'Matches',
  all: 'All',
  states: { all: 'All', running: 'In progress', over: 'Finished' },
  none: 'Your matches will be listed here, with charts of your results. Play the first one!',
  matches: (n: number) => plural(n, 'match', 'matches'),
  of: (game: string, players: number) => `${game}, ${players} players`,
  rank: (n: number): string => ordinal(n),
  result: (rank: number, players: number, n: number) =>
    `${ordinal(rank)} of ${players}, ${plural(n, 'point', 'points')}`,
  endings: ['Won', 'Draw', 'Lost'],
  ending: 'Result',
  opponent: 'Against',
  points: (average: number, best: number) => `Average: ${tenths(average)} points. Best: ${best}.`,
  trend: 'Your score and the best score among the others, match by match',
  own: 'You',
  others: 'Best opponent',
  unreviewed: 'Review your matches to see which choices cost you the most.',
  cost: (matches: number, scored: boolean) =>
    `Average cost of a choice, ${scored ? 'in points' : 'in winning chances'} (${plural(matches, 'review', 'reviews')})`,
  tenths,
  percent: percentUpTo,
  against: 'Against (you ahead – you behind)',
  bots: (level: string) => `Bots: ${level}`,
  rating: (about: number, give: number, n: number) =>
    `Rating: about ${about} ± ${give} (${plural(n, 'rated match', 'rated matches')})`,
  ratingHint:
    'It rises when you finish ahead of strong players and falls when you finish behind weak ones; everyone starts at 1500. The number after ± says how far it may still be off, and gets smaller with every rated match.',
  company: 'People I play with',
  listMe: 'Let people I play with see me here',
  listHint: 'You see each other here only if both of you have agreed.',
  alone: 'No one yet. People you’ve played with appear here once they agree too.',
  averageRank: (own: number, name: string, theirs: number) =>
    `Average rank: you ${tenths(own)}, ${name} ${tenths(theirs)}.`,
  averagePoints: (own: number, theirs: number) => `Average points: ${tenths(own)} and ${tenths(theirs)}.`,
  ranksOf: (own: number, name: string, theirs: number) => `you ${ordinal(own)}, ${name} ${ordinal(theirs)}`,
  inviteAgain: 'Invite again',
  nobody: 'Guest',
};

export type HistoryDictionary = typeof en;
