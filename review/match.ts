import { type GameTypes, seatIndex, seatName, seatsOf } from '@santiago/kernel';
import { type Finding, findingsOf, WHOLE } from './findings.ts';
import type { JudgeMaker } from './judge.ts';
import { Line, type MatchRequest } from './line.ts';
import { partsOf } from './parts.ts';
import type { Accuracy, Expectation, JudgedDecision, Progress, Review, SeatReview } from './review.ts';
import { turningPoints } from './turning.ts';

/** In a game without points, parts are counted in whole percent of the victory. */
const PERCENT = 100;

/**
 * The review that follows from what was found out about every position of a match. Where two findings are about the
 * same position, the later one counts.
 */
export const reviewOf = <T extends GameTypes>(line: Line<T>, findings: readonly Finding[]): Review => {
  const { judge, setup, rows, seed, eye, outcome } = line;
  const { game, phases } = judge;
  const latest = new Map(findings.map((finding) => [finding.number, finding]));
  const ordered = [...latest.values()].toSorted((a, b) => a.number - b.number);
  const decisions = ordered.flatMap(({ decision }) => decision ?? []);
  const openGraph = graphOf(
    line,
    ordered.map(({ expectation }) => expectation),
  );
  const graph =
    eye === null
      ? openGraph
      : graphOf(
          line,
          ordered.map(({ own }) => own!),
        );
  const whos = rows.map(({ who }) => who);
  const unit = judge.scored ? 1 : PERCENT;
  const losses = rows.map(() => 0);
  for (const { index, loss } of decisions) losses[index] = judge.scored ? loss.points : loss.chance;
  const parts = partsOf({ graph, unit, whos, losses, phases: line.phases, allPhases: phases });
  return {
    game: game.name,
    players: setup.players,
    over: outcome !== null,
    scored: judge.scored,
    seed,
    eye: eye === null ? null : seatName(eye),
    phases,
    decisions,
    graph,
    openGraph: eye === null ? null : openGraph,
    turningPoints: turningPoints(graph, {
      whos,
      rounds: line.rounds,
      actions: rows.map(({ action }) => game.format(action)),
      grades: new Map(decisions.map(({ index, grade }) => [index, grade])),
      best: new Map(
        decisions
          .filter((decision) => isCompared(line, decision))
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
};

/** Before the first row, and after each; the end of the match is what it was. */
const graphOf = <T extends GameTypes>(
  { outcome }: Line<T>,
  expectations: readonly Expectation[],
): readonly Expectation[] =>
  outcome === null
    ? expectations
    : expectations.with(-1, { scores: outcome.points, chances: outcome.shares });

/** Whether the graph shows what the judgement is based on: what the deciding seat knew. */
const isCompared = <T extends GameTypes>({ judge, eye }: Line<T>, { seat }: JudgedDecision): boolean =>
  !judge.hidden || seatIndex(seat) === eye;

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
 * finished review. It depends only on the request, so it is the same in Node and in a browser's worker. Several workers
 * can take a share each (`findingsOf`) and put together what they found (`reviewOf`): that is the same review.
 */
export const reviewMatch = <T extends GameTypes>(
  makeJudge: JudgeMaker<T>,
  request: MatchRequest<T>,
): Generator<Progress, Review> => judgeAlone(new Line(makeJudge, request));

function* judgeAlone<T extends GameTypes>(line: Line<T>): Generator<Progress, Review> {
  const { stages } = line;
  const work = findingsOf(line, WHOLE);
  for (let next = work.next(); ; next = work.next()) {
    if (next.done === true) return reviewOf(line, next.value);
    const { stage, done, findings } = next.value;
    yield { stage, stages, done, review: () => (findings === null ? null : reviewOf(line, findings())) };
  }
}
