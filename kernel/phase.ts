import { OWES_CHANCE } from './game.ts';
import type { Menu } from './menu.ts';
import type { Random } from './random.ts';
import { refusal, type Refusal } from './refusal.ts';
import { CHANCE, type Eye } from './seats.ts';

/** Tagged data: actions, offers. */
export interface Kinded {
  readonly kind: string;
}

/** What the states of all games with phases have. */
export interface PhasedState {
  /** Where the match stands: the number of a phase. */
  phaseNumber: number;
  /** Who must act, in a phase in which one seat decides. */
  actor: number;
}

/** What a phase says about one kind of action that belongs to it. */
export interface ActionRules<S, A> {
  /** Plays a legal action in place, and begins the next phase where this one ends. `who` is a seat or CHANCE. */
  readonly play: (state: S, who: number, action: number) => void;
  /**
   * The first reason against an action that is not on the menu; it may return null for those that are. Left out where
   * the action is always on the menu. Chance has no menu: null for what is possible, always where it is left out.
   */
  readonly refuse?: (state: S, who: number, action: A) => Refusal | null;
}

interface EveryPhase<S, A extends Kinded> {
  /** What must be done now, in words: the answer to an action of another phase. */
  readonly expected: string;
  /** The kinds of action that belong to the phase. */
  readonly actions: { readonly [K in A['kind']]?: ActionRules<S, Extract<A, { kind: K }>> };
}

/** Answers that follow from the menu, written once more for speed. A law of the test kit holds them equal. */
export interface HotVersions<S> {
  readonly list?: (state: S, seat: number, out: Int32Array) => number;
  readonly sample?: (state: S, seat: number, random: Random) => number;
  readonly forced?: (state: S, seat: number) => number;
}

/** Seats decide. */
export interface SeatPhase<S, A extends Kinded> extends EveryPhase<S, A> {
  readonly decides: 'seat';
  /** Writes what the seat may do; it must owe a decision. This alone says what is legal. */
  readonly menu: (state: S, seat: number, menu: Menu) => void;
  /** Bits of the seats that owe a decision. Left out: the actor. */
  readonly owes?: (state: S) => number;
  /** An action that is no choice: with one other answer, that one is forced. */
  readonly aside?: number;
  readonly hot?: HotVersions<S>;
}

/** Chance acts. */
export interface ChancePhase<S, A extends Kinded> extends EveryPhase<S, A> {
  readonly decides: 'chance';
  /** An outcome, with the odds of the rules. */
  readonly draw: (state: S, random: Random) => number;
}

/** The match is over. */
export interface LastPhase<S, A extends Kinded> extends EveryPhase<S, A> {
  readonly decides: 'nobody';
}

/** Everything about one phase but what is shown of it. */
export type AnyPhase<S, A extends Kinded> = SeatPhase<S, A> | ChancePhase<S, A> | LastPhase<S, A>;

/** What a view says of a phase, and back. */
export interface PhaseView<S, Shown> {
  readonly show: (state: S, eye: Eye) => Shown;
  /** Sets what `show` shows. Left out where that is nothing but the phase. */
  readonly restore?: (state: S, shown: Shown) => void;
}

/** What the phases do not say of their game. */
export interface PhasedGame<S, A extends Kinded, P extends string> {
  /** Names of phases and kinds of action, each in the order of its numbers. */
  readonly names: readonly P[];
  readonly kinds: readonly A['kind'][];
  readonly phases: Readonly<Record<P, AnyPhase<S, A>>>;
  /** For whoever brings none. */
  readonly menu: Menu;
  /** The number of an action, below 0 where it has none; and of the kind of an action. */
  readonly code: (action: A) => number;
  readonly kindOf: (action: number) => number;
  /** What a refusal calls the phase of a state. */
  readonly label: (state: S) => string | number;
}

/** Answers that follow from the menus. A seat that is asked must owe a decision. */
export interface MenuAnswers<S> {
  list(this: void, state: S, seat: number, out: Int32Array): number;
  count(this: void, state: S, seat: number): number;
  sample(this: void, state: S, seat: number, random: Random): number;
  forced(this: void, state: S, seat: number): number;
}

/** Everything that follows from the phases of a game. */
export interface PhaseEngine<S, A> extends MenuAnswers<S> {
  /** The same without hot versions. */
  readonly fromMenu: MenuAnswers<S>;
  owes(this: void, state: S): number;
  /** Writes the menu of a seat, an empty one where it owes nothing; returns it. */
  open(this: void, state: S, seat: number, menu: Menu): Menu;
  draw(this: void, state: S, random: Random): number;
  play(this: void, state: S, who: number, action: number): void;
  refuse(this: void, state: S, who: number, action: A): Refusal | null;
}

const bug = (what: string): never => {
  throw new Error(what);
};

/** What writes the menu of a phase; a bug to ask a seat where none decides. */
const menuOf = <S, A extends Kinded>(phase: AnyPhase<S, A>): SeatPhase<S, A>['menu'] => {
  switch (phase.decides) {
    case 'seat':
      return phase.menu;
    case 'chance':
      return () => bug('chance is to act');
    case 'nobody':
      return () => bug('the match is over');
  }
};

/** Who owes a decision in a phase, where the state says it. */
const ACTOR = -1;
const SEVERAL = -2;

/** Bits of who owes a decision in a phase, as `owes` has them, or one of the two above. */
const decidersOf = <S, A extends Kinded>(phase: AnyPhase<S, A>): number => {
  switch (phase.decides) {
    case 'seat':
      return phase.owes === undefined ? ACTOR : SEVERAL;
    case 'chance':
      return OWES_CHANCE;
    case 'nobody':
      return 0;
  }
};

type Play<S> = ActionRules<S, never>['play'];

/** What plays an action, by number of the phase and of the action's kind. */
const playsOf = <S, A extends Kinded, P extends string>({
  names,
  kinds,
  phases,
}: PhasedGame<S, A, P>): readonly Play<S>[] =>
  names.flatMap((name) =>
    kinds.map(
      (kind: A['kind']) =>
        phases[name].actions[kind]?.play ?? (() => bug(`${kind} is no action of the phase ${name}`)),
    ),
  );

export const phaseEngine = <S extends PhasedState, A extends Kinded, P extends string>(
  game: PhasedGame<S, A, P>,
): PhaseEngine<S, A> => {
  const { names, kinds, menu, kindOf } = game;
  const phases = names.map((name): AnyPhase<S, A> => game.phases[name]);
  const phaseOf = (state: S): AnyPhase<S, A> => phases[state.phaseNumber]!;
  const menus = phases.map(menuOf);
  const deciders = phases.map(decidersOf);

  const owes = (state: S): number => {
    const bits = deciders[state.phaseNumber]!;
    if (bits === ACTOR) return 1 << state.actor;
    return bits === SEVERAL ? (phaseOf(state) as SeatPhase<S, A>).owes!(state) : bits;
  };
  /** The menu of a seat that owes a decision. */
  const ask = (state: S, seat: number, to: Menu): Menu => {
    to.clear();
    menus[state.phaseNumber]!(state, seat, to);
    return to;
  };
  const open = (state: S, seat: number, to: Menu): Menu => {
    const isSeated = deciders[state.phaseNumber]! < 0;
    if (!isSeated || (owes(state) & (1 << seat)) !== 0) return ask(state, seat, to);
    to.clear();
    return to;
  };

  const fromMenu: MenuAnswers<S> = {
    list: (state, seat, out) => open(state, seat, menu).write(out),
    count: (state, seat) => open(state, seat, menu).count,
    sample: (state, seat, random) => ask(state, seat, menu).sample(random),
    forced: (state, seat) => {
      const phase = phaseOf(state);
      return phase.decides === 'seat' ? open(state, seat, menu).only(phase.aside) : -1;
    },
  };

  // Each answer is one look-up in an array of functions, by number of the phase. V8 inlines nothing through it, and that
  // pays: it inlines only so much into one function, so each phase is compiled by itself with everything that it needs,
  // the same way in every process.
  const hot = phases.map((phase) => (phase.decides === 'seat' ? (phase.hot ?? {}) : {}));
  const lists = hot.map(({ list }) => list ?? fromMenu.list);
  const samples = hot.map(({ sample }) => sample ?? fromMenu.sample);
  const forces = hot.map(({ forced }) => forced ?? fromMenu.forced);
  const draws = phases.map((phase) =>
    phase.decides === 'chance' ? phase.draw : () => bug('it is not for chance to act'),
  );
  const plays = playsOf(game);

  return {
    fromMenu,
    open,
    list: (state, seat, out) => lists[state.phaseNumber]!(state, seat, out),
    count: fromMenu.count,
    sample: (state, seat, random) => samples[state.phaseNumber]!(state, seat, random),
    forced: (state, seat) => forces[state.phaseNumber]!(state, seat),
    play: (state, who, action) =>
      plays[state.phaseNumber * kinds.length + kindOf(action)]!(state, who, action),
    owes,
    draw: (state, random) => draws[state.phaseNumber]!(state, random),
    refuse: (state, who, action) => {
      const phase = phaseOf(state);
      const isTheirs = phase.decides === (who === CHANCE ? 'chance' : 'seat');
      const rules = phase.actions[action.kind as A['kind']] as ActionRules<S, A> | undefined;
      if (!isTheirs || rules === undefined)
        return refusal('wrong-phase', phase.expected, { phase: game.label(state) });
      const reason = (): Refusal | null => rules.refuse?.(state, who, action) ?? null;
      if (phase.decides !== 'seat') return reason();
      if (ask(state, who, menu).includes(game.code(action))) return null;
      return reason() ?? bug(`${action.kind} is neither on the menu nor refused`);
    },
  };
};
