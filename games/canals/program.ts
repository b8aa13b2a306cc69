import { canals, canalsTalk, type CanalsTypes } from '@santiago/canals';
import { canalsAdvance } from '@santiago/canals/advance';
import { canalsBots, canalsPoints } from '@santiago/canals/bots';
import { canalsDaily } from '@santiago/canals/bots/daily';
import { canalsJudge } from '@santiago/canals/review';
import type { GameEntry } from '@santiago/table/game-entry.ts';

export const program: GameEntry<CanalsTypes> = {
  game: canals,
  title: 'Santiago: canals',
  players: 4,
  dealsSeats: false,
  bots: canalsBots,
  botPoints: canalsPoints,
  daily: canalsDaily,
  usualBot: 'steward',
  judge: canalsJudge,
  talk: canalsTalk,
  advance: canalsAdvance,
};
