import { readArtefact } from './artefact.ts';
import { searchingBot } from './gambler.ts';
import { Heuristic } from './heuristic.ts';
import { Judge, roundPlayouts } from './lookahead.ts';
import { Net } from './net.ts';
import { TRAINED } from './trained.ts';
import { TUNED } from './tuned.ts';

const NOISE = 1;
const model = new Heuristic(TUNED);
let judge: Judge | null = null;

/** Made when it is first asked, so that whoever never asks does not pay for reading the weights. */
export const trainedJudge = (): Judge => (judge ??= new Judge(new Net(readArtefact(TRAINED))));

/** Looks ahead to the end of the round, where chance comes in, and asks the net there. */
export const hydrologist = searchingBot({
  name: 'hydrologist',
  about: 'Follows each idea to the end of the round and judges what is left by long experience.',
  evaluations: 96,
  candidates: 12,
  marginShare: 0.1,
  trying: (position, seat, seed) =>
    roundPlayouts(position, seat, model, trainedJudge(), { seed, noise: NOISE }),
});
