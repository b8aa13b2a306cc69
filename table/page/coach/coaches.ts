import { shelf } from '../games.ts';
import type { GameCoach } from './gameCoach.ts';

/** What the coach knows about each game. */
const COACHES: ReadonlyMap<string, GameCoach> = new Map(
  await Promise.all(shelf().map(async ({ name, coach }) => [name, await coach()] as const)),
);

export const coachOf = (game: string): GameCoach => {
  const coach = COACHES.get(game);
  if (coach === undefined) throw new Error(`no coach knows a game called ${game}`);
  return coach;
};
