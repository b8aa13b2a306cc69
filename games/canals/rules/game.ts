import { type Game, type Outcome, sharesOf } from '@santiago/kernel';
import type { Action } from './action.ts';
import { decode, encode } from './code.ts';
import { format, parse } from './notation.ts';
import { SETUP } from './options.ts';
import {
  count,
  draw,
  expand,
  forced,
  list,
  type Offer,
  offerOf,
  owes,
  play,
  refuse,
  sample,
} from './phases/index.ts';
import { scores } from './score.ts';
import { assign, copy, start, type State } from './state/state.ts';
import { binds, hear, imagine, told } from './told.ts';
import { known, type View, viewOf } from './view.ts';

export interface CanalsTypes {
  State: State;
  Action: Action;
  View: View;
  Offer: Offer;
}

/** [C54] */
const outcome = (s: State): Outcome | null => {
  if (s.phase !== 'over') return null;
  const totals = new Int32Array(5);
  scores(s, totals);
  const points = [...totals.subarray(0, s.players)];
  return { points, shares: sharesOf(points), marks: points.map(String) };
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
  list,
  count,
  sample,
  draw,
  forced,
  play,
  outcome,
  encode,
  decode,
  parse,
  format,
  refuse,
  binds,
  offer: (state, seat) => ((owes(state) & (1 << seat)) === 0 ? null : offerOf(state, seat)),
  expand,
  view: viewOf,
  known,
  imagine,
  told,
  hear,
  eyeOf: (view) => view.eye,
};
