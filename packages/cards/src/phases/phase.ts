import type { Random, Refusal, Seat } from '@santiago/kernel';
import type { ActionKind, ActionOf } from '../action.ts';
import type { Corner } from '../geometry.ts';
import type { Menu } from '../menu.ts';
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

/** What a phase says about one kind of action that belongs to it. */
export interface ActionRules<K extends ActionKind> {
  /** Plays a legal action. On a state made from a view a placed card may be UNKNOWN. `who` is a seat or CHANCE. */
  readonly play: (state: State, who: number, action: number) => void;
  /** Why this one is not legal; null where it always is. */
  refuse(state: State, who: number, action: ActionOf<K>): Refusal | null;
}

/** What all phases define. */
interface AnyPhase<P extends PhaseName> {
  /** What must be done now: the sentence for a seat that tries something else. */
  readonly text: string;
  /** The kinds of action that belong here. */
  readonly actions: { readonly [K in ActionKind]?: ActionRules<K> };
  /** What a view says of the phase, and back: `restore` sets what `show` shows. */
  show(state: State): PhaseOf<P>;
  restore(state: State, phase: PhaseOf<P>): void;
}

/** A seat acts. */
export interface SeatPhase<P extends PhaseName> extends AnyPhase<P> {
  readonly acts: 'seat';
  /** Writes what the acting seat may do. Lists, counts, samples, offers and refusals all read it. */
  open(state: State, seat: number, menu: Menu): void;
  /** The only action, resigning aside [X29]; −1 where there is a choice. The menu is scratch. */
  forced(state: State, seat: number, menu: Menu): number;
}

/** Chance acts. */
export interface ChancePhase<P extends PhaseName> extends AnyPhase<P> {
  readonly acts: 'chance';
  /** An outcome, with the odds of the rules. */
  draw(state: State, random: Random): number;
}

/** Nobody acts any more. */
export interface LastPhase<P extends PhaseName> extends AnyPhase<P> {
  readonly acts: 'nobody';
}

/** Everything about one phase. `phases/index.ts` has the table of them. */
export type PhaseRules<P extends PhaseName> = SeatPhase<P> | ChancePhase<P> | LastPhase<P>;

/** Rules of an action that is always legal in its phase. */
export const always = <K extends ActionKind>(play: ActionRules<K>['play']): ActionRules<K> => ({
  play,
  refuse: () => null,
});

/** The only action on the menu that a phase writes. */
export const onlyOf =
  (open: SeatPhase<PhaseName>['open']): SeatPhase<PhaseName>['forced'] =>
  (state, seat, menu) => {
    open(state, seat, menu);
    return menu.only;
  };
