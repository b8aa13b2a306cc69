import type { GameCoach } from './gameCoach.ts';
import { canalsCoach } from './canals/coach/coach.ts';
import { cardsCoach } from './cards/coach/coach.ts';

/** What the coach knows about each game. */
const COACHES: Readonly<Record<string, GameCoach>> = { canals: canalsCoach, cards: cardsCoach };

export const coachOf = (game: string): GameCoach => {
  const coach = COACHES[game];
  if (coach === undefined) throw new Error(`no coach knows a game called ${game}`);
  return coach;
};
