import { canalsBots, canalsPoints } from '@santiago/bots/canals';
import { canalsDaily } from '@santiago/bots/canals/daily';
import { cardsBots, cardsPoints } from '@santiago/bots/cards';
import { cardsDaily } from '@santiago/bots/cards/daily';
import { canals, canalsTalk, type CanalsTypes } from '@santiago/canals';
import { canalsAdvance } from '@santiago/canals/advance';
import { cards, cardsTalk, type CardsTypes } from '@santiago/cards';
import { cardsAdvance } from '@santiago/cards/advance';
import { canalsJudge } from '@santiago/review/canals';
import { cardsJudge } from '@santiago/review/cards';
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
