import { cards, cardsTalk, type CardsTypes } from '@santiago/cards';
import { cardsAdvance } from '@santiago/cards/advance';
import { cardsBots, cardsPoints } from '@santiago/cards/bots';
import { cardsDaily } from '@santiago/cards/bots/daily';
import { cardsJudge } from '@santiago/cards/review';
import type { GameEntry } from '@santiago/table/game-entry.ts';

export const program: GameEntry<CardsTypes> = {
  game: cards,
  title: 'Santiago: cards',
  players: 2,
  // [X1]
  dealsSeats: true,
  bots: cardsBots,
  botPoints: cardsPoints,
  daily: cardsDaily,
  usualBot: 'oddsmaker',
  judge: cardsJudge,
  talk: cardsTalk,
  advance: cardsAdvance,
};
