import { isUndo, parseRow, type Setup } from '@santiago/kernel';
import type { View } from '@santiago/canals';
import { canalsHint, type Hint, reviewMatch } from '@santiago/review';
import type { Engine } from './engines/engine.ts';
import type { FromWorker } from './protocol.ts';

const BREATH = 100;
/** How often the picture is shown anew while it is made surer. */
const SHOWN = 2500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

interface Judged {
  readonly engine: Engine;
  readonly setup: Setup;
  readonly rows: readonly string[];
}

/** Judges a match in the worker, and says from time to time how far it has come. */
export const judge = async (
  { engine, setup, rows: texts }: Judged,
  post: (message: FromWorker) => void,
): Promise<void> => {
  const { game } = engine;
  const rows = texts.map((text) => {
    const row = parseRow(game, text);
    if (row === null || isUndo(row)) throw new Error(`"${text}" is not a row`);
    return row;
  });
  const judging = reviewMatch({ game: game.name, setup, rows });
  let said = performance.now();
  let shown = -Infinity;
  for (let next = judging.next(); ; next = judging.next()) {
    if (next.done === true) {
      post({ kind: 'reviewed', done: 1, review: next.value });
      return;
    }
    const now = performance.now();
    if (now - said < BREATH) continue;
    said = now;
    const { done } = next.value;
    const review = now - shown > SHOWN ? next.value.review() : null;
    if (review !== null) shown = performance.now();
    post({ kind: 'reviewed', done, review });
    await pause();
  }
};

/** The same position always gets the same hint. */
const HINT_SEED = 1;

/** What the seat whose view this is had best do, in three steps. */
export const hintFor = (view: unknown): Hint | null => canalsHint(view as View, HINT_SEED);
