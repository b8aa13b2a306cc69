import type { Eye, Random, Refusal } from '@santiago/kernel';
import type { Action } from '../action.ts';
import type { State } from '../state/state.ts';

/** What `refuse` says of an action that belongs to another phase. */
export const OTHER_PHASE = 'other-phase';

/** Null for a legal action. */
export type Verdict = Refusal | null | typeof OTHER_PHASE;

/** What every phase knows about itself. `Shown` is what a view shows of it. */
interface EveryPhase<Shown> {
  /** What may be done now, in words: the answer to an action of another phase. */
  readonly expected: string;
  /** Why `who` may not do this. Whose turn it is, is the caller's question. */
  readonly refuse: (s: State, who: number, action: Action) => Verdict;
  /** Plays a legal action in place, and begins the next phase where this one ends. */
  readonly play: (s: State, who: number, action: number) => void;
  readonly show: (s: State, eye: Eye) => Shown;
  /** Puts a state back into this phase from what a view shows of it. */
  restore(this: void, s: State, shown: Shown): void;
}

/** A phase in which seats decide. */
export interface SeatPhase<Shown, Offer> extends EveryPhase<Shown> {
  readonly decides: 'seat';
  /** How many legal actions the seat has; it must owe a decision. */
  readonly count: (s: State, seat: number) => number;
  /** Writes the legal actions; returns how many there are. */
  readonly list: (s: State, seat: number, out: Int32Array) => number;
  /** Any legal action, each with the same chance. */
  readonly sample: (s: State, seat: number, random: Random) => number;
  readonly offer: (s: State, seat: number) => Offer;
  /** The actions of an offer one by one. */
  expand(this: void, offer: Offer): Action[];
}

/** A phase in which chance acts. */
export interface ChancePhase<Shown> extends EveryPhase<Shown> {
  readonly decides: 'chance';
  readonly draw: (s: State, random: Random) => number;
}

/** The end: nobody decides. */
export interface LastPhase<Shown> extends EveryPhase<Shown> {
  readonly decides: 'nobody';
}

/** What a view shows while chance sets up the table. */
export interface SetUpShown<Step extends string> {
  readonly kind: 'set-up';
  readonly step: Step;
}
