import { eager as seekContact, type State } from '@santiago/cards';
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

/** The card game's seat that seeks contact: two who play anything almost never meet there. */
const eager: Bot = {
  name: 'eager',
  choose: (game, view, seat, chance) =>
    game.format(game.decode(seekContact(game.known(view) as State, seatIndex(seat), chance))),
};

const BOTS: Readonly<Record<string, readonly Bot[]>> = { canals: [random], cards: [random, eager] };

/** The bots that play a game, weakest first. */
export const botsOf = (game: AnyGame): readonly Bot[] => BOTS[game.name] ?? [random];

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
