import { type Bot, botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { canals, type CanalsTypes } from '@santiago/canals';
import {
  CHANCE,
  FastRandom,
  lowestSeat,
  makeSetup,
  OWES_CHANCE,
  seatName,
  type Told,
} from '@santiago/kernel';

/** Used in Node and in a browser's worker, so nothing here depends on either. */
export const GAME = canals.name;
export const PLAYERS = 4;

export interface BenchQuestion {
  readonly view: ReturnType<typeof canals.view>;
  readonly told: readonly Told[];
}

/** Some of the decisions in matches among bots of one kind, each with the log its seat was told. */
export const questionsOf = (count: number, table: string, among = 8): BenchQuestion[] => {
  const setup = makeSetup(canals.setup, { players: PLAYERS });
  if (!setup.ok) throw new Error(setup.fault.text);
  const player = botNamed(canalsBots, table)!;
  const random = new FastRandom(1);
  const questions: BenchQuestion[] = [];
  while (questions.length < count) {
    const state = canals.start(setup.value);
    const told: Told[][] = Array.from({ length: PLAYERS }, () => []);
    for (let owes = canals.owes(state); owes !== 0; owes = canals.owes(state)) {
      const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
      let action = who === CHANCE ? canals.draw(state, random) : canals.forced(state, who);
      if (action < 0) {
        const question = { view: canals.view(state, seatName(who)), told: [...told[who]!] };
        if (random.below(among) === 0) questions.push(question);
        action = canals.encode(player.choose({ ...question, random }).action);
      }
      const named = canals.decode(action);
      for (const [seat, log] of told.entries()) log.push(canals.told(state, who, named, seatName(seat)));
      canals.play(state, who, action);
    }
  }
  return questions.slice(0, count);
};

/** How long a bot thinks about each, in milliseconds. */
export const timesOf = (bot: Bot<CanalsTypes>, questions: readonly BenchQuestion[]): number[] =>
  questions.map(({ view, told }, i) => {
    const began = performance.now();
    bot.choose({ view, told, random: new FastRandom(i) });
    return performance.now() - began;
  });
