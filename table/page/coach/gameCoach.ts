import type { Seat } from '@santiago/kernel';
import type { Reason } from '@santiago/review';
import type { VNode } from 'preact';
import type { Who } from '../i18n/text.ts';
import type { TableFacts } from '../sources/contract.ts';
import type { Hint } from '../worker/engine.ts';

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
  /** The first step of a hint in a position: where to look. */
  look(hint: H, view: V, whoOf: (seat: Seat) => Who): string;
  /** The second step: what to consider. It does not name the action. */
  consider(hint: H): string;
  /** The sentence for a fact of the judge about a position. */
  reason(reason: Reason, view: V, whoOf: (seat: Seat) => Who): string;
  /** What `Face.standing` counts. */
  standing(): string;
}
