import { type Card, cards, type TableCard, type View } from '@santiago/cards';
import { type Seat, seatIndex } from '@santiago/kernel';
import { believedFight, cardsHint, type CardsHint as Hint, type FightWorth } from '@santiago/cards/review';
import type { Advice, Marked } from '@santiago/table/page/worker/engine.ts';

/** A fight between a card of the player and one on the table. */
export interface PossibleFight {
  readonly card: Card;
  readonly target: TableCard;
  readonly worth: FightWorth;
}

export type CardsReading = readonly PossibleFight[];

export type CardsHint = Hint & Marked;

export const cardsAdvice: Advice<View, CardsReading, CardsHint> = {
  hint: (view, seed) => {
    const hint = cardsHint(view, seed);
    return hint === null ? null : { ...hint, marks: [] };
  },
  read: (view) => {
    const seat = view.eye as Seat;
    const state = cards.known(view);
    const hand = view.seats[seatIndex(seat)]!.hand ?? [];
    const opposing = view.table.filter(({ owner }) => owner !== seat && view.seats[seatIndex(owner)]!.in);
    return [...new Set(hand)].flatMap((card) =>
      opposing.map((target) => ({ card, target, worth: believedFight(state, card, target) })),
    );
  },
};
