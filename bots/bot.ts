import type { FastRandom, GameTypes, Told } from '@santiago/kernel';

/** A question to a bot. It contains what the seat may know and nothing else. */
export interface Question<T extends GameTypes> {
  /** The seat's own view. The seat must owe a decision. */
  readonly view: T['View'];
  /** What the seat was told so far, in order; if it is empty, the bot knows only the view. */
  readonly told: readonly Told[];
  /** The bot's own chance: the same seed and the same question give the same answer everywhere. */
  readonly random: FastRandom;
  /** How many evaluations it may spend; if left out, the bot's own number. */
  readonly evaluations?: number;
  /** Checked regularly; true stops the thinking early. */
  readonly late?: () => boolean;
}

export interface Choice<A> {
  readonly action: A;
  /** Evaluations spent. */
  readonly spent: number;
  /** True if `late` stopped the thinking: with more time the answer may be different. */
  readonly cut: boolean;
}

/** An action weighed. Scores and chances are by seat. */
export interface Candidate<A> {
  readonly action: A;
  /** Expected final scores. */
  readonly scores: readonly number[];
  /** Expected shares of the victory. */
  readonly chances: readonly number[];
  /** The standard error of the asker's own chance. */
  readonly error: number;
}

/** A player that thinks. The same code runs in Node, in a worker thread and in a browser's worker. */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  /** One sentence for people who choose an opponent. */
  readonly about: string;
  /** Evaluations for a decision, unless the question says otherwise. */
  readonly evaluations: number;
  choose(question: Question<T>): Choice<T['Action']>;
  /** The actions worth a look, best first. */
  weigh(question: Question<T>): readonly Candidate<T['Action']>[];
}
