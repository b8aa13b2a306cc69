import { canals, INTERSECTIONS, PRESETS, roundsFor } from '@santiago/canals';
import { cards } from '@santiago/cards';
import { type Game, SEATS } from '@santiago/kernel';
import { t } from '@santiago/table/page/i18n/index.ts';
import { LEVELS } from '@santiago/table/page/worker/levels.ts';
import { Marker } from '@santiago/canals/page/symbols/Marker.tsx';
import { canalsWords } from '@santiago/canals/page/words.ts';
import { about } from './about/words.ts';
import { Pip } from '@santiago/cards/page/symbols/Pip.tsx';
import type { ExerciseSet } from '@santiago/table/page/sources/guided/exercise.ts';
import type { Lesson } from '@santiago/table/page/sources/guided/lesson.ts';
import type { Startable } from '@santiago/table/page/sources/local/start.ts';
import type { SeatMark } from '@santiago/table/page/model/face.tsx';
import { canalsOnShelf, cardsOnShelf, type ShelfEntry } from './shelf.ts';

/** What the set-up page says about a game. */
interface SetupWords {
  readonly editions: Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By option and value: a sentence on what that value changes, where one is needed. */
  readonly optionHints: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How long a match is: `11 rounds, about 40 min`. */
  length(players: number): string;
}

/** A game with its rules, for setting up a match or reading a match file. */
export interface GameEntry extends ShelfEntry, Startable {
  readonly game: Game;
  readonly presets: readonly string[];
  /** The bots on this device, weakest first. */
  readonly levels: readonly string[];
  /** The bot that a first match is played against. */
  readonly easy: string;
  /** What tells when something happened in a match. */
  readonly counted: 'round' | 'turn';
  exercises(): Promise<ExerciseSet>;
  readonly SeatMark: SeatMark;
  /** The guided first match. */
  readonly lesson?: () => Promise<Lesson>;
  setupWords(): SetupWords;
}

const MINUTES_A_TURN = 0.9;

/** The options and their values, the intersections [C11] and seats [C13] that can be named among them. */
const canalsOptions = (): SetupWords['options'] => {
  const { options, springOn } = canalsWords.value;
  const springs = INTERSECTIONS.map((intersection) => [intersection, springOn(intersection)] as const);
  const seats = SEATS.map((seat, i) => [seat, t.value.setUp.seat(i + 1)] as const);
  return {
    ...options,
    spring: { ...options.spring, ...Object.fromEntries(springs) },
    overseer: { ...options.overseer, ...Object.fromEntries(seats) },
  };
};

const canalsSetupWords = (): SetupWords => {
  const { setUp } = t.value;
  return {
    editions: Object.fromEntries(
      PRESETS.map((preset) => [
        preset,
        { name: setUp.editions[preset] ?? preset, hint: setUp.editionHint[preset] ?? '' },
      ]),
    ),
    options: canalsOptions(),
    optionHints: {},
    length: (players) => {
      const rounds = roundsFor(players);
      const minutes = Math.round((players * rounds * MINUTES_A_TURN) / 5) * 5;
      return `${setUp.summary(players, rounds)}, ${setUp.minutes(minutes)}`;
    },
  };
};

const canalsEntry: GameEntry = {
  ...canalsOnShelf,
  game: canals,
  setup: canals.setup,
  dealsSeats: false,
  presets: PRESETS,
  levels: LEVELS.canals.all,
  easy: LEVELS.canals.easy,
  counted: 'round',
  exercises: async () => (await import('@santiago/canals/page/exercises/exercises.ts')).exercises,
  SeatMark: Marker,
  lesson: async () => (await import('@santiago/canals/page/lesson/lesson.ts')).lesson,
  setupWords: canalsSetupWords,
};

const cardsEntry: GameEntry = {
  ...cardsOnShelf,
  game: cards,
  setup: cards.setup,
  dealsSeats: true,
  presets: [],
  levels: LEVELS.cards.all,
  easy: LEVELS.cards.easy,
  counted: 'turn',
  exercises: async () => (await import('@santiago/cards/page/exercises/exercises.ts')).exercises,
  SeatMark: Pip,
  lesson: async () => (await import('@santiago/cards/page/lesson/lesson.ts')).lesson,
  setupWords: () => ({ ...about().cards, editions: {} }),
};

export const GAMES: readonly GameEntry[] = [canalsEntry, cardsEntry];

export const gameNamed = (name: string): GameEntry => {
  const entry = GAMES.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`no game is called ${name}`);
  return entry;
};
