import { canals } from '@santiago/canals';
import type { GameTypes } from '@santiago/kernel';
import type { Bot } from './bot.ts';
import { gambler } from './canals/gambler.ts';
import { hydrologist } from './canals/hydrologist.ts';
import { apprentice, journeyman } from './canals/levels.ts';
import { novice } from './canals/novice.ts';
import { mirror, overseer } from './canals/overseer.ts';
import { steward } from './canals/steward.ts';
import { generous, spiteful, thrifty } from './canals/temperaments.ts';
import { cardsLadder } from './cards/index.ts';
import { randomBot } from './random.ts';

/** A bot whose game is known by name only; it must be asked with that game's views. */
export type AnyBot = Bot<GameTypes>;

const anyBots = (bots: readonly unknown[]): readonly AnyBot[] => bots as readonly AnyBot[];

const LADDERS: ReadonlyMap<string, readonly AnyBot[]> = new Map([
  ['canals', anyBots([randomBot(canals), novice, steward, gambler, hydrologist, overseer])],
  ['cards', anyBots(cardsLadder)],
]);

/** Players that are of use to try others against, but no rung of the ladder. */
const SPARRING: ReadonlyMap<string, readonly AnyBot[]> = new Map([
  ['canals', anyBots([apprentice, journeyman, mirror, thrifty, generous, spiteful])],
]);

/** The bots that play a game, weakest first; none for a game without bots. */
export const botsFor = (game: string): readonly AnyBot[] => LADDERS.get(game) ?? [];

/** Those who play it beside the ladder: other temperaments, and the sparring partner of the champion. */
export const sparringFor = (game: string): readonly AnyBot[] => SPARRING.get(game) ?? [];

/** The bot of this name, on the ladder or beside it; null where the game has none. */
export const botNamed = (game: string, name: string): AnyBot | null =>
  [...botsFor(game), ...sparringFor(game)].find((bot) => bot.name === name) ?? null;
