import type { ReadonlySignal } from '@preact/signals';
import type { TableSource } from '../sources/contract.ts';
import type { SeatMark } from '../model/face.tsx';
import type { Beat } from '../model/model.ts';

/** The words that every game's dictionary has for the frame around its table. */
export interface FrameWords {
  readonly yourTurn: string;
  readonly rulesTitle: string;
  readonly heading: { readonly log: string; readonly decision: string };
  readonly button: {
    readonly older: string;
    readonly newer: string;
    readonly live: string;
    readonly skip: string;
  };
  readonly waiting: { past(row: number, rows: number): string };
  readonly handOver: {
    title(name: string): string;
    readonly hint: string;
    button(name: string): string;
  };
}

/** As much of a table's model as the frame needs. */
export interface Watched {
  readonly source: TableSource;
  readonly shown: ReadonlySignal<number>;
  readonly told: ReadonlySignal<number>;
  readonly lookingAt: ReadonlySignal<number | null>;
  readonly beat: ReadonlySignal<Beat | null>;
  readonly catchingUp: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<unknown>;
  readonly offer: ReadonlySignal<unknown>;
  readonly ownLast: ReadonlySignal<number | null>;
  lookAt(rows: number | null): void;
  finish(): void;
}

/** What the shared parts of a table need. */
export interface TableParts {
  readonly model: Watched;
  readonly words: FrameWords;
  readonly SeatMark: SeatMark;
  /** The card that is in hand just now, where the game has cards. */
  readonly chosen?: () => string | null;
}

/** How many rows lead to the step on the screen. */
export const rowsShown = ({ lookingAt, shown, source }: Watched): number =>
  lookingAt.value ?? Math.min(shown.value, source.facts.value?.rows.length ?? 0);

/** How many rows the history tells at that step. */
export const rowsTold = ({ lookingAt, told, source }: Watched): number =>
  lookingAt.value ?? Math.min(told.value, source.facts.value?.rows.length ?? 0);

/** Goes to the step after this many rows. */
export const stepTo = (model: Watched, to: number): void => {
  model.finish();
  model.lookAt(to);
};
