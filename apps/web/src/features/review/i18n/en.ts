import { list, ordinal, plural } from '@santiago/kernel/language/en';
import type { Who } from '@santiago/table/page/i18n/text.ts';

const points = (n: number): string => plural(n, 'point', 'points');
const names = (people: readonly Who[]): string =>
  list(people.map(({ you, name }, i) => (you ? (i === 0 ? 'You' : 'you') : name)));

/** What the review page says, in English. The other languages have the same keys, or they do not compile. */
export const en = {
  won: (winners: readonly Who[], n: number | null) =>
    `${names(winners)} ${winners.length > 1 ? 'share the victory' : 'won'}${n === null ? '' : ` with ${points(n)}`}.`,
  rank: (rank: number, players: number, n: number) =>
    `You came ${ordinal(rank)} of ${players} with ${points(n)}.`,
  made: (mistakes: number, blunders: number) => {
    const made = [
      mistakes === 0 ? [] : plural(mistakes, 'mistake', 'mistakes'),
      blunders === 0 ? [] : plural(blunders, 'blunder', 'blunders'),
    ].flat();
    return made.length === 0 ? 'You made no mistakes.' : `You made ${list(made)}.`;
  },
  cost: (n: number) => `Together they cost you about ${points(n)}.`,
  turned: (when: string, swing: string) => `Turning point: ${when}. ${swing}.`,
  story: 'The match',
  position: 'The position',
  accuracyOf: (name: string, value: number) => `${name}: accuracy ${value}`,
  goThrough: (n: number): string => (n === 1 ? 'Go through my mistake' : 'Go through my mistakes'),
  look: 'Look at the match',
  accuracyScale: 'Accuracy out of 100',
  shareTitle: 'Share the review',
  savePicture: 'Save a picture',
  summary: 'Summary',
  worst: 'Your most costly choices',
  better: 'Better',
  playedHere: 'Played',
  find: 'Find the better choice',
  task: (when: string, what: string) => `${when}: ${what} Find something better.`,
  same: 'That’s what was played. Try something else.',
  short: (cost: string) => `There is something better (${cost}). Take it back and try again.`,
  unknown: 'There is something better. Take it back and try again.',
  right: 'Right! That is the best choice found.',
  alsoRight: 'Good! That is about as good as the best choice found.',
  show: 'Show me',
  nextMistake: 'Next mistake',
  previousMistake: 'Previous mistake',
  back: 'Back to the review',
  open: 'Show all cards',
  knew: (name: string) => `You see what ${name} knew.`,
  keys: 'Keys: ← → one step, N and P next and previous mistake, S summary.',
  numbers: 'Accuracy, luck and skill',
};

export type ReviewDictionary = typeof en;
