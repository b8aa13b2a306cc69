import { Heuristic } from './heuristic.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, MIRROR_WIDTH } from './judges.ts';
import type { Judge } from './lookahead.ts';
import {
  LookingModel,
  type LookingOptions,
  type Model,
  playRoundAs,
  type Rest,
  stewardModel,
  stewardsRest,
} from './models.ts';
import { SEAT_COUNT } from './survey.ts';
import { TUNED } from './tuned.ts';

/** How many ideas one follows for each of one's own decisions later in the round. */
const OWN_WIDTH = 3;
/** How many ideas the mirror takes each of the others to follow. */
const MIRRORED_WIDTH = 5;

const makeHeuristic = (): Heuristic => new Heuristic(TUNED);

/** Models for every seat. Heuristics keep facts for a phase, so each has its own. */
const forSeats = <T>(make: () => T): readonly T[] => Array.from({ length: SEAT_COUNT }, make);

export const stewards = (): readonly Model[] => forSeats(() => stewardModel(makeHeuristic()));

export const looking = (options: LookingOptions): readonly LookingModel[] =>
  forSeats(() => new LookingModel(makeHeuristic(), stewardsRest(makeHeuristic()), options));

/** Oneself later in the round. */
export const ownSelves = ({ keen }: Judges): readonly Model[] =>
  looking({ judge: keen, width: OWN_WIDTH, marginShare: KEEN_MARGIN, prior: KEEN_PRIOR });

/** What the mirror expects: everybody looks ahead, and itself is a steward. */
export const reflection = (judge: Judge): Rest => {
  const own = stewards();
  const others = looking({ judge, width: MIRRORED_WIDTH, marginShare: KEEN_MARGIN, prior: KEEN_PRIOR });
  const models: Model[] = [];
  return (s, seat) => {
    models.length = s.players;
    for (let each = 0; each < s.players; each++) models[each] = each === seat ? own[each]! : others[each]!;
    playRoundAs(s, models);
  };
};

/** Mirrors, who trust the net alone. */
export const reflecting = (judge: Judge): readonly Model[] => {
  const options = { judge, width: MIRROR_WIDTH, marginShare: KEEN_MARGIN, prior: 0 };
  return forSeats(() => new LookingModel(makeHeuristic(), reflection(judge), options));
};
