import { type Nets, readArtefact } from './artefact.ts';
import { Judge } from './lookahead.ts';
import { Net } from './net.ts';
import { TRAINED } from './trained.ts';

/** What a lead of 25 points counts for, as a share of a victory: to those who ask the net, and to the gambler. */
export const KEEN_MARGIN = 0.1;
export const PLAIN_MARGIN = 1;
/** What a point of the heuristic counts for besides to one who asks the net, since nets err and the heuristic errs elsewhere. */
export const KEEN_PRIOR = 0.04;
/** How many of the heuristic's best the hydrologist follows, the gambler, and the mirror. */
export const KEEN_WIDTH = 12;
export const PLAIN_WIDTH = 8;
export const MIRROR_WIDTH = 10;

/** Who says what a position between rounds is worth: among players who look ahead, and among stewards. */
export type Judges = Nets<Judge>;

/** The weights that the bots play with. */
export const readTrained = (): Nets<Float32Array> => ({
  keen: readArtefact(TRAINED.keen),
  plain: readArtefact(TRAINED.plain),
});

let judges: Judges | null = null;

/** Made when they are first asked for, so that whoever never asks does not pay for reading the weights. */
export const trainedJudges = (): Judges => {
  if (judges !== null) return judges;
  const { keen, plain } = readTrained();
  judges = { keen: new Judge(new Net(keen)), plain: new Judge(new Net(plain)) };
  return judges;
};

/** The one for most: among players who look ahead. */
export const trainedJudge = (): Judge => trainedJudges().keen;
