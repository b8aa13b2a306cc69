import { bitsOf } from './bits.ts';
import type { Menu } from './menu.ts';
import type { Kinded } from './phase.ts';

/** The two forms of something in an offer: as the engine has it, and as it is sent. */
export interface Form<V, N> {
  show(this: void, value: V): N;
  read(this: void, shown: N): V;
}

/** What is sent as the engine has it: amounts, yes or no. */
export const asIs = <V>(): Form<V, V> => ({ show: (value) => value, read: (shown) => shown });

/** Numbers as a list of names. */
export const listOf = <V, N>({ show, read }: Form<V, N>): Form<readonly V[], readonly N[]> => ({
  show: (values) => values.map(show),
  read: (names) => names.map(read),
});

/** The bits of a mask as a list of names. */
export const bitsAs = <N>({ show, read }: Form<number, N>): Form<number, readonly N[]> => ({
  show: (mask) => bitsOf(mask).map(show),
  read: (names) => names.reduce((mask, name) => mask | (1 << read(name)), 0),
});

type Forms = Readonly<Record<string, Form<unknown, unknown>>>;

/** What an offer says, as the engine has it. */
export type Terms<F extends Forms> = { readonly [P in keyof F]: Parameters<F[P]['show']>[0] };

type Offer<K extends string, F extends Forms> = { readonly kind: K } & {
  readonly [P in keyof F]: ReturnType<F[P]['show']>;
};

/**
 * What a phase says about its offers. Its menu and its offers are two forms of the same terms; the phase joins `terms`
 * and `write` to its menu itself, so that V8 compiles them for this phase alone.
 */
interface OfferRules<S, K extends string, F extends Forms> {
  readonly kind: K;
  /** The terms one by one, in the order in which an offer has them. */
  readonly form: F;
  /** What the seat may do; it must owe a decision. This alone says what is legal. */
  readonly terms: (state: S, seat: number) => Terms<F>;
  /** Writes the actions that these terms allow. */
  readonly write: (terms: Terms<F>, menu: Menu) => void;
}

/** What follows for a phase: its offers, and the menu for which an offer stands. */
export interface Offering<S, O> {
  readonly offerKind: string;
  offer(state: S, seat: number): O;
  reopen(offer: O, menu: Menu): void;
}

export const offering = <S, K extends string, F extends Forms>({
  kind,
  form,
  terms,
  write,
}: OfferRules<S, K, F>): Offering<S, Offer<K, F>> => {
  const each = (change: (name: keyof F & string) => unknown): object =>
    Object.fromEntries(Object.keys(form).map((name) => [name, change(name)]));
  return {
    offerKind: kind,
    offer: (state, seat) => {
      const said = terms(state, seat);
      return { kind, ...each((name) => form[name]!.show(said[name])) } as Offer<K, F>;
    },
    reopen: (offer, menu) => write(each((name) => form[name]!.read(offer[name])) as Terms<F>, menu),
  };
};

/** The offers of a game whose phases make them; `offer` is for a seat that owes a decision. */
export const offersOf = <S extends { phaseNumber: number }, O extends Kinded, A>({
  phases,
  menu,
  decode,
}: {
  /** In the order of their numbers. */
  readonly phases: readonly (Offering<S, O> | object)[];
  readonly menu: Menu;
  readonly decode: (action: number) => A;
}): { readonly offer: (state: S, seat: number) => O; readonly expand: (offer: O) => A[] } => {
  const offerings = phases.map((phase) => ('offerKind' in phase ? phase : null));
  const byKind = new Map(offerings.map((each) => [each?.offerKind, each]));
  return {
    offer: (state, seat) => offerings[state.phaseNumber]!.offer(state, seat),
    expand: (offer) => {
      menu.clear();
      byKind.get(offer.kind)!.reopen(offer, menu);
      return menu.actions().map(decode);
    },
  };
};
