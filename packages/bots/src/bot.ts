import type { FastRandom, GameTypes, Told } from '@santiago/kernel';

/** What a bot is asked. It holds what the seat may know and nothing else. */
export interface Question<T extends GameTypes> {
  /** The seat's own view; the seat must owe a decision. */
  readonly view: T['View'];
  /** What the seat was told so far, in order; may be empty, then the bot knows the view alone. */
  readonly told: readonly Told[];
  /** The bot's own chance: the same seed and the same question give the same answer everywhere. */
  readonly random: FastRandom;
  /** How many evaluations it may spend; the bot's own number where it is left out. */
  readonly evaluations?: number;
  /** The emergency brake, asked now and then: true cuts the thinking short. */
  readonly late?: () => boolean;
}

export interface Choice<A> {
  readonly action: A;
  /** Evaluations spent. */
  readonly spent: number;
  /** True when the clock cut the thinking: the answer may then differ from the uncut one. */
  readonly cut: boolean;
}

/** An action weighed. Scores and chances are by seat. */
export interface Candidate<A> {
  readonly action: A;
  /** Expected final scores. */
  readonly scores: readonly number[];
  /** Expected shares of the victory. */
  readonly chances: readonly number[];
  /** How sure the asker's own chance is: its standard error. */
  readonly error: number;
}

/** A player that thinks. The same code runs in Node, in a worker thread and in a browser's worker. */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  /** One sentence for people who choose an opponent. */
  readonly about: string;
  /** Evaluations a decision where the question says nothing else. */
  readonly evaluations: number;
  choose(question: Question<T>): Choice<T['Action']>;
  /** The actions worth a look, best first. */
  weigh(question: Question<T>): readonly Candidate<T['Action']>[];
}
