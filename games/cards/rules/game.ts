import type { Game, Outcome } from '@santiago/kernel';
import type { Action } from './action.ts';
import { decode, encode } from './code.ts';
import { imagine } from './hidden.ts';
import { WIDEST } from './menu.ts';
import { format, parse } from './notation.ts';
import { expand, type Offer } from './offer.ts';
import { SETUP } from './options.ts';
import * as phases from './phases/index.ts';
import { copy, PHASES, State } from './state/state.ts';
import { writeShares } from './strength.ts';
import { binds, hear, told } from './told.ts';
import { known, type View, viewOf } from './view.ts';

export interface CardsTypes {
  State: State;
  Action: Action;
  View: View;
  Offer: Offer;
}

/** [X29][X30] One winner, or several who share the victory. */
const outcome = (state: State): Outcome | null => {
  if (state.phaseNumber !== PHASES.over) return null;
  const shares: number[] = [];
  const sharing = writeShares(state, shares);
  const mark = sharing === 1 ? '1' : `1/${sharing}`;
  return { points: shares, shares, marks: shares.map((share) => (share > 0 ? mark : '0')) };
};

/** The card-and-dice game *Santiago* by David J. Rodger and Pete Wills. */
export const cards: Game<CardsTypes> = {
  name: 'cards',
  rules: '1',
  setup: SETUP,
  widest: WIDEST,
  start: (setup) => new State(setup),
  copy,
  assign: (target, source) => target.assign(source),
  owes: phases.owes,
  list: phases.list,
  count: phases.count,
  sample: phases.sample,
  draw: phases.draw,
  forced: phases.forced,
  play: phases.play,
  outcome,
  encode,
  decode,
  parse,
  format,
  refuse: phases.refuse,
  binds,
  offer: phases.offer,
  expand,
  view: viewOf,
  known,
  imagine,
  told,
  hear,
  eyeOf: (view) => view.eye,
};
