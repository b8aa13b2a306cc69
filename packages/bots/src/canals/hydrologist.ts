import type { State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import { readArtefact } from './artefact.ts';
import { Heuristic } from './heuristic.ts';
import { Judge, roundPlayouts } from './lookahead.ts';
import { Net } from './net.ts';
import { bidTable, drawBid, mixedBids } from './sealed.ts';
import { type SealedBid, searchingBot } from './search.ts';
import { TRAINED } from './trained.ts';
import { TUNED } from './tuned.ts';

const CANDIDATES = 16;
const model = new Heuristic(TUNED);
let judge: Judge | null = null;

/** Made when it is first asked, so that whoever never asks does not pay for reading the weights. */
export const trainedJudge = (): Judge => (judge ??= new Judge(new Net(readArtefact(TRAINED))));

/** [C40] A bid drawn from the mixed strategy of the secret auction. */
export const sealMixed = (position: State, seat: number, random: Random): SealedBid => {
  const table = bidTable(position, seat, model, trainedJudge());
  const [strategy] = mixedBids(table);
  return { bid: drawBid(strategy, random), spent: table.worth.length };
};

/** Looks ahead to the end of the round, where chance comes in, with stewards for the others, and asks the net there. */
export const hydrologist = searchingBot({
  name: 'hydrologist',
  about: 'Follows each idea to the end of the round and judges what is left by long experience.',
  evaluations: CANDIDATES,
  candidates: CANDIDATES,
  marginShare: 0.1,
  certain: true,
  seal: sealMixed,
  trying: (position, seat, seed) => roundPlayouts(position, seat, model, trainedJudge(), { seed, noise: 0 }),
});
