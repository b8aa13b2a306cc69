import type { DailyTable } from '@santiago/bots';
import type { Game } from '@santiago/kernel';
import type { FunctionComponent } from 'preact';
import type { LoadedOnce } from './browser/loadOnce.ts';
import type { GameCoach } from './coach/gameCoach.ts';
import type { Face, SeatMark } from './model/face.tsx';
import type { FaceAdvance } from './panel/advance.ts';
import type { RulesProps } from './rulebook/rulesProps.ts';
import type { ExerciseSet } from './sources/guided/exercise.ts';
import type { Lesson } from './sources/guided/lesson.ts';
import type { Startable } from './sources/local/start.ts';

/** The bots of a game that this device offers. */
export interface Levels {
  /** Weakest first. */
  readonly all: readonly string[];
  /** The bot that plays where nobody chose one. */
  readonly standard: string;
  /** The opponents in the match after the first lesson. */
  readonly easy: string;
}

interface ShelfWords {
  readonly title: string;
  readonly hint: string;
  /** On the front page: how many players and how long, and why to play it. */
  readonly table: string;
  readonly pitch: string;
  readonly tagline: string;
  readonly credit: string;
  progress(round: number, rounds: number): string;
}

/** A game as the first screen knows it: everything else is loaded only when it is needed. */
export interface ShelfEntry {
  readonly name: string;
  /** The opponents in a quick match. */
  readonly bots: number;
  readonly levels: Levels;
  /** The options of a new match unless somebody chooses others; all others have the default value of the rules. */
  readonly preselected: Readonly<Record<string, string>>;
  /** Who plays its match of the day; null if it has none. */
  readonly daily: DailyTable | null;
  words(): ShelfWords;
  startable(): Promise<Startable>;
  readonly load: LoadedOnce<Face>;
  readonly rules: LoadedOnce<FunctionComponent<RulesProps>>;
  /** What can be chosen in advance at slow tables. */
  readonly advance: LoadedOnce<FaceAdvance>;
  /** The game with its rules, for setting up a match or reading a match file. */
  readonly playable: () => Promise<GameSetup>;
  readonly coach: () => Promise<GameCoach>;
}

/** What the set-up page says about a game. */
export interface SetupWords {
  readonly editions: Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By option and value: a sentence on what that value changes, where one is needed. */
  readonly optionHints: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How long a match is: `11 rounds, about 40 min`. */
  length(players: number): string;
}

/** A game with its rules. */
export interface GameSetup extends Startable {
  readonly game: Game;
  readonly presets: readonly string[];
  /** What tells when something happened in a match. */
  readonly counted: 'round' | 'turn';
  exercises(): Promise<ExerciseSet>;
  readonly SeatMark: SeatMark;
  /** The guided first match. */
  readonly lesson?: () => Promise<Lesson>;
  setupWords(): SetupWords;
}

const shelved: ShelfEntry[] = [];

/** The app hands in its games when it starts. */
export const handInGames = (games: readonly ShelfEntry[]): void => {
  shelved.splice(0, shelved.length, ...games);
};

export const shelf = (): readonly ShelfEntry[] => shelved;

export const onShelf = (name: string): ShelfEntry => {
  const entry = shelved.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`no game is called ${name}`);
  return entry;
};
