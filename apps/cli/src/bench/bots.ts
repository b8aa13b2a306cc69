import { type AnyBot, botsFor } from '@santiago/bots';
import { canals } from '@santiago/canals';
import { CHANCE, FastRandom, makeSetup, OWES_CHANCE, seatName, type Told } from '@santiago/kernel';
import { quantile } from '../arena/statistics.ts';
import { type Call, wholeNumber } from '../command.ts';
import { say, sayJson } from '../terminal.ts';
import { type Bench, calibrate } from './bench.ts';

const GAME = 'canals';
const PLAYERS = 4;

interface Question {
  readonly view: ReturnType<typeof canals.view>;
  readonly told: readonly Told[];
}

/** Decisions out of matches among stewards, each with the log its seat was told. */
const questionsOf = (count: number): Question[] => {
  const setup = makeSetup(canals.setup, { players: PLAYERS });
  if (!setup.ok) throw new Error(setup.fault.text);
  const steward = botsFor(GAME).find(({ name }) => name === 'steward')!;
  const random = new FastRandom(1);
  const questions: Question[] = [];
  while (questions.length < count) {
    const state = canals.start(setup.value);
    const told: Told[][] = Array.from({ length: PLAYERS }, () => []);
    for (let owes = canals.owes(state); owes !== 0; owes = canals.owes(state)) {
      const who = owes === OWES_CHANCE ? CHANCE : 31 - Math.clz32(owes & -owes);
      let action = who === CHANCE ? canals.draw(state, random) : canals.forced(state, who);
      if (action < 0) {
        const question = { view: canals.view(state, seatName(who)), told: [...told[who]!] };
        if (random.below(8) === 0) questions.push(question);
        action = canals.encode(steward.choose({ ...question, random }).action as never);
      }
      const named = canals.decode(action);
      for (const [seat, log] of told.entries()) log.push(canals.told(state, who, named, seatName(seat)));
      canals.play(state, who, action);
    }
  }
  return questions.slice(0, count);
};

interface Figures {
  readonly bot: string;
  /** The very first answer, with everything still to be made ready. */
  readonly firstMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

const measure = (bot: AnyBot, questions: readonly Question[]): Figures => {
  const times = questions.map(({ view, told }, i) => {
    const began = performance.now();
    bot.choose({ view, told, random: new FastRandom(i) });
    return performance.now() - began;
  });
  return { bot: bot.name, firstMs: times[0]!, p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95) };
};

const run = (call: Call): void => {
  const decisions = wholeNumber(call, 'decisions', { from: 1, to: 100_000, standard: 60 });
  const questions = questionsOf(decisions);
  const figures = botsFor(GAME).map((bot) => measure(bot, questions));
  const calibration = calibrate();
  if (call.has('json')) return sayJson({ game: GAME, players: PLAYERS, decisions, figures, calibration });
  say(`${decisions} decisions of ${GAME} with ${PLAYERS} players; milliseconds: first, p50, p95`);
  for (const { bot, firstMs, p50Ms, p95Ms } of figures)
    say(`  ${bot.padEnd(12)}${[firstMs, p50Ms, p95Ms].map((ms) => ms.toFixed(2).padStart(10)).join('')}`);
};

/** How long bots think. */
export const botsBench: Bench = {
  name: 'bots',
  summary: 'milliseconds a decision of every bot, over decisions out of matches among stewards',
  flags: [{ name: 'decisions', value: 'N', about: 'bots: how many decisions (60)' }],
  run,
};
