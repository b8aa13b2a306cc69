import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changedOptions, type Game, type Setup } from '@santiago/kernel';
import type { Threads } from '../threads.ts';
import {
  decide,
  type Estimate,
  estimateMean,
  estimateShare,
  meanOf,
  quantile,
  type Sprt,
} from './statistics.ts';
import type { MatchSet, SetResult } from './set.ts';

/** One challenger against copies of one other bot. */
export interface CellPlan {
  readonly game: Game;
  readonly challenger: string;
  readonly others: string;
  readonly setup: Setup;
  readonly sets: number;
  readonly seed: number;
  readonly sprt: Sprt | null;
  /** Where finished sets are stored, so that a run can be continued. */
  readonly out: string | null;
}

export interface Cell {
  readonly challenger: string;
  readonly others: string;
  readonly matches: number;
  readonly share: Estimate;
  readonly score: Estimate;
  readonly lead: Estimate;
  /** The fraction of matches with a shared victory, whoever shared it. */
  readonly shared: Estimate;
  readonly milliseconds: { readonly p50: number; readonly p95: number };
  readonly sprt: 'high' | 'low' | null;
}

const SEED_SPREAD = 1_000_003;

/** How files name a set-up: by its preset, if the game has any. */
export const setupName = (game: Game, { preset }: Setup): string => preset ?? game.name;

const fileOf = ({ game, challenger, others, setup, seed, out }: CellPlan): string | null => {
  if (out === null) return null;
  const options = changedOptions(game.setup, setup).map(([name, value]) => `-${name}=${value}`);
  const stem = `${challenger}-vs-${others}-${setup.players}p-${setupName(game, setup)}${options.join('')}-seed${seed}`;
  return path.join(out, `${stem}.jsonl`);
};

/** Sets that an earlier run finished, by number, which files call `deal` since the first of them. */
export const readDone = (file: string | null): Map<number, SetResult> => {
  if (file === null || !existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n');
  // A run that was killed may have left half a line at the end.
  const whole = lines.filter((line) => line.startsWith('{') && line.endsWith('}'));
  return new Map(
    whole.map((line) => JSON.parse(line) as SetResult & { deal: number }).map((r) => [r.deal, r]),
  );
};

/**
 * Plays a cell, or the rest of it. Chunks of sets are evaluated in order, so that a sequential test always stops at
 * the same set.
 */
export const playCell = async (
  plan: CellPlan,
  threads: Threads<MatchSet, SetResult>,
  progress: (sets: number) => void,
): Promise<Cell> => {
  const { game, challenger, others, setup, sets, seed, sprt } = plan;
  const file = fileOf(plan);
  if (plan.out !== null) mkdirSync(plan.out, { recursive: true });
  const done = readDone(file);
  const chunk = sprt === null ? sets : 4;
  let verdict: 'high' | 'low' | null = null;
  let played = 0;
  while (played < sets && verdict === null) {
    const numbers = Array.from({ length: Math.min(chunk, sets - played) }, (_, i) => played + i);
    const missing = numbers.filter((number) => !done.has(number));
    const tasks = missing.map(
      (number): MatchSet => ({
        game: game.name,
        challenger,
        others,
        setup,
        seed: seed * SEED_SPREAD + number,
      }),
    );
    await threads.run(tasks, (result, index) => {
      done.set(missing[index]!, result);
      if (file !== null) appendFileSync(file, `${JSON.stringify({ deal: missing[index]!, ...result })}\n`);
      progress(done.size);
    });
    played += numbers.length;
    if (sprt !== null) verdict = decide(sprt, sharesOf(inOrder(done, played)));
  }
  return summarise(plan, inOrder(done, played), verdict);
};

const inOrder = (done: ReadonlyMap<number, SetResult>, count: number): SetResult[] =>
  Array.from({ length: count }, (_, number) => done.get(number)!);

/** The challenger's share, set by set. */
export const sharesOf = (results: readonly SetResult[]): number[] =>
  results.map(({ shares }) => meanOf(shares));

const summarise = (plan: CellPlan, results: readonly SetResult[], sprt: Cell['sprt']): Cell => {
  const matches = results.length * plan.setup.players;
  const times = results.flatMap((result) => result.times);
  return {
    challenger: plan.challenger,
    others: plan.others,
    matches,
    share: estimateShare(sharesOf(results), matches),
    score: estimateMean(results.map(({ scores }) => meanOf(scores))),
    shared: estimateShare(
      results.map(({ shared = [] }) => shared.filter(Boolean).length / plan.setup.players),
      matches,
    ),
    lead: estimateMean(results.map(({ leads }) => meanOf(leads))),
    milliseconds: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
    sprt,
  };
};
