import { canals, type CanalsTypes } from '@santiago/canals';
import {
  CHANCE,
  FastRandom,
  makeSetup,
  OWES_CHANCE,
  type Random,
  seatName,
  type Setup,
  type Told,
} from '@santiago/kernel';
import type { AnyBot, Question } from '../src/index.ts';

type State = CanalsTypes['State'];

/** Any set-up: players and every option drawn. */
export const anySetup = (random: Random): Setup => {
  const players = 2 + random.below(4);
  const options = Object.fromEntries(
    canals.setup.options.flatMap((rule) => {
      const values = rule.values(players);
      return values.length === 0 ? [] : [[rule.name, values[random.below(values.length)]!]];
    }),
  );
  return setupOf(players, options);
};

export const setupOf = (players: number, options: Readonly<Record<string, string>> = {}): Setup => {
  const setup = makeSetup(canals.setup, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** Plays a match where `choose` answers for each seat, −1 for a random answer; shows every decision. */
export const playMatch = (
  setup: Setup,
  random: Random,
  choose: (state: State, seat: number, told: readonly Told[]) => number,
): State => {
  const state = canals.start(setup);
  const told: Told[][] = Array.from({ length: setup.players }, () => []);
  const play = (who: number, action: number): void => {
    for (const [seat, log] of told.entries())
      log.push(canals.told(state, who, canals.decode(action), seatName(seat)));
    canals.play(state, who, action);
  };
  for (;;) {
    const owes = canals.owes(state);
    if (owes === 0) return state;
    if (owes === OWES_CHANCE) {
      play(CHANCE, canals.draw(state, random));
      continue;
    }
    const seat = 31 - Math.clz32(owes & -owes);
    const chosen = choose(state, seat, told[seat]!);
    play(seat, chosen < 0 ? canals.sample(state, seat, random) : chosen);
  }
};

/** What a bot answers for a seat, as a whole number. */
export const ask = (
  bot: AnyBot,
  state: State,
  seat: number,
  seed: number,
  more: Partial<Question<CanalsTypes>> = {},
): number => {
  const view = canals.view(state, seatName(seat));
  const { action } = bot.choose({ view, told: [], random: new FastRandom(seed), ...more });
  return canals.encode(action as CanalsTypes['Action']);
};
