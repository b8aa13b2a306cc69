import type { Game, GameTypes } from '@santiago/kernel';
import type { GamePicture } from './terminal-game.ts';

/** Answers that are listed one by one when somebody asks what is legal. */
const MOST_LISTED = 40;

/** `coins: 3 2 5`: lists of plain values on one line, everything else as JSON. */
const lineOf = ([key, value]: readonly [string, unknown]): string => {
  const flat = Array.isArray(value) && value.every((each) => typeof each !== 'object');
  return `  ${key}: ${flat ? value.join(' ') : JSON.stringify(value)}`;
};

const linesOf = (view: unknown): string[] => Object.entries(view as object).map(lineOf);

/** How a game without a picture is shown: its view as data, its actions in notation. */
export const plainPicture = <T extends GameTypes>(game: Game<T>): GamePicture<T> => ({
  game,
  // Nothing is known about its secrets, so the screen is cleared whenever the keyboard changes hands.
  secretHands: true,
  quickPlayers: [],
  draw: linesOf,
  ask: () => 'Your decision.',
  hints: (offer) => {
    const actions = game.expand(offer);
    const listed = actions.slice(0, MOST_LISTED).map((action) => `  ${game.format(action)}`);
    const more = actions.length - listed.length;
    return more > 0 ? [...listed, `  and ${more} more`] : listed;
  },
  spellOut: (typed) => typed,
  misread: () => null,
  legend: ['  each line is one part of what you can see, as data'],
  consequences: () => [],
  breakdown: linesOf,
  scores: () => null,
  counted: 'round',
  names: {},
});
