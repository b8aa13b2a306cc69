import type { LEVELS } from '../levels.ts';
import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { canals, type CanalsTypes } from '@santiago/canals';
import type { Engine } from '@santiago/table/page/worker/engine.ts';

// Not imported: the levels belong to the page's first script, which draws.
const STANDARD: (typeof LEVELS)['standard'] = 'steward';

export const engine: Engine<CanalsTypes> = {
  game: canals,
  choose: ({ bot, view, told, random }) => {
    const player = botNamed(canalsBots, bot ?? STANDARD) ?? botNamed(canalsBots, STANDARD)!;
    return player.choose({ view, told, random }).action;
  },
  judge: async () => (await import('@santiago/canals/review')).canalsJudge,
  advice: async () => (await import('./advice.ts')).canalsAdvice,
  progress: ({ round, rounds, phase }) => ({ round, rounds, over: phase.kind === 'over' }),
  isSecret: ({ phase }) => phase.kind === 'sealed',
};
