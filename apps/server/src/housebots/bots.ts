import { FastRandom, type Random, type Seat, seatIndex } from '@santiago/kernel';
import { type AnyGame, games } from '../games.ts';

/** A player that thinks. It is told what its seat may know, and nothing else. */
export interface Bot {
  readonly name: string;
  /** An action, in notation. */
  choose(game: AnyGame, view: unknown, seat: Seat, random: Random): string;
}

/** Any legal action, each with the same chance. */
const random: Bot = {
  name: 'random',
  choose: (game, view, seat, chance) =>
    game.format(game.decode(game.sample(game.known(view), seatIndex(seat), chance))),
};

const BOTS: readonly Bot[] = [random];

/** The bots that play a game, weakest first. */
export const botsOf = (_game: AnyGame): readonly Bot[] => BOTS;

export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: number;
}

export const think = ({ game: name, bot: botName, seat, view, seed }: Question): string => {
  const game = games.get(name);
  if (game === undefined) throw new Error(`no game "${name}"`);
  const bot = botsOf(game).find((each) => each.name === botName) ?? random;
  return bot.choose(game, view, seat, new FastRandom(seed));
};
