import { eagerly } from '@santiago/cards/bots';
import { cards, type CardsTypes } from '@santiago/cards';
import type { GamePicture, SeatPlayer } from '@santiago/table/terminal/terminal-game.ts';
import { ask, hints, spellOut } from './hints.ts';
import { breakdown, consequences, scores } from './news.ts';
import { draw } from './picture.ts';

const eagerPlayer: SeatPlayer<CardsTypes> = {
  name: 'eager',
  about: 'attacks where it can, otherwise builds towards an opponent',
  quick: true,
  choose: eagerly,
};

export const picture: GamePicture<CardsTypes> = {
  game: cards,
  secretHands: true,
  quickPlayers: [eagerPlayer],
  draw,
  ask,
  hints,
  spellOut,
  misread: () => null,
  legend: [
    '  S8 ?   a card, and one that is hidden from you; dots: face down; ▲ a base',
    '  5,12   the lower left corner of a card: its name on the table',
  ],
  consequences,
  breakdown,
  scores,
  counted: 'turn',
  names: {},
};
