import { botsFor } from '@santiago/bots';
import { eager, type State } from '@santiago/cards';
import { FastRandom, type Random, type Seat, seatIndex, type Told } from '@santiago/kernel';
import { type AnyGame, games } from '../games.ts';

/** What a house bot is asked: what its seat may know, and nothing else. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** What the seat was told so far; empty for one that does not think. */
  readonly told: readonly Told[];
  readonly seed: number;
  /** Milliseconds after which it is to answer with what it has. */
  readonly patience: number;
}

/** A seat that does not think: an action of a state, by chance. */
type Sampler = (game: AnyGame, state: unknown, seat: number, random: Random) => number;

/** Plays any game: any legal action, each with the same chance. */
export const RANDOM = 'random';
const sample: Sampler = (game, state, seat, random) => game.sample(state, seat, random);

/** Where no thinking bot plays a game yet. Two who play anything almost never meet in the card game. */
const SAMPLERS: ReadonlyMap<string, ReadonlyMap<string, Sampler>> = new Map([
  ['cards', new Map([['eager', (_, state, seat, random) => eager(state as State, seat, random)]])],
]);

/** The bots that play a game, weakest first. */
export const botNames = (game: AnyGame): readonly string[] => [
  ...new Set([
    RANDOM,
    ...(SAMPLERS.get(game.name)?.keys() ?? []),
    ...botsFor(game.name).map((bot) => bot.name),
  ]),
];

export const hasBot = (game: AnyGame, bot: string): boolean => botNames(game).includes(bot);

/** Whether the bot looks at more than what it sees. */
export const remembers = (game: AnyGame, bot: string): boolean =>
  botsFor(game.name).some((each) => each.name === bot);

/** The bot that plays for one who is late or gone: the best there is. */
export const standIn = (game: AnyGame): string => botNames(game).at(-1)!;

/** An action, in notation. */
export const think = ({ game: name, bot: botName, seat, view, told, seed, patience }: Question): string => {
  const game = games.get(name);
  if (game === undefined) throw new Error(`no game "${name}"`);
  const random = new FastRandom(seed);
  const bot = botsFor(name).find((each) => each.name === botName);
  if (bot === undefined) {
    const sampler = SAMPLERS.get(name)?.get(botName) ?? sample;
    return game.format(game.decode(sampler(game, game.known(view), seatIndex(seat), random)));
  }
  const end = performance.now() + patience;
  return game.format(bot.choose({ view, told, random, late: () => performance.now() > end }).action);
};
