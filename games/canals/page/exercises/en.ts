import { list, ordinal, plural } from '@santiago/kernel/language/en';
import type { ExerciseKind } from '@santiago/canals/review/exercises';

const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const points = (n: number): string => plural(n, 'point', 'points');

/** The exercises of Canals, in English. Every number is the engine's, or was found by the search. */
export const en = {
  kinds: {
    scoring: 'Scoring',
    planting: 'Planting',
    water: 'Water',
    bribes: 'Bribes',
    extra: 'Extra canal',
    auction: 'Auction',
  } satisfies Record<ExerciseKind, string> as Readonly<Record<string, string>>,
  goals: {
    result: 'What is best for you, if everyone plays as well as possible from here?',
    now: 'Which choice would give you the most points if the match ended right after it?',
    rank: (rank: number) => `You bid last. What is the least you must bid to plant ${ordinal(rank)}?`,
    overseer: 'You bid last. How do you become overseer without losing a marker, for as little as possible?',
  },
  wrong: {
    /** C54. */
    end: (own: number, others: readonly string[], most: number, best: number) =>
      `You would end with ${points(own)}, and ${list(others)} with ${most}. You can reach ${best}.`,
    now: (own: number, best: number) => `Then you would have ${points(own)}. You can reach ${best}.`,
    /** C22. */
    rank: (rank: number) => `That means you plant ${ordinal(rank)}.`,
    overseer: (name: string) => `Then ${name} becomes overseer.`,
    /** C24. */
    passed: 'That makes you overseer, but you plant with one marker fewer.',
    dear: 'That works, but less is enough.',
  },
  right: {
    end: (own: number, next: number) =>
      `Right! You end with ${points(own)}. The next-best choice gets ${next}.`,
    now: (own: number) => `Right! You would have ${points(own)}: no choice gets more.`,
    rank: (rank: number, bid: number) =>
      `Right! You plant ${ordinal(rank)} for ${escudos(bid)}. One escudo less would not be enough.`,
    overseer: (bid: number) => `Right! You become overseer for ${escudos(bid)} and keep all your markers.`,
  },
};

export type ExerciseDictionary = typeof en;
