import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/bots/canals';
import { canals, type CanalsTypes } from '@santiago/canals';
import { STANDARD_LEVEL } from '../levels.ts';
import type { Engine } from './engine.ts';

export const canalsEngine: Engine<CanalsTypes> = {
  game: canals,
  choose: ({ bot, view, told, random }) => {
    const player = botNamed(canalsBots, bot ?? STANDARD_LEVEL) ?? botNamed(canalsBots, STANDARD_LEVEL)!;
    return player.choose({ view, told, random }).action;
  },
  judge: async () => (await import('@santiago/review/canals')).canalsJudge,
  progress: ({ round, rounds, phase }) => ({ round, rounds, over: phase.kind === 'over' }),
  isSecret: ({ phase }) => phase.kind === 'sealed',
};
