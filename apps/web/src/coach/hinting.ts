import { signal } from '@preact/signals';
import type { Hint, Look } from '@santiago/review';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import { placesIn } from './places.ts';

/** A hint for one moment of a match. */
interface Given {
  /** The rows that led to the moment: with one more the hint is past. */
  readonly rows: number;
  readonly view: unknown;
  /** Null while it is being thought about. */
  readonly hint: Hint | null;
  /** How much of it has been told: where to look, what to consider, the move. */
  readonly step: 1 | 2 | 3;
}

/** The hint that was asked for last. It is told in three steps, each on demand. */
export const given = signal<Given | null>(null);

let worker: Worker | null = null;

export const askForHint = (view: unknown, rows: number): void => {
  worker?.terminate();
  const mine = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  worker = mine;
  given.value = { rows, view, hint: null, step: 1 };
  mine.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind !== 'hinted' || worker !== mine) return;
    given.value = data.hint === null ? null : { rows, view, hint: data.hint, step: 1 };
    mine.terminate();
  });
  mine.postMessage({ kind: 'hint', view } satisfies ToWorker);
};

export const tellMore = (): void => {
  const now = given.peek();
  if (now !== null && now.step < 3) given.value = { ...now, step: (now.step + 1) as 2 | 3 };
};

export const dropHint = (): void => {
  worker?.terminate();
  given.value = null;
};

const placesOf = (look: Look): readonly string[] => {
  if (look.kind === 'squares') return look.squares;
  return look.kind === 'intersection' ? [look.place] : [];
};

/** The places that the hint is about, as far as it has been told. */
export const hintMarks = (rows: number): readonly string[] => {
  const now = given.value;
  if (now === null || now.hint === null || now.rows !== rows) return [];
  return now.step < 3 ? placesOf(now.hint.look) : placesIn(now.hint.move);
};
