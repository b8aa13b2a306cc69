import { canals, PRESETS } from '@santiago/canals';
import { cards } from '@santiago/cards';
import type { Game, SetupRules } from '@santiago/kernel';
import type { FunctionComponent } from 'preact';
import { ct, t } from '../i18n/index.ts';
import { BOT_LEVELS, STANDARD_LEVEL } from '../local/levels.ts';
import { Marker } from './canals/art.tsx';
import { about } from './cards/i18n/about.ts';
import { Pip } from './cards/Pip.tsx';
import type { Lesson } from '../learn/lesson.ts';
import type { Face, SeatMark } from './face.tsx';

/** What the shell says about a game before its table is opened. */
interface GameWords {
  readonly title: string;
  readonly hint: string;
  readonly tagline: string;
  readonly credit: string;
  readonly editions: Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How long a match is: `11 rounds, about 40 min`. */
  length(players: number): string;
  progress(round: number, rounds: number): string;
}

/** All the rules, from the beginning. */
type RulesText = FunctionComponent<{ readonly first?: null }>;

/** A game as the shell knows it: light, so that the first screen need not wait for any table. */
export interface GameEntry {
  readonly name: string;
  /** Its rules, for whoever reads a match file. */
  readonly game: Game;
  readonly setup: SetupRules;
  readonly presets: readonly string[];
  /** Opponents in a quick match. */
  readonly bots: number;
  /** The bots on this device, weakest first, and the one who plays where nobody chose. */
  readonly levels: readonly string[];
  readonly level: string;
  /** Who sits where is dealt anew for every match. */
  readonly dealsSeats: boolean;
  /** There is a judge for its matches. */
  readonly isReviewed: boolean;
  readonly SeatMark: SeatMark;
  words(): GameWords;
  load(): Promise<Face>;
  rules(): Promise<RulesText>;
  /** The guided first match. */
  readonly lesson?: () => Promise<Lesson>;
  readonly hasExercises: boolean;
}

const ROUNDS: Readonly<Record<number, number>> = { 2: 10, 3: 11, 4: 11, 5: 9 };
const MINUTES_A_TURN = 0.9;

const canalsWords = (): GameWords => {
  const { setUp, ...shell } = t.value;
  return {
    ...about().canals,
    tagline: shell.tagline,
    credit: shell.credit,
    editions: Object.fromEntries(
      PRESETS.map((preset) => [
        preset,
        { name: setUp.editions[preset] ?? preset, hint: setUp.editionHint[preset] ?? '' },
      ]),
    ),
    options: ct.value.options,
    length: (players) => {
      const rounds = ROUNDS[players]!;
      const minutes = Math.round((players * rounds * MINUTES_A_TURN) / 5) * 5;
      return `${setUp.summary(players, rounds)}, ${setUp.minutes(minutes)}`;
    },
    progress: shell.continueRow,
  };
};

const canalsEntry: GameEntry = {
  name: canals.name,
  game: canals,
  setup: canals.setup,
  presets: PRESETS,
  bots: 3,
  levels: BOT_LEVELS,
  level: STANDARD_LEVEL,
  dealsSeats: false,
  isReviewed: false,
  SeatMark: Marker,
  words: canalsWords,
  load: async () => (await import('./canals/face.ts')).face,
  rules: async () => (await import('./canals/Rules.tsx')).Rules,
  lesson: async () => (await import('./canals/lesson/lesson.ts')).lesson,
  hasExercises: false,
};

const cardsEntry: GameEntry = {
  name: cards.name,
  game: cards,
  setup: cards.setup,
  presets: [],
  bots: 2,
  levels: ['eager'],
  level: 'eager',
  dealsSeats: true,
  isReviewed: false,
  SeatMark: Pip,
  words: () => ({ ...about().cards, editions: {} }),
  load: async () => (await import('./cards/face.ts')).face,
  rules: async () => (await import('./cards/Rules.tsx')).Rules,
  hasExercises: false,
};

export const GAMES: readonly GameEntry[] = [canalsEntry, cardsEntry];

export const gameNamed = (name: string): GameEntry => {
  const entry = GAMES.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`no game is called ${name}`);
  return entry;
};
