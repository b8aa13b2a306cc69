import {
  CHANCE,
  type Eye,
  phaseEngine,
  type Random,
  refusal,
  type Refusal,
  seatName,
} from '@santiago/kernel';
import { type Action, ACTION_KINDS } from '../action.ts';
import { encode, kindIndex } from '../code.ts';
import { makeMenu } from '../menu.ts';
import { type Offer, offerOf } from '../offer.ts';
import { PHASE_NAMES, type PhaseName, PHASES, type State } from '../state/state.ts';
import { act } from './act.ts';
import { after } from './after.ts';
import { base } from './base.ts';
import { dice } from './dice.ts';
import { fight } from './fight.ts';
import { first } from './first.ts';
import { give } from './give.ts';
import { over } from './over.ts';
import type { Phase, PhaseOf, PhaseRules } from './phase.ts';
import { pick } from './pick.ts';
import { take } from './take.ts';

/** Every phase and its rules: a phase that is missing here does not compile. */
const RULES: { readonly [P in PhaseName]: PhaseRules<P> } = {
  first,
  base,
  act,
  give,
  take,
  fight,
  dice,
  pick,
  after,
  over,
};

const menu = makeMenu();

const engine = phaseEngine<State, Action, PhaseName>({
  names: PHASE_NAMES,
  kinds: ACTION_KINDS,
  phases: RULES,
  menu,
  code: encode,
  kindOf: kindIndex,
  label: ({ phaseNumber }) => phaseNumber,
});

export const { fromMenu, open, owes, list, count, forced, draw, play } = engine;

/** Any of the actions, each with the same chance. Placings are counted last, as they were when matches were recorded. */
export const sample = (state: State, seat: number, random: Random): number => {
  open(state, seat, menu);
  return menu.at((random.below(menu.count) + menu.tableCount) % menu.count);
};

/** Why this may not be done now; null where it may. */
export const refuse = (state: State, who: number, action: Action): Refusal | null =>
  who !== CHANCE && state.phaseNumber !== PHASES.over && state.actor !== who
    ? refusal('not-your-turn', `It is not ${seatName(who)}'s turn.`, { seat: seatName(who) })
    : engine.refuse(state, who, action);

/** What the seat may do; null when it owes nothing. */
export const offer = (state: State, seat: number): Offer | null => {
  if ((owes(state) & (1 << seat)) === 0) return null;
  open(state, seat, menu);
  return offerOf(menu);
};

/** What a view says of the phase. */
export const showPhase = (state: State, eye: Eye): Phase => RULES[state.phase].show(state, eye);

/** Brings a state to the phase of a view. Table, hands and pools stand already. */
export const restorePhase = <P extends PhaseName>(state: State, phase: PhaseOf<P>): void => {
  state.phaseNumber = PHASES[phase.kind];
  const rules: PhaseRules<P> = RULES[phase.kind];
  rules.restore?.(state, phase);
};
