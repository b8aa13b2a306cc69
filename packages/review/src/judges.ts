import type { GameTypes, Row, Setup } from '@santiago/kernel';
import { canalsJudge } from './canals/judge.ts';
import { cardsJudge } from './cards/judge.ts';
import type { Judge } from './judge.ts';
import { reviewBy } from './match.ts';
import type { Progress, Review } from './review.ts';

type AnyJudge = Judge<GameTypes>;

const JUDGES: ReadonlyMap<string, (seed: number, rows: number) => AnyJudge> = new Map<
  string,
  (seed: number, rows: number) => AnyJudge
>([
  ['canals', (seed) => canalsJudge(seed)],
  ['cards', (seed, rows) => cardsJudge(seed, rows)],
]);

/** A match to be judged: the line in force, finished or not. Its rows must be legal. */
export interface ReviewRequest {
  readonly game: string;
  readonly setup: Setup;
  readonly rows: readonly Row<unknown>[];
  /** The same seed gives the same review. */
  readonly seed?: number;
  /** Passes after the first picture, 0 to 2; all of them where it is left out. */
  readonly depth?: number;
}

/**
 * Judges a match step by step: a generator that gives way after every decision, so that whoever runs it can show how
 * far it is, and stop. The first picture of the whole match comes after the first pass; the value returned at the end
 * is the finished review. Nothing but the request goes in, so it is the same in Node and in a browser's worker.
 */
export const reviewMatch = (request: ReviewRequest): Generator<Progress, Review> => {
  const { game, setup, rows, seed = 1, depth } = request;
  const judge = JUDGES.get(game);
  if (judge === undefined) throw new RangeError(`nobody judges matches of ${game}`);
  return reviewBy(judge(seed, rows.length), { setup, rows, seed, ...(depth === undefined ? {} : { depth }) });
};
