import {
  type Card,
  cards,
  connectedCards,
  type Corner,
  fightChance,
  type Place,
  possibleAt,
  type State,
  type TableCard,
  touchedFrom,
  type View,
} from '@santiago/cards';
import { type Seat, seatsOf } from '@santiago/kernel';
import { keyOf, seam } from '../board/geometry.ts';

/** Where two cards of a line meet. */
export interface Link {
  readonly x: number;
  readonly y: number;
  readonly across: boolean;
  readonly owner: Seat;
}

/** Answers of the game about a view: which cards of a line are connected. */
export interface Facts {
  readonly state: State;
  readonly at: ReadonlyMap<string, TableCard>;
  /** Cards that are cut off from their base. */
  readonly stranded: ReadonlySet<string>;
  readonly links: readonly Link[];
}

const linksOf = (own: readonly TableCard[]): Link[] =>
  own.flatMap((a, i) =>
    own.slice(i + 1).flatMap((b) => {
      const found = seam(a, b);
      return found === null ? [] : [{ ...found, owner: a.owner }];
    }),
  );

export const factsOf = (view: View): Facts => {
  const state = cards.known(view);
  const connected = new Set(
    seatsOf(view.setup.players).flatMap((seat) => connectedCards(state, seat).map(keyOf)),
  );
  const inLine = view.table.filter((card) => connected.has(keyOf(card)));
  return {
    state,
    at: new Map(view.table.map((card) => [keyOf(card), card])),
    stranded: new Set(view.table.map(keyOf).filter((key) => !connected.has(key))),
    links: seatsOf(view.setup.players).flatMap((seat) =>
      linksOf(inLine.filter(({ owner }) => owner === seat)),
    ),
  };
};

/** A fight that a card would have, and the exact chance that it wins, given what the player knows. */
export interface Odds {
  readonly target: TableCard;
  readonly chance: number;
  /** True where the opponent's card can only be one. */
  readonly sure: boolean;
}

export const oddsAgainst = (facts: Facts, card: Card, target: Corner): Odds => ({
  target: facts.at.get(keyOf(target))!,
  chance: fightChance(facts.state, card, target),
  sure: possibleAt(facts.state, target).length === 1,
});

export const fightsAt = (facts: Facts, seat: Seat, card: Card, place: Place): Odds[] =>
  touchedFrom(facts.state, seat, place).map((target) => oddsAgainst(facts, card, target));
