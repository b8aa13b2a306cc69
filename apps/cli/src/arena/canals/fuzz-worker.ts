import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { canals } from '@santiago/canals';
import {
  CHANCE,
  FastRandom,
  lowestSeat,
  makeSetup,
  OWES_CHANCE,
  seatName,
  type Setup,
  type Told,
} from '@santiago/kernel';
import { reasonOf } from '../../fault.ts';
import { serve } from '../../threads.ts';

/** Positions that no sensible player would reach. */
export interface Fuzz {
  readonly bot: string;
  readonly seed: number;
  readonly positions: number;
}

export interface Fuzzed {
  readonly positions: number;
  /** What went wrong, in words. */
  readonly faults: readonly string[];
  readonly slowestMs: number;
}

const anySetup = (random: FastRandom): Setup => {
  const players = 2 + random.below(4);
  const options = Object.fromEntries(
    canals.setup.options.flatMap((rule) => {
      const values = rule.values(players);
      return values.length === 0 ? [] : [[rule.name, values[random.below(values.length)]!]];
    }),
  );
  const setup = makeSetup(canals.setup, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** Random matches; every few decisions the bot is asked, sometimes with no time left on the clock. */
serve(({ bot: name, seed, positions }: Fuzz): Fuzzed => {
  const bot = botNamed(canalsBots, name)!;
  const random = new FastRandom(seed, 23);
  const faults: string[] = [];
  let questions = 0;
  let slowestMs = 0;
  while (questions < positions) {
    const setup = anySetup(random);
    const state = canals.start(setup);
    const told: Told[][] = Array.from({ length: setup.players }, () => []);
    const play = (who: number, action: number): void => {
      for (const [seat, log] of told.entries())
        log.push(canals.told(state, who, canals.decode(action), seatName(seat)));
      canals.play(state, who, action);
    };
    const ask = (seat: number): number => {
      const view = canals.view(state, seatName(seat));
      const hurried = random.below(4) === 0 ? { late: () => true } : {};
      const question = { view, told: told[seat]!, random: new FastRandom(questions), ...hurried };
      questions++;
      try {
        const began = performance.now();
        const action = bot.choose(question).action;
        slowestMs = Math.max(slowestMs, performance.now() - began);
        const refused = canals.refuse(state, seat, action);
        if (refused === null) return canals.encode(action);
        faults.push(`${canals.format(action)}: ${refused.text}`);
      } catch (error) {
        faults.push(reasonOf(error));
      }
      return canals.sample(state, seat, random);
    };
    for (let owes = canals.owes(state); owes !== 0 && questions < positions; owes = canals.owes(state)) {
      if (owes === OWES_CHANCE) {
        play(CHANCE, canals.draw(state, random));
        continue;
      }
      const seat = lowestSeat(owes);
      play(seat, random.below(3) === 0 ? ask(seat) : canals.sample(state, seat, random));
    }
  }
  return { positions: questions, faults, slowestMs };
});
