import { botNamed } from '@santiago/bots';
import { canals, type CanalsTypes } from '@santiago/canals';
import { STANDARD_LEVEL } from '../levels.ts';
import type { Engine } from './engine.ts';

export const canalsEngine: Engine<CanalsTypes> = {
  game: canals,
  choose: ({ bot, view, told, random }) => {
    const player = botNamed('canals', bot ?? STANDARD_LEVEL) ?? botNamed('canals', STANDARD_LEVEL)!;
    return player.choose({ view, told, random }).action as CanalsTypes['Action'];
  },
  progress: ({ round, rounds, phase }) => ({ round, rounds, over: phase.kind === 'over' }),
  isSecret: ({ phase }) => phase.kind === 'sealed',
};
