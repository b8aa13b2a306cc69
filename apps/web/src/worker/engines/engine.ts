import type { JudgeMaker } from '@santiago/review';
import type { FastRandom, Game, GameTypes, Seat, Told } from '@santiago/kernel';
import type { MatchProgress } from '../match.ts';

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

/** What the worker must know about a game in addition to its rules. */
export interface Engine<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** A bot's answer, from what its seat may know. */
  choose(question: BotQuestion<T>): T['Action'];
  /** The judge of its matches, loaded when the first match is judged. */
  judge(): Promise<JudgeMaker<T>>;
  /** What the list of matches says about a match with this view. */
  progress(view: T['View']): MatchProgress;
  /** On a shared device: whether the next person's table must stay covered until they have the device in hand. */
  isSecret(view: T['View']): boolean;
}
