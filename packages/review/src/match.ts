import {
  type GameTypes,
  replay,
  type Row,
  type Seat,
  seatIndex,
  seatName,
  seatsOf,
  type Setup,
} from '@santiago/kernel';
import { accuracyOf, gradeOf } from './grade.ts';
import type { Judge, JudgeMaker, Outlook, Weighing } from './judge.ts';
import { partsOf } from './parts.ts';
import type { Reason } from './reason.ts';
import type { Accuracy, Expectation, JudgedDecision, Progress, Review, SeatReview } from './review.ts';
import { turningPoints } from './turning.ts';

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

/** A decision of the match while it is weighed. */
interface Case<T extends GameTypes> {
  readonly index: number;
  readonly seat: number;
  readonly round: number;
  readonly phase: string;
  readonly chosen: string;
  readonly state: T['State'];
  readonly weighing: Weighing;
  /** By the best action so far: they are needed often and do not change. */
  readonly reasons: Map<string, readonly Reason[]>;
}

const STANDARD_SEED = 1;

/** In a game without points, parts are counted in whole percent of the victory. */
const PERCENT = 100;

/** A match while it is judged. The generator yields after every decision, so that its caller can stop. */
class MatchReview<T extends GameTypes> {
  private readonly judge: Judge<T>;
  private readonly request: MatchRequest<T>;
  private readonly cases: Case<T>[] = [];
  private readonly rounds: number[] = [];
  private readonly phases: (string | null)[] = [];
  private readonly states: T['State'][] = [];
  /** Before the first row, and after each. */
  private readonly outlooks: Outlook[] = [];
  /** The same from what the reader knew; empty if everybody knew everything. */
  private readonly ownOutlooks: Outlook[] = [];
  private readonly eye: number | null;

  constructor(judge: Judge<T>, request: MatchRequest<T>) {
    this.judge = judge;
    this.request = request;
    const { game } = judge;
    const { setup, rows, eye } = request;
    this.eye = judge.hidden && eye !== undefined ? seatIndex(eye) : null;
    const { state: end, misplay } = replay(game, setup, rows, (state) => this.states.push(game.copy(state)));
    if (misplay !== null) throw new Error(`row ${misplay.index + 1}: ${misplay.refusal.text}`);
    this.states.push(end);
  }

  *run(): Generator<Progress, Review> {
    const stages = Math.min(this.judge.stages, 1 + (this.request.depth ?? this.judge.stages));
    yield* this.firstPicture(stages);
    for (let stage = 1; stage < stages; stage++) {
      for (const [number, outlook] of this.outlooks.entries()) {
        outlook.refine(stage);
        this.ownOutlooks[number]?.refine(stage);
        const done = (stage + (number + 1) / this.outlooks.length) / stages;
        yield { stage, stages, done, review: () => this.review() };
      }
    }
    return this.review();
  }

  /** Goes through the rows once: what was decided, and what could be expected. */
  private *firstPicture(stages: number): Generator<Progress> {
    const { game } = this.judge;
    const { rows } = this.request;
    this.expect(0);
    for (const [index, { who, action }] of rows.entries()) {
      const state = this.states[index]!;
      const seat = who === '*' ? -1 : seatIndex(who);
      this.rounds.push(this.judge.roundOf(state));
      this.phases.push(seat < 0 ? null : this.judge.phaseOf(state));
      if (seat >= 0 && game.forced(state, seat) < 0) {
        const weighing = this.judge.weigh(state, seat, game.encode(action));
        weighing.refine(0);
        this.outlooks.push(weighing);
        if (seat === this.eye) this.ownOutlooks.push(asKnown(weighing));
        else this.expectAsEye(index + 1);
        const [round, phase] = [this.judge.roundOf(state), this.judge.phaseOf(state)];
        this.cases.push({
          index,
          seat,
          round,
          phase,
          chosen: game.format(action),
          state,
          weighing,
          reasons: new Map(),
        });
      } else this.expect(index + 1);
      yield { stage: 0, stages, done: (index + 1) / rows.length / stages, review: () => null };
    }
    yield { stage: 0, stages, done: 1 / stages, review: () => this.review() };
  }

  /** A first look at what follows from a state that no decision led to. */
  private expect(state: number): void {
    const outlook = this.judge.expect(this.states[state]!, null);
    outlook.refine(0);
    this.outlooks.push(outlook);
    this.expectAsEye(state);
  }

  private expectAsEye(state: number): void {
    if (this.eye === null) return;
    const outlook = this.judge.expect(this.states[state]!, this.eye);
    outlook.refine(0);
    this.ownOutlooks.push(outlook);
  }

  /** Before the first row, and after each; the end of the match is what it was. */
  private graphOf(outlooks: readonly Outlook[]): Expectation[] {
    const outcome = this.judge.game.outcome(this.states.at(-1)!);
    const graph = outlooks.map((outlook) => outlook.expectation());
    if (outcome !== null) graph[graph.length - 1] = { scores: outcome.points, chances: outcome.shares };
    return graph;
  }

  private review(): Review {
    const { judge, request } = this;
    const { game, phases } = judge;
    const { setup, rows, seed = STANDARD_SEED } = request;
    const outcome = game.outcome(this.states.at(-1)!);
    const decisions = this.cases.map((each) => this.decision(each));
    const openGraph = this.graphOf(this.outlooks);
    const graph = this.eye === null ? openGraph : this.graphOf(this.ownOutlooks);
    const whos = rows.map(({ who }) => who);
    const unit = judge.scored ? 1 : PERCENT;
    const losses = rows.map(() => 0);
    for (const { index, loss } of decisions) losses[index] = judge.scored ? loss.points : loss.chance;
    const parts = partsOf({ graph, unit, whos, losses, phases: this.phases, allPhases: phases });
    return {
      game: game.name,
      players: setup.players,
      over: outcome !== null,
      scored: judge.scored,
      seed,
      eye: this.eye === null ? null : seatName(this.eye),
      phases,
      decisions,
      graph,
      openGraph: this.eye === null ? null : openGraph,
      turningPoints: turningPoints(graph, {
        whos,
        rounds: this.rounds,
        actions: rows.map(({ action }) => game.format(action)),
        grades: new Map(decisions.map(({ index, grade }) => [index, grade])),
        best: new Map(
          decisions
            .filter((decision) => this.isCompared(decision))
            .map(({ index, candidates }) => [index, candidates[0]!]),
        ),
      }),
      seats: seatsOf(setup.players).map((seat, index): SeatReview => {
        const own = decisions.filter((decision) => decision.seat === seat);
        return {
          seat,
          all: summary(own),
          phases: Object.fromEntries(
            phases.map((phase) => [phase, summary(own.filter((decision) => decision.phase === phase))]),
          ),
          parts: parts[index]!,
        };
      }),
    };
  }

  /** Whether the graph shows what the judgement is based on: what the deciding seat knew. */
  private isCompared({ seat }: JudgedDecision): boolean {
    return !this.judge.hidden || seatIndex(seat) === this.eye;
  }

  private decision(each: Case<T>): JudgedDecision {
    const { index, seat, round, phase, chosen, weighing } = each;
    const candidates = weighing.candidates();
    const { worth, ...loss } = weighing.loss();
    return {
      index,
      seat: seatName(seat),
      round,
      phase,
      chosen,
      candidates,
      loss,
      grade: gradeOf(loss),
      accuracy: accuracyOf(worth),
      reasons: this.reasons(each, candidates[0]!.action),
    };
  }

  private reasons({ state, seat, chosen, index, reasons }: Case<T>, best: string): readonly Reason[] {
    const known = reasons.get(best);
    if (known !== undefined) return known;
    const { rows } = this.request;
    const found = this.judge.reasons(state, seat, { chosen, best }, { rows, index });
    reasons.set(best, found);
    return found;
  }
}

/** A decision as its seat knew it, refined while it is weighed. */
const asKnown = (weighing: Weighing): Outlook => ({
  refine: () => undefined,
  expectation: () => weighing.ownExpectation(),
});

const summary = (decisions: readonly JudgedDecision[]): Accuracy => {
  const sum = (of: (decision: JudgedDecision) => number): number =>
    decisions.reduce((total, decision) => total + of(decision), 0);
  const graded = (grade: string): number => decisions.filter((each) => each.grade === grade).length;
  return {
    decisions: decisions.length,
    accuracy: decisions.length === 0 ? null : sum(({ accuracy }) => accuracy) / decisions.length,
    points: sum(({ loss }) => loss.points),
    chance: sum(({ loss }) => loss.chance),
    inaccuracies: graded('inaccuracy'),
    mistakes: graded('mistake'),
    blunders: graded('blunder'),
  };
};

/**
 * Judges a match step by step: a generator that yields after every decision, so that its caller can show the progress
 * and stop. The first result for the whole match comes after the first pass; the value returned at the end is the
 * finished review. It depends only on the request, so it is the same in Node and in a browser's worker.
 */
export const reviewMatch = <T extends GameTypes>(
  makeJudge: JudgeMaker<T>,
  request: MatchRequest<T>,
): Generator<Progress, Review> =>
  new MatchReview(makeJudge(request.seed ?? STANDARD_SEED, request.rows.length), request).run();
