import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/bots/canals';
import { canals, type CanalsTypes } from '@santiago/canals';
import type { LEVELS } from '../levels.ts';
import type { Engine } from './engine.ts';

// Not imported: the levels belong to the page's first script, which draws.
const STANDARD: (typeof LEVELS)['canals']['standard'] = 'steward';

export const canalsEngine: Engine<CanalsTypes> = {
  game: canals,
  choose: ({ bot, view, told, random }) => {
    const player = botNamed(canalsBots, bot ?? STANDARD) ?? botNamed(canalsBots, STANDARD)!;
    return player.choose({ view, told, random }).action;
  },
  judge: async () => (await import('@santiago/review/canals')).canalsJudge,
  advice: async () => (await import('../advice/canals.ts')).canalsAdvice,
  progress: ({ round, rounds, phase }) => ({ round, rounds, over: phase.kind === 'over' }),
  isSecret: ({ phase }) => phase.kind === 'sealed',
};
