import { type GameSetup, shelf, type ShelfEntry } from './games.ts';

/** A game as the pages know it that read matches or set them up. */
export type PlayableGame = ShelfEntry & GameSetup;

export const GAMES: readonly PlayableGame[] = await Promise.all(
  shelf().map(async (entry) => ({ ...entry, ...(await entry.playable()) })),
);

export const gameNamed = (name: string): PlayableGame => {
  const entry = GAMES.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`no game is called ${name}`);
  return entry;
};
