import type { View as CanalsView } from '@santiago/canals';
import { type Card, cards, type TableCard, type View as CardsView } from '@santiago/cards';
import { type Seat, seatIndex } from '@santiago/kernel';
import { type DitchWorth, ditchWorths, type RankPrice, rankPrices } from '@santiago/review/canals';
import { believedFight, type FightWorth } from '@santiago/review/cards';

/** A fight between a card of the player and one on the table. */
export interface PossibleFight {
  readonly card: Card;
  readonly target: TableCard;
  readonly worth: FightWorth;
}

/** What the instruments say about a position, as one seat knows it. */
export type Reading =
  | {
      readonly game: 'canals';
      readonly ditches: readonly DitchWorth[];
      readonly ranks: readonly RankPrice[];
    }
  | { readonly game: 'cards'; readonly fights: readonly PossibleFight[] };

const canalsReading = (view: CanalsView): Reading => ({
  game: 'canals',
  ditches: ditchWorths(view),
  ranks: rankPrices(view),
});

const cardsReading = (view: CardsView): Reading => {
  const seat = view.eye as Seat;
  const state = cards.known(view);
  const hand = view.seats[seatIndex(seat)]!.hand ?? [];
  const enemies = view.table.filter(({ owner }) => owner !== seat && view.seats[seatIndex(owner)]!.in);
  const fights = [...new Set(hand)].flatMap((card) =>
    enemies.map((target) => ({ card, target, worth: believedFight(state, card, target) })),
  );
  return { game: 'cards', fights };
};

export const readingOf = (game: string, view: unknown): Reading =>
  game === 'cards' ? cardsReading(view as CardsView) : canalsReading(view as CanalsView);
