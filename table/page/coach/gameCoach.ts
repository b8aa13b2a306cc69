import type { Names, Words } from '@santiago/review/words';
import type { VNode } from 'preact';
import type { TableFacts } from '../sources/contract.ts';
import type { Hint } from '../worker/engines/engine.ts';

/** What an instrument is shown with. */
export interface InstrumentProps<R> {
  /** What the worker measured. */
  readonly reading: R;
  readonly facts: TableFacts;
  /** The card in hand, where the game has cards: the instrument begins with it. */
  readonly held: string | null;
}

/**
 * What the coach knows about one game. `R` is what the instruments of the game measure, `H` its hints: both come from
 * the advice of the same game (`worker/advice/`).
 */
export interface GameCoach<V = unknown, R = unknown, H extends Hint = Hint> {
  /** What measured figures look like. */
  Instruments(this: void, props: InstrumentProps<R>): VNode;
  /** The first step of a hint: where to look. */
  look(hint: H, words: Words, names: Names): string;
  /** The second step: what to consider. It does not name the action. */
  consider(hint: H): string;
  /** How the sentences about a position call its things. */
  names(view: V): Partial<Omit<Names, 'person'>>;
  /** What `Face.standing` counts. */
  standing(): string;
}
