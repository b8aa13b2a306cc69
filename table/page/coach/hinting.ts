import { signal } from '@preact/signals';
import type { Hint } from '../worker/engine.ts';
import { openWorker, type OpenWorker, type WorkerLink } from '../worker/open.ts';
import { marksIn } from './marks.ts';

/** A step of a match that a hint is asked for. */
export interface HintStep {
  readonly game: string;
  /** The rows that led to this step; with one more the hint is out of date. */
  readonly rows: number;
  readonly view: unknown;
}

/** A hint for one step of a match. */
interface Given extends HintStep {
  /** Null while it is being thought about, and where that failed. */
  readonly hint: Hint | null;
  readonly failed: boolean;
  /** How much of it has been shown: where to look, what to consider, the action. */
  readonly step: 1 | 2 | 3;
}

/** The hint that was asked for last. It is shown in three steps, each on demand. */
export const given = signal<Given | null>(null);

let pending: WorkerLink | null = null;

const drop = (): void => {
  pending?.close();
  pending = null;
};

export const askForHint = async (
  { game, view, rows }: HintStep,
  open: OpenWorker = openWorker,
): Promise<void> => {
  drop();
  const link = open();
  pending = link;
  const common = { game, rows, view, step: 1 } as const;
  given.value = { ...common, hint: null, failed: false };
  const result = await link.call('hint', { game, view });
  if (pending !== link) return;
  drop();
  if (!result.ok) given.value = { ...common, hint: null, failed: true };
  else given.value = result.value === null ? null : { ...common, hint: result.value, failed: false };
};

export const tellMore = (): void => {
  const now = given.peek();
  if (now !== null && now.step < 3) given.value = { ...now, step: (now.step + 1) as 2 | 3 };
};

export const dropHint = (): void => {
  drop();
  given.value = null;
};

/** What the hint points at, as far as it has been shown. */
export const hintMarks = (rows: number): readonly string[] => {
  const now = given.value;
  if (now === null || now.hint === null || now.rows !== rows) return [];
  return now.step < 3 ? now.hint.marks : marksIn(now.hint.move);
};
