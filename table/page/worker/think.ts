import { FastRandom, type Seat, type Told } from '@santiago/kernel';
import type { Engine } from './engine.ts';

/** A question to a bot outside a match. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** What the seat may know. */
  readonly view: unknown;
  /** What it was told so far. */
  readonly told: readonly Told[];
  readonly seed: number;
  readonly stream: number;
}

/** The bot's answer in notation. */
export const answerOf = (engine: Engine, thought: Thought): string => {
  const random = new FastRandom(thought.seed, thought.stream);
  return engine.game.format(engine.choose({ ...thought, random }));
};
