import type * as kernel from '@santiago/kernel';
import type { PhaseView, Seat } from '@santiago/kernel';
import type { Action, ActionKind, ActionOf } from '../action.ts';
import type { Corner } from '../geometry.ts';
import type { Ending, PhaseName, State } from '../state/state.ts';
import type { Card } from '../vocabulary.ts';

/** Where the match stands, as a view says it; each phase carries its own data. */
export type Phase =
  /** [X5] Chance draws who goes first. */
  | { readonly kind: 'first' }
  /** [X7] */
  | { readonly kind: 'base'; readonly by: Seat }
  /** [X10] Before the action. */
  | { readonly kind: 'act'; readonly by: Seat }
  /** [X22] `acted`: the turn's action is done. */
  | { readonly kind: 'give'; readonly by: Seat; readonly acted: boolean; readonly given: readonly Card[] }
  | {
      readonly kind: 'take';
      readonly by: Seat;
      readonly acted: boolean;
      readonly given: readonly Card[];
      readonly taken: readonly Card[];
    }
  /** [X15] The attacker chooses whom to fight next. */
  | { readonly kind: 'fight'; readonly by: Seat; readonly attacker: Corner }
  /** [X16] Chance rolls. */
  | { readonly kind: 'dice'; readonly by: Seat; readonly attacker: Corner; readonly target: Corner }
  /** [X25] */
  | { readonly kind: 'pick'; readonly by: Seat; readonly attacker: Corner; readonly loser: Seat }
  /** [X10] After the last fight, where something can be bought back. */
  | { readonly kind: 'after'; readonly by: Seat }
  | { readonly kind: 'over'; readonly ending: Ending };

export type PhaseOf<P extends PhaseName> = Extract<Phase, { kind: P }>;

/** The kernel's contract of a phase, for this game. `phases/index.ts` has the table of all phases. */
export type ActionRules<K extends ActionKind> = kernel.ActionRules<State, ActionOf<K>>;
export type SeatPhase<P extends PhaseName> = kernel.SeatPhase<State, Action> & PhaseView<State, PhaseOf<P>>;
export type ChancePhase<P extends PhaseName> = kernel.ChancePhase<State, Action> &
  PhaseView<State, PhaseOf<P>>;
export type LastPhase<P extends PhaseName> = kernel.LastPhase<State, Action> & PhaseView<State, PhaseOf<P>>;
export type PhaseRules<P extends PhaseName> = SeatPhase<P> | ChancePhase<P> | LastPhase<P>;
