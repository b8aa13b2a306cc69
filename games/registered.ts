import { canalsBots, canalsPoints } from '@santiago/canals/bots';
import { canalsDaily } from '@santiago/canals/bots/daily';
import { cardsBots, cardsPoints } from '@santiago/cards/bots';
import { cardsDaily } from '@santiago/cards/bots/daily';
import { canals, canalsTalk, type CanalsTypes } from '@santiago/canals';
import { canalsAdvance } from '@santiago/canals/advance';
import { cards, cardsTalk, type CardsTypes } from '@santiago/cards';
import { cardsAdvance } from '@santiago/cards/advance';
import { canalsJudge } from '@santiago/canals/review';
import { cardsJudge } from '@santiago/cards/review';
import type { GameEntry } from './entry.ts';

export type { GameEntry } from './entry.ts';

const canalsEntry: GameEntry<CanalsTypes> = {
  game: canals,
  title: 'Santiago: canals',
  players: 4,
  dealsSeats: false,
  bots: canalsBots,
  botPoints: canalsPoints,
  daily: canalsDaily,
  usualBot: 'steward',
  judge: canalsJudge,
  talk: canalsTalk,
  advance: canalsAdvance,
};

const cardsEntry: GameEntry<CardsTypes> = {
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

/** By name. A new game is one more entry here; the compiler then names the tables of the server that ask for a line. */
const ENTRIES = { canals: canalsEntry, cards: cardsEntry };

export type GameName = keyof typeof ENTRIES;

/** The games there are. */
export const GAMES: readonly GameEntry[] = Object.values(ENTRIES);
