import type { GameCoach } from '@santiago/table/page/coach/gameCoach.ts';
import { canalsCoach } from '@santiago/canals/page/coach/coach.ts';
import { cardsCoach } from '@santiago/cards/page/coach/coach.ts';

/** What the coach knows about each game. */
const COACHES: Readonly<Record<string, GameCoach>> = { canals: canalsCoach, cards: cardsCoach };

export const coachOf = (game: string): GameCoach => {
  const coach = COACHES[game];
  if (coach === undefined) throw new Error(`no coach knows a game called ${game}`);
  return coach;
};
