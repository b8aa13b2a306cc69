import { cards, type CardsTypes } from '@santiago/cards';
import { randomBot } from '../random.ts';
import type { Roster } from '../roster.ts';
import { eager } from './eager.ts';
import { oddsmaker } from './oddsmaker.ts';
import { seer } from './seer.ts';

export { eagerly } from './players/eagerly.ts';

/** The bots of the card game. In a module of its own, so that a page fetches no other game's. */
export const cardsBots: Roster<CardsTypes> = {
  ladder: [randomBot(cards), eager, oddsmaker, seer],
  sparring: [],
};
