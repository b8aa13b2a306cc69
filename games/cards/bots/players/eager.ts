import { cards, type CardsTypes } from '@santiago/cards';
import type { Bot } from '@santiago/bots/bot.ts';
import { seatOf } from '@santiago/bots/players/random.ts';
import { eagerly } from './eagerly.ts';
import { weighing } from '../search/world-search.ts';

const CANDIDATES = 8;
const TURNS = 16;
const EVALUATIONS = 64;

/** A rule of thumb: go towards the opponent, and attack with the best card. */
export const eager: Bot<CardsTypes> = {
  name: 'eager',
  about: 'Makes for the nearest base and attacks with its best card, whatever the odds.',
  evaluations: 0,
  choose: ({ view, random }) => ({
    action: cards.decode(eagerly(cards.known(view), seatOf(cards, view), random)),
    spent: 0,
    cut: false,
  }),
  weigh: weighing(
    {
      propose: (state, seat, { random }) => {
        const actions = new Set([eagerly(state, seat, random)]);
        for (let i = 0; i < 4 * CANDIDATES && actions.size < CANDIDATES; i++)
          actions.add(cards.sample(state, seat, random));
        return [...actions];
      },
      turns: TURNS,
      contempt: 0,
      model: eagerly,
    },
    EVALUATIONS,
  ),
};
