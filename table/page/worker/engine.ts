import type { JudgeMaker } from '@santiago/review';
import type { FastRandom, Game, GameTypes, Seat, Told } from '@santiago/kernel';
import type { MatchProgress } from './progress.ts';

/** A question to a bot. */
interface BotQuestion<T extends GameTypes> {
  /** Its level, by name. */
  readonly bot: string | undefined;
  readonly view: T['View'];
  /** What its seat was told so far. */
  readonly told: readonly Told[];
  readonly seat: Seat;
  readonly random: FastRandom;
}

export interface Marked {
  /** What the first steps of a hint point at, in notation. */
  readonly marks: readonly string[];
}

/** A hint in three steps. Where to look and what to consider are said by the coach of the game. */
export interface Hint extends Marked {
  /** The action, in notation. */
  readonly move: string;
}

/** What the coach asks about a position, as the seat of the view knows it. */
export interface Advice<V = unknown, R = unknown, H extends Hint = Hint> {
  /** The best action of the seat; null where it owes no decision. */
  hint(view: V, seed: number): H | null;
  /** What the instruments of the game measure. */
  read(view: V): R;
}

/** What the worker must know about a game in addition to its rules. */
export interface Engine<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** A bot's answer, from what its seat may know. */
  choose(question: BotQuestion<T>): T['Action'];
  /** The judge of its matches, loaded when the first match is judged. */
  judge(): Promise<JudgeMaker<T>>;
  /** The answers to what the coach asks, loaded at the first question. */
  advice(): Promise<Advice<T['View']>>;
  /** What the list of matches says about a match with this view. */
  progress(view: T['View']): MatchProgress;
  /** On a shared device: whether the next person's table must stay covered until they have the device in hand. */
  isSecret(view: T['View']): boolean;
}
