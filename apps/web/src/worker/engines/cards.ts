import { cardsLadder } from '@santiago/bots/cards';
import { cards, type CardsTypes } from '@santiago/cards';
import { CARDS_STANDARD_LEVEL } from '../levels.ts';
import type { Engine } from './engine.ts';

export const cardsEngine: Engine<CardsTypes> = {
  game: cards,
  choose: ({ bot, view, told, random }) => {
    const named = (name: string | undefined) => cardsLadder.find((each) => each.name === name);
    return (named(bot) ?? named(CARDS_STANDARD_LEVEL)!).choose({ view, told, random }).action;
  },
  progress: ({ seats, phase }) => ({
    round: Math.max(...seats.map(({ turns }) => turns)),
    rounds: 0,
    over: phase.kind === 'over',
  }),
  isSecret: ({ phase }) => phase.kind !== 'over',
};
