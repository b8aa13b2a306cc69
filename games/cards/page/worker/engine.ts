import type { LEVELS } from '../levels.ts';
import { botNamed } from '@santiago/bots';
import { cardsBots } from '@santiago/cards/bots';
import { cards, type CardsTypes } from '@santiago/cards';
import type { Engine } from '@santiago/table/page/worker/engine.ts';

// Not imported: the levels belong to the page's first script, which draws.
const STANDARD: (typeof LEVELS)['standard'] = 'oddsmaker';

export const engine: Engine<CardsTypes> = {
  game: cards,
  choose: ({ bot, view, told, random }) => {
    const player = botNamed(cardsBots, bot ?? STANDARD) ?? botNamed(cardsBots, STANDARD)!;
    return player.choose({ view, told, random }).action;
  },
  judge: async () => (await import('@santiago/cards/review')).cardsJudge,
  advice: async () => (await import('./advice.ts')).cardsAdvice,
  progress: ({ seats, phase }) => ({
    round: Math.max(...seats.map(({ turns }) => turns)),
    rounds: 0,
    over: phase.kind === 'over',
  }),
  isSecret: ({ phase }) => phase.kind !== 'over',
};
