import { canals } from '@santiago/canals';
import { bidCode, play, type State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import { NO_CHANCE } from '@santiago/bots/search/stream.ts';
import { makeResult } from '@santiago/bots/search/trials.ts';
import type { Heuristic } from '../value/heuristic.ts';
import type { Evaluator } from '../value/evaluator.ts';
import type { Evaluators } from '../value/evaluators.ts';
import { playRound } from './playout.ts';

/** Bids above this are never worth their price. */
const HIGHEST = 14;
/** Regret matching stops when the strategies are exploitable by no more than this, checked now and then, or after this many rounds. */
const ENOUGH = 0.002;
const LOOKED_UP = 250;
const ITERATIONS = 8000;

/** [C40] The secret auction of two as a table: what each pair of bids is worth to the row's seat, from 0 to 1. */
export interface BidTable {
  readonly rows: number;
  readonly columns: number;
  /** By row × columns + column. */
  readonly worth: Float64Array;
}

/** Follows every pair of bids to the end of the round and asks the net. */
export const bidTable = (
  position: State,
  seat: number,
  heuristic: Heuristic,
  evaluator: Evaluator,
): BidTable => {
  const rival = 1 - seat;
  const rows = Math.min(position.cash[seat]!, HIGHEST) + 1;
  const columns = Math.min(position.cash[rival]!, HIGHEST) + 1;
  const worth = new Float64Array(rows * columns);
  const state = canals.copy(position);
  const result = makeResult();
  for (let own = 0; own < rows; own++) {
    for (let other = 0; other < columns; other++) {
      state.assign(position);
      play(state, seat, bidCode(own));
      play(state, rival, bidCode(other));
      playRound(state, heuristic, NO_CHANCE, 0);
      evaluator.read(state, result);
      worth[own * columns + other] = result.shares[seat]!;
    }
  }
  return { rows, columns, worth };
};

/** A bid for the secret auction, and the evaluations it took. */
export interface SecretBid {
  readonly bid: number;
  readonly spent: number;
}

/** Chooses a bid for the secret auction. */
export type ChooseSecretBid = (position: State, seat: number, random: Random) => SecretBid;

/** [C40] Draws a bid from the mixed strategy of the secret auction. */
export const drawMixedBid =
  (heuristic: Heuristic, evaluators: () => Evaluators): ChooseSecretBid =>
  (position, seat, random) => {
    const table = bidTable(position, seat, heuristic, evaluators().searchers);
    const [strategy] = mixedBids(table);
    return { bid: drawBid(strategy, random), spent: table.worth.length };
  };

/** How one seat mixes its bids: its regret for each bid, and the sum of its strategies so far. */
class Mixer {
  readonly total: Float64Array;
  readonly now: Float64Array;
  private readonly regret: Float64Array;

  constructor(bids: number) {
    this.total = new Float64Array(bids);
    this.now = new Float64Array(bids);
    this.regret = new Float64Array(bids);
  }

  /** Bids in proportion to regret; later rounds count more, so that the first guesses fade. */
  mix(round: number): void {
    const { regret, now, total } = this;
    let sum = 0;
    for (const each of regret) sum += Math.max(0, each);
    for (let bid = 0; bid < now.length; bid++) {
      now[bid] = sum > 0 ? Math.max(0, regret[bid]!) / sum : 1 / now.length;
      total[bid]! += round * now[bid]!;
    }
  }

  /** Learns what each bid would have brought. */
  learn(values: Float64Array): void {
    let had = 0;
    for (let bid = 0; bid < values.length; bid++) had += this.now[bid]! * values[bid]!;
    for (let bid = 0; bid < values.length; bid++)
      this.regret[bid] = Math.max(0, this.regret[bid]! + values[bid]! - had);
  }
}

/** The mixed strategies that regret matching finds for both seats of the table; each sums to 1. */
export const mixedBids = (table: BidTable): readonly [Float64Array, Float64Array] => {
  const { rows, columns, worth } = table;
  const row = new Mixer(rows);
  const column = new Mixer(columns);
  const rowValues = new Float64Array(rows);
  const columnValues = new Float64Array(columns);
  for (let round = 1; ; round++) {
    row.mix(round);
    column.mix(round);
    rowValues.fill(0);
    columnValues.fill(0);
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < columns; j++) {
        const value = worth[i * columns + j]!;
        rowValues[i]! += value * column.now[j]!;
        columnValues[j]! += (1 - value) * row.now[i]!;
      }
    }
    row.learn(rowValues);
    column.learn(columnValues);
    if (round % LOOKED_UP !== 0) continue;
    const both = [normalised(row.total), normalised(column.total)] as const;
    if (round === ITERATIONS || exploitability(table, both) < ENOUGH) return both;
  }
};

const normalised = (total: Float64Array): Float64Array => {
  let sum = 0;
  for (const each of total) sum += each;
  return total.map((each) => each / sum);
};

/** How much of a victory the best answers to both strategies win, on average, beyond what the strategies promise. */
export const exploitability = (
  { rows, columns, worth }: BidTable,
  [row, column]: readonly [Float64Array, Float64Array],
): number => {
  let rowBest = 0;
  let columnBest = 0;
  for (let i = 0; i < rows; i++) {
    let value = 0;
    for (let j = 0; j < columns; j++) value += worth[i * columns + j]! * column[j]!;
    rowBest = Math.max(rowBest, value);
  }
  for (let j = 0; j < columns; j++) {
    let value = 0;
    for (let i = 0; i < rows; i++) value += (1 - worth[i * columns + j]!) * row[i]!;
    columnBest = Math.max(columnBest, value);
  }
  return (rowBest + columnBest - 1) / 2;
};

const GRAIN = 65536;

/** Draws a bid from a mixed strategy. */
export const drawBid = (strategy: Float64Array, random: Random): number => {
  let left = random.below(GRAIN) / GRAIN;
  for (let bid = 0; bid < strategy.length; bid++) {
    left -= strategy[bid]!;
    if (left < 0) return bid;
  }
  return strategy.length - 1;
};
