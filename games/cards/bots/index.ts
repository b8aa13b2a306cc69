import { cards, type CardsTypes } from '@santiago/cards';
import { randomBot } from '@santiago/bots/players/random.ts';
import type { Roster } from '@santiago/bots/roster.ts';
import { distantPasser } from './players/distant-passer.ts';
import { eager } from './players/eager.ts';
import { oddsmaker } from './players/oddsmaker.ts';
import { seer } from './players/seer.ts';

export { cardsPoints } from './points.ts';
export { eagerly } from './players/eagerly.ts';

/** The bots of the card game. In a separate module, so that a page loads no other game's bots. */
export const cardsBots: Roster<CardsTypes> = {
  ladder: [randomBot(cards), eager, oddsmaker, seer],
  sparring: [distantPasser],
};
