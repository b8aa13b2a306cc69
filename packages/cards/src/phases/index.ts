import { CHANCE, OWES_CHANCE, type Random, refusal, type Refusal, seatName } from '@santiago/kernel';
import { type Action, ACTION_KINDS, type ActionKind } from '../action.ts';
import { encode, kindIndex } from '../code.ts';
import type { Menu } from '../menu.ts';
import { type Offer, offerOf } from '../offer.ts';
import { PHASE_NAMES, type PhaseName, type State } from '../state/state.ts';
import { act } from './act.ts';
import { after } from './after.ts';
import { base } from './base.ts';
import { dice } from './dice.ts';
import { fight } from './fight.ts';
import { first } from './first.ts';
import { give } from './give.ts';
import { over } from './over.ts';
import type { ActionRules, Phase, PhaseRules } from './phase.ts';
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

/** What the phase says about an action; undefined where it does not belong to the phase. */
const actionRules = (phase: PhaseName, kind: ActionKind): ActionRules<ActionKind> | undefined =>
  RULES[phase].actions[kind] as ActionRules<ActionKind> | undefined;

type Play = ActionRules<ActionKind>['play'];

const playNothing: Play = ({ phase }, _, action) => {
  throw new RangeError(`${action} is no action of the phase ${phase}`);
};

/**
 * The hot dispatcher: what plays an action, by number of the phase and of the action's kind. One look-up in an array
 * costs less than finding the rules by name.
 */
const KINDS = ACTION_KINDS.length;
const PLAYS: readonly Play[] = PHASE_NAMES.flatMap((phase) =>
  ACTION_KINDS.map((kind) => actionRules(phase, kind)?.play ?? playNothing),
);

/** Plays a legal action; `who` is a seat or CHANCE. */
export const play = (state: State, who: number, action: number): void =>
  PLAYS[state.phaseNumber * KINDS + kindIndex(action)]!(state, who, action);

/** The same by number, for who acts and what the menu is. */
const RULES_BY_NUMBER: readonly PhaseRules<PhaseName>[] = PHASE_NAMES.map((phase) => RULES[phase]);

const rulesNow = (state: State): PhaseRules<PhaseName> => RULES_BY_NUMBER[state.phaseNumber]!;

/** Who must act: bits of seats, `OWES_CHANCE`, or 0 when the match is over. */
export const owes = (state: State): number => {
  switch (rulesNow(state).acts) {
    case 'seat':
      return 1 << state.actor;
    case 'chance':
      return OWES_CHANCE;
    case 'nobody':
      return 0;
  }
};

/** Writes the menu of a seat; an empty one where it owes nothing. */
export const open = (state: State, seat: number, menu: Menu): void => {
  menu.clear();
  const rules = rulesNow(state);
  if (rules.acts === 'seat' && seat === state.actor) rules.open(state, seat, menu);
};

export const forced = (state: State, seat: number, menu: Menu): number => {
  menu.clear();
  const rules = rulesNow(state);
  return rules.acts === 'seat' && seat === state.actor ? rules.forced(state, seat, menu) : -1;
};

/** An outcome of chance. */
export const draw = (state: State, random: Random): number => {
  const rules = rulesNow(state);
  if (rules.acts !== 'chance') throw new Error(`chance does not act in the phase ${state.phase}`);
  return rules.draw(state, random);
};

const wrongPhase = (state: State): Refusal =>
  refusal('wrong-phase', rulesNow(state).text, { phase: state.phaseNumber });

const refuseChance = (state: State, action: Action): Refusal | null => {
  const rules = actionRules(state.phase, action.kind);
  if (rulesNow(state).acts !== 'chance' || rules === undefined) return wrongPhase(state);
  return rules.refuse(state, CHANCE, action);
};

/** Why this may not be done now; null where it may. What is on the menu may be done. */
export const refuse = (state: State, who: number, action: Action, menu: Menu): Refusal | null => {
  if (who === CHANCE) return refuseChance(state, action);
  if (rulesNow(state).acts !== 'nobody' && state.actor !== who)
    return refusal('not-your-turn', `It is not ${seatName(who)}'s turn.`, { seat: seatName(who) });
  open(state, who, menu);
  if (menu.includes(encode(action))) return null;
  const rules = actionRules(state.phase, action.kind);
  if (rulesNow(state).acts !== 'seat' || rules === undefined) return wrongPhase(state);
  const reason = rules.refuse(state, who, action);
  if (reason === null) throw new Error(`${action.kind} is neither on the menu nor refused`);
  return reason;
};

/** What the seat may do; null when it owes nothing. */
export const offer = (state: State, seat: number, menu: Menu): Offer | null => {
  if ((owes(state) & (1 << seat)) === 0) return null;
  open(state, seat, menu);
  return offerOf(menu);
};

/** What a view says of the phase. */
export const showPhase = (state: State): Phase => rulesNow(state).show(state);

/** Brings a state to the phase of a view. Table, hands and pools stand already. */
export const restorePhase = (state: State, phase: Phase): void => {
  state.phaseNumber = PHASE_NAMES.indexOf(phase.kind);
  rulesNow(state).restore(state, phase);
};
