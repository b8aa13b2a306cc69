import type { Game, GameTypes } from '@santiago/kernel';
import type { Bot } from './bot.ts';
import { randomBot } from './players/random.ts';

/** The bots that play one game. */
export interface Roster<T extends GameTypes = GameTypes> {
  /** Weakest first. */
  readonly ladder: readonly Bot<T>[];
  /** Players to try others against that are no rung of the ladder. */
  readonly sparring: readonly Bot<T>[];
}

/** The ladder, then the sparring partners. */
export const allBots = <T extends GameTypes>({ ladder, sparring }: Roster<T>): readonly Bot<T>[] => [
  ...ladder,
  ...sparring,
];

/** The bot of this name, or null. */
export const botNamed = <T extends GameTypes>(roster: Roster<T>, name: string): Bot<T> | null =>
  allBots(roster).find((bot) => bot.name === name) ?? null;

/** For a game that has no bots of its own. */
export const randomRoster = <T extends GameTypes>(game: Game<T>): Roster<T> => ({
  ladder: [randomBot(game)],
  sparring: [],
});
