import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import {
  CHANCE,
  FastRandom,
  type Game,
  type GameTypes,
  lowestSeat,
  makeSetup,
  OWES_CHANCE,
  type Random,
  seatName,
  type Setup,
  type Told,
} from '@santiago/kernel';
import type { Bot, Question } from '@santiago/bots/index.ts';

/** What tests of bots ask of one game. */
const positionsOf = <T extends GameTypes>(game: Game<T>) => {
  const setupOf = (players: number, options: Readonly<Record<string, string>> = {}): Setup => {
    const setup = makeSetup(game.setup, { players, options });
    if (!setup.ok) throw new Error(setup.fault.text);
    return setup.value;
  };

  /** Any set-up: players and every option drawn. */
  const anySetup = (random: Random): Setup => {
    const { min, max } = game.setup.players;
    const players = min + random.below(max - min + 1);
    const options = Object.fromEntries(
      game.setup.options.flatMap((rule) => {
        const values = rule.values(players);
        return values.length === 0 ? [] : [[rule.name, values[random.below(values.length)]!]];
      }),
    );
    return setupOf(players, options);
  };

  /** Plays a match where `choose` answers for each seat, −1 for a random answer; shows every decision. */
  const playMatch = (
    setup: Setup,
    random: Random,
    choose: (state: T['State'], seat: number, told: readonly Told[]) => number,
  ): T['State'] => {
    const state = game.start(setup);
    const told: Told[][] = Array.from({ length: setup.players }, () => []);
    const play = (who: number, action: number): void => {
      for (const [seat, log] of told.entries())
        log.push(game.told(state, who, game.decode(action), seatName(seat)));
      game.play(state, who, action);
    };
    for (;;) {
      const owes = game.owes(state);
      if (owes === 0) return state;
      if (owes === OWES_CHANCE) {
        play(CHANCE, game.draw(state, random));
        continue;
      }
      const seat = lowestSeat(owes);
      const chosen = choose(state, seat, told[seat]!);
      play(seat, chosen < 0 ? game.sample(state, seat, random) : chosen);
    }
  };

  /** What a bot answers for a seat, as a whole number. */
  const ask = (
    bot: Bot<T>,
    state: T['State'],
    seat: number,
    seed: number,
    more: Partial<Question<T>> = {},
  ): number => {
    const view = game.view(state, seatName(seat));
    const { action } = bot.choose({ view, told: [], random: new FastRandom(seed), ...more });
    return game.encode(action);
  };

  const isLegal = (state: T['State'], seat: number, action: number): boolean =>
    game.refuse(state, seat, game.decode(action)) === null;

  return { setupOf, anySetup, playMatch, ask, isLegal };
};

export const { setupOf, anySetup, playMatch, ask, isLegal } = positionsOf(canals);
export const cardsPositions = positionsOf(cards);
