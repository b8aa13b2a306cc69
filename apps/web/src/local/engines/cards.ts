import { cards, type CardsTypes, eager } from '@santiago/cards';
import { seatIndex } from '@santiago/kernel';
import type { Engine } from './engine.ts';

export const cardsEngine: Engine<CardsTypes> = {
  game: cards,
  choose: ({ view, seat, random }) => cards.decode(eager(cards.known(view), seatIndex(seat), random)),
  progress: ({ seats, phase }) => ({
    round: Math.max(...seats.map(({ turns }) => turns)),
    rounds: 0,
    over: phase.kind === 'over',
  }),
  isSecret: ({ phase }) => phase.kind !== 'over',
};
