import { type Game, OWES_CHANCE, type Outcome } from '@santiago/kernel';
import type { Action } from './action.ts';
import { decode, encode } from './code.ts';
import { draw } from './draw.ts';
import { count, forced, isChance, list, owingSeatBits, sample } from './legality.ts';
import { format, parse } from './notation.ts';
import { expand, type Offer, offerOf } from './offer.ts';
import { SETUP } from './options.ts';
import { play } from './play.ts';
import { refuse } from './refusals.ts';
import { scores } from './score.ts';
import { assign, copy, PHASE, PHASE_OVER, PLAYERS, start, type State } from './state.ts';
import { binds, hear, imagine, told } from './told.ts';
import { known, type View, viewOf } from './view.ts';

export interface CanalsTypes {
  State: State;
  Action: Action;
  View: View;
  Offer: Offer;
}

const owes = ({ n }: State): number => {
  const phase = n[PHASE]!;
  if (phase === PHASE_OVER) return 0;
  return isChance(phase) ? OWES_CHANCE : owingSeatBits(n);
};

/** [C54] */
const outcome = ({ n }: State): Outcome | null => {
  if (n[PHASE] !== PHASE_OVER) return null;
  const totals = new Int32Array(5);
  scores(n, totals);
  const points = [...totals.subarray(0, n[PLAYERS])];
  const best = Math.max(...points);
  const winners = points.filter((score) => score === best).length;
  return {
    points,
    shares: points.map((score) => (score === best ? 1 / winners : 0)),
    marks: points.map(String),
  };
};

/** The board game *Santiago* by Claudia Hely and Roman Pelek. */
export const canals: Game<CanalsTypes> = {
  name: 'canals',
  rules: '1',
  setup: SETUP,
  widest: 8192,
  start,
  copy,
  assign,
  owes,
  list: (state, seat, out) => list(state.n, seat, out),
  count: (state, seat) => count(state.n, seat),
  sample: (state, seat, random) => sample(state.n, seat, random),
  draw,
  forced: (state, seat) => forced(state.n, seat),
  play,
  outcome,
  encode,
  decode,
  parse,
  format,
  refuse,
  binds,
  offer: (state, seat) => ((owes(state) & (1 << seat)) === 0 ? null : offerOf(state.n, seat)),
  expand,
  view: viewOf,
  known,
  imagine,
  told,
  hear,
  eyeOf: (view) => view.eye,
};
