import { botNamed } from '@santiago/bots';
import { gameNamed } from '@santiago/games/programs';
import { FastRandom, type Seat, type Told } from '@santiago/kernel';
import type { AnyGame } from '../games.ts';

/** A question to a house bot: what its seat may know, and nothing else. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** What the seat was told so far. */
  readonly told: readonly Told[];
  readonly seed: number;
  /** Milliseconds after which it must answer with its best action so far. */
  readonly patience: number;
}

/** The bots that play a game, weakest first. */
export const botNames = (game: AnyGame): readonly string[] =>
  gameNamed(game.name).bots.ladder.map((bot) => bot.name);

export const hasBot = (game: AnyGame, bot: string): boolean => botNames(game).includes(bot);

/** The bot that plays for a person who is late or gone: the best there is. */
export const standIn = (game: AnyGame): string => botNames(game).at(-1)!;

/**
 * The bot that replaces one that failed: the next weaker one, but never the random one, unless that was asked for.
 */
export const simplerBot = (game: AnyGame, bot: string): string => {
  const names = botNames(game);
  const index = names.indexOf(bot);
  return index <= 1 ? bot : names[index - 1]!;
};

/** An action, in notation. */
export const think = ({ game: name, bot: botName, view, told, seed, patience }: Question): string => {
  const { game, bots } = gameNamed(name);
  const random = new FastRandom(seed);
  const bot = botNamed(bots, botName);
  if (bot === null) throw new Error(`nobody called "${botName}" plays ${name}`);
  const end = performance.now() + patience;
  return game.format(bot.choose({ view, told, random, late: () => performance.now() > end }).action);
};
