import type * as kernel from '@santiago/kernel';
import type { Offering, PhaseView } from '@santiago/kernel';
import type { Action } from '../action.ts';
import type { State } from '../state/state.ts';

/** The kernel's contract of a phase, for this game. `Shown` is what a view shows of it. */
export type SeatPhase<Shown, Offer> = kernel.SeatPhase<State, Action> &
  Offering<State, Offer> &
  PhaseView<State, Shown>;
export type ChancePhase<Shown> = kernel.ChancePhase<State, Action> & PhaseView<State, Shown>;
export type LastPhase<Shown> = kernel.LastPhase<State, Action> & PhaseView<State, Shown>;

/** What a view shows while chance sets up the table. */
export interface SetUpShown<Step extends string> {
  readonly kind: 'set-up';
  readonly step: Step;
}
