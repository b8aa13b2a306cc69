import { cards, type CardsTypes } from '@santiago/cards';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { eager } from './eager.ts';
import { oddsmaker } from './oddsmaker.ts';
import { seer } from './seer.ts';

export { eagerly } from './players/eagerly.ts';

/** The bots of the card game, weakest first. By itself, so that a page fetches no other game's. */
export const cardsLadder: readonly Bot<CardsTypes>[] = [randomBot(cards), eager, oddsmaker, seer];
