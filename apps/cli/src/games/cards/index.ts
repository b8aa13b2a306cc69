import { eagerly } from '@santiago/bots/cards';
import { cards, type CardsTypes } from '@santiago/cards';
import { randomPlayer, type SeatPlayer, type TerminalGame, thinkingPlayers } from '../terminal-game.ts';
import { ask, hints, spellOut } from './hints.ts';
import { breakdown, consequences, scores } from './news.ts';
import { draw } from './picture.ts';

const eagerPlayer: SeatPlayer<CardsTypes> = {
  name: 'eager',
  about: 'touches where it can, else walks towards an enemy',
  quick: true,
  choose: eagerly,
};

export const cardsInTerminal: TerminalGame<CardsTypes> = {
  game: cards,
  title: 'Santiago: cards',
  players: 2,
  secretHands: true,
  seatPlayers: [
    eagerPlayer,
    randomPlayer(cards),
    ...thinkingPlayers(cards).filter(({ name }) => name !== eagerPlayer.name),
  ],
  usual: 'oddsmaker',
  draw,
  ask,
  hints,
  spellOut,
  misread: () => null,
  legend: [
    '  S8 ?   a card, and one that you may not know; dots: it lies face down; ▲ a base',
    '  5,12   the lower left corner of a card: its name on the table',
  ],
  consequences,
  breakdown,
  scores,
};
