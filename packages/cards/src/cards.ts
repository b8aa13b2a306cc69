import { type Game, OWES_CHANCE, type Outcome, type Random } from '@santiago/kernel';
import type { Action } from './action.ts';
import { decode, DICE, encode, FIRST } from './code.ts';
import { imagine } from './hidden.ts';
import { count, forced, list, sample, WIDEST } from './legality.ts';
import { format, parse } from './notation.ts';
import { expand, type Offer, offerOf } from './offer.ts';
import { SETUP } from './options.ts';
import { play } from './play.ts';
import { refuse } from './refusals.ts';
import {
  ACTOR,
  assign,
  copy,
  IN,
  PHASE,
  PHASE_DICE,
  PHASE_FIRST,
  PHASE_OVER,
  playersIn,
  start,
  type State,
} from './state.ts';
import { binds, hear, told } from './told.ts';
import { known, type View, viewOf } from './view.ts';

export interface CardsTypes {
  State: State;
  Action: Action;
  View: View;
  Offer: Offer;
}

const owes = ({ n }: State): number => {
  const phase = n[PHASE];
  if (phase === PHASE_OVER) return 0;
  return phase === PHASE_FIRST || phase === PHASE_DICE ? OWES_CHANCE : 1 << n[ACTOR]!;
};

const FOUR_DICE = 6 ** 4;

/** [X5][X16] */
const draw = ({ setup, n }: State, random: Random): number =>
  n[PHASE] === PHASE_FIRST ? FIRST | random.below(setup.players) : DICE | random.below(FOUR_DICE);

/** [X29][X30] The last one in has won; a draw is shared. */
const outcome = ({ setup, n }: State): Outcome | null => {
  if (n[PHASE] !== PHASE_OVER) return null;
  const sharing = playersIn(n);
  const shares = Array.from({ length: setup.players }, (_, seat) => n[IN + seat]! / sharing);
  const mark = sharing === 1 ? '1' : `1/${sharing}`;
  return { points: shares, shares, marks: shares.map((share) => (share > 0 ? mark : '0')) };
};

/** The card-and-dice game *Santiago* by David J. Rodger and Pete Wills. */
export const cards: Game<CardsTypes> = {
  name: 'cards',
  rules: '1',
  setup: SETUP,
  widest: WIDEST,
  start,
  copy,
  assign,
  owes,
  list: (state, seat, out) => list(state.n, seat, out),
  count: (state, seat) => count(state.n, seat),
  sample: (state, seat, random) => sample(state.n, seat, random),
  draw,
  forced: (state, seat) => forced(state.n, seat),
  play: (state, who, action) => play(state.n, who, action),
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
