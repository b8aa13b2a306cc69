import { canals } from '@santiago/canals';
import type { GameTypes } from '@santiago/kernel';
import type { Bot } from './bot.ts';
import { gambler } from './canals/gambler.ts';
import { hydrologist } from './canals/hydrologist.ts';
import { novice } from './canals/novice.ts';
import { mirror, overseer } from './canals/overseer.ts';
import { steward } from './canals/steward.ts';
import { randomBot } from './random.ts';

/** A bot whose game is known by name only; it must be asked with that game's views. */
export type AnyBot = Bot<GameTypes>;

const LADDERS: ReadonlyMap<string, readonly AnyBot[]> = new Map([
  [
    'canals',
    [
      randomBot(canals),
      novice,
      steward,
      gambler,
      hydrologist,
      mirror,
      overseer,
    ] as unknown as readonly AnyBot[],
  ],
]);

/** The bots that play a game, weakest first; none for a game without bots. */
export const botsFor = (game: string): readonly AnyBot[] => LADDERS.get(game) ?? [];

/** The bot of this name; null where the game has none. */
export const botNamed = (game: string, name: string): AnyBot | null =>
  botsFor(game).find((bot) => bot.name === name) ?? null;
