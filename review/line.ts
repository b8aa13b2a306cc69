import {
  type GameTypes,
  type Outcome,
  replay,
  type Row,
  type Seat,
  seatIndex,
  type Setup,
} from '@santiago/kernel';
import type { Judge, JudgeMaker } from './judge.ts';

/** A match to judge: the line in force, finished or not. Its rows must be legal. */
export interface MatchRequest<T extends GameTypes> {
  readonly setup: Setup;
  readonly rows: readonly Row<T['Action']>[];
  /** The reader: if seats know different things, the graph is drawn from what this seat knew. */
  readonly eye?: Seat;
  /** The same seed gives the same review. */
  readonly seed?: number;
  /** How many passes follow the first, 0 to 2; all of the judge's if left out. */
  readonly depth?: number;
}

const STANDARD_SEED = 1;

/** A match, its judge, and what the rows alone tell. */
export class Line<T extends GameTypes> {
  readonly judge: Judge<T>;
  readonly setup: Setup;
  readonly rows: readonly Row<T['Action']>[];
  readonly seed: number;
  /** How many passes there are, including the first. */
  readonly stages: number;
  /** The seat whose knowledge the graph is drawn from; null if everybody knows everything, or nobody reads. */
  readonly eye: number | null;
  /** Before the first row, and after each. */
  readonly states: readonly T['State'][];
  /** By row; the phase is null where chance acts. */
  readonly rounds: readonly number[];
  readonly phases: readonly (string | null)[];
  /** Null if the match is not over. */
  readonly outcome: Outcome | null;

  constructor(makeJudge: JudgeMaker<T>, { setup, rows, eye, seed = STANDARD_SEED, depth }: MatchRequest<T>) {
    const judge = makeJudge(seed, rows.length);
    const { game } = judge;
    const states: T['State'][] = [];
    const { state: end, misplay } = replay(game, setup, rows, (state) => states.push(game.copy(state)));
    if (misplay !== null) throw new Error(`row ${misplay.index + 1}: ${misplay.refusal.text}`);
    states.push(end);
    this.judge = judge;
    this.setup = setup;
    this.rows = rows;
    this.seed = seed;
    this.stages = Math.min(judge.stages, 1 + (depth ?? judge.stages));
    this.eye = judge.hidden && eye !== undefined ? seatIndex(eye) : null;
    this.states = states;
    this.rounds = rows.map((_, index) => judge.roundOf(states[index]!));
    this.phases = rows.map(({ who }, index) => (who === '*' ? null : judge.phaseOf(states[index]!)));
    this.outcome = game.outcome(end);
  }

  /** The seat that had a choice at this row; -1 where chance acted or there was only one answer. */
  deciderOf(index: number): number {
    const { who } = this.rows[index]!;
    const seat = who === '*' ? -1 : seatIndex(who);
    return seat >= 0 && this.judge.game.forced(this.states[index]!, seat) < 0 ? seat : -1;
  }
}
