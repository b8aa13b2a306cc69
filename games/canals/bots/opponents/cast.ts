import { Heuristic } from '../value/heuristic.ts';
import { type Evaluators, NET_MARGIN, HEURISTIC_WEIGHT, MIRROR_WIDTH } from '../value/evaluators.ts';
import type { Evaluator } from '../value/evaluator.ts';
import {
  LookaheadModel,
  type LookaheadOptions,
  type Model,
  playRoundAs,
  type FinishRound,
  stewardModel,
  finishAsStewards,
} from './models.ts';
import { SEAT_COUNT } from '../value/survey.ts';
import { TUNED } from '../value/tuned.ts';

/** How many actions a searcher follows for each of its own decisions later in the round. */
const OWN_WIDTH = 3;
/** How many actions each of the others follows, as the mirror expects. */
const MIRRORED_WIDTH = 5;

const makeHeuristic = (): Heuristic => new Heuristic(TUNED);

/** A model for every seat. Heuristics keep facts for a phase, so each model has its own. */
const forSeats = <T>(make: () => T): readonly T[] => Array.from({ length: SEAT_COUNT }, make);

export const stewardModels = (): readonly Model[] => forSeats(() => stewardModel(makeHeuristic()));

export const lookaheadModels = (options: LookaheadOptions): readonly LookaheadModel[] =>
  forSeats(() => new LookaheadModel(makeHeuristic(), finishAsStewards(makeHeuristic()), options));

/** The searcher itself, later in the round. */
export const ownModels = ({ searchers }: Evaluators): readonly Model[] =>
  lookaheadModels({
    evaluator: searchers,
    width: OWN_WIDTH,
    marginShare: NET_MARGIN,
    prior: HEURISTIC_WEIGHT,
  });

/** The round as the mirror expects it: the others look ahead, and it plays as a steward itself. */
export const finishAsMirrors = (evaluator: Evaluator): FinishRound => {
  const own = stewardModels();
  const others = lookaheadModels({
    evaluator,
    width: MIRRORED_WIDTH,
    marginShare: NET_MARGIN,
    prior: HEURISTIC_WEIGHT,
  });
  const models: Model[] = [];
  return (s, seat) => {
    models.length = s.players;
    for (let each = 0; each < s.players; each++) models[each] = each === seat ? own[each]! : others[each]!;
    playRoundAs(s, models);
  };
};

/** Models of mirrors, which trust the net alone. */
export const mirrorModels = (evaluator: Evaluator): readonly Model[] => {
  const options = { evaluator, width: MIRROR_WIDTH, marginShare: NET_MARGIN, prior: 0 };
  return forSeats(() => new LookaheadModel(makeHeuristic(), finishAsMirrors(evaluator), options));
};
