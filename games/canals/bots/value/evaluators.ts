import { netBytes } from '#net-bytes';
import { lazy } from '@santiago/bots/lazy.ts';
import { Evaluator } from './evaluator.ts';
import { Net } from './net.ts';
import { type Nets, readNets } from './net-file.ts';

/** What a lead of 25 points counts for, as a share of a victory: for bots that ask the net, and for the gambler. */
export const NET_MARGIN = 0.1;
export const GAMBLER_MARGIN = 1;
/** What a point of the heuristic adds for bots that ask the net: the two err in different places. */
export const HEURISTIC_WEIGHT = 0.04;
/** How many of the heuristic's best actions the hydrologist follows, the gambler, and the mirror. */
export const HYDROLOGIST_WIDTH = 12;
export const GAMBLER_WIDTH = 8;
export const MIRROR_WIDTH = 10;

/** What a position between rounds is worth: among players who search, and among stewards. */
export type Evaluators = Nets<Evaluator>;

/** The weights that the bots play with. */
export const readTrained = (): Nets<Float32Array> => readNets(netBytes());

/** The evaluators that the bots share. Lazy, since weaker bots never ask and need not pay for reading the weights. */
export const trainedEvaluators: () => Evaluators = lazy(() => {
  const { searchers, stewards } = readTrained();
  return { searchers: new Evaluator(new Net(searchers)), stewards: new Evaluator(new Net(stewards)) };
});
