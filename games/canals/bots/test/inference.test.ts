import type { State } from '@santiago/canals/engine';
import { FastRandom, seatName, type Setup, type Told } from '@santiago/kernel';
import { inFull } from '@santiago/kernel/laws';
import { describe, expect, it } from 'vitest';
import { lookaheadModels } from '../opponents/cast.ts';
import { type Beliefs, Inference, type Style, STYLES } from '../opponents/inference.ts';
import { trainedEvaluators } from '../value/evaluators.ts';
import { canalsBots } from '../index.ts';
import { botNamed } from '@santiago/bots/index.ts';
import { ask, playMatch, setupOf } from '../../../test/bots/positions.ts';

const SETUP = setupOf(4);

/** What the first seat was told of a match. */
const logBy = (
  seed: number,
  choose: (state: State, seat: number, told: readonly Told[]) => number,
  setup: Setup = SETUP,
): Told[] => {
  let log: readonly Told[] = [];
  playMatch(setup, new FastRandom(seed, 51), (state, seat, told) => {
    if (seat === 0) log = told;
    return choose(state, seat, told);
  });
  return [...log];
};

/** The same of one among bots of these names. */
const logOf = (names: readonly string[], seed: number): Told[] =>
  logBy(
    seed,
    (state, seat, told) => ask(botNamed(canalsBots, names[seat]!)!, state, seat, seed, { told }),
    setupOf(names.length),
  );

const beliefsOf = (log: readonly Told[], players = SETUP.players): Beliefs =>
  new Inference(trainedEvaluators()).beliefs(setupOf(players), log, seatName(0));

describe('what the log tells about the others', () => {
  const log = logOf(['steward', 'hydrologist', 'hydrologist', 'steward'], 1);
  const beliefs = beliefsOf(log);
  const of = (some: Beliefs, seat: number, style: Style): number =>
    some[STYLES.length * seat + STYLES.indexOf(style)]!;

  /** How likely a way is on average for the three others, at the end of some matches. */
  const meanOf = (some: readonly Beliefs[], style: Style): number => {
    const each = some.flatMap((one) => [1, 2, 3].map((seat) => of(one, seat, style)));
    return each.reduce((sum, chance) => sum + chance) / each.length;
  };

  it('recognises stewards, and takes novices neither for stewards nor for hydrologists', () => {
    expect(of(beliefs, 3, 'steward')).toBeGreaterThan(0.9);
    for (const seed of inFull([1], [])) {
      const mixed = beliefsOf(logOf(['steward', 'steward', 'hydrologist', 'novice'], seed));
      expect(of(mixed, 1, 'steward')).toBeGreaterThan(0.9);
    }
    const novices = [1, 2, 3].map((seed) =>
      beliefsOf(logOf(['steward', 'novice', 'novice', 'novice'], seed)),
    );
    expect(meanOf(novices, 'steward')).toBeLessThan(0.25);
    expect(meanOf(novices, 'searcher')).toBeLessThan(0.25);
  });

  it('recognises hydrologists, among stewards and among hydrologists', () => {
    for (const seat of [1, 2]) expect(of(beliefs, seat, 'searcher')).toBeGreaterThan(0.9);
    for (const others of inFull([['steward', 'hydrologist', 'steward']], [])) {
      const among = beliefsOf(logOf(['steward', ...others], 1));
      for (const [i, name] of others.entries())
        expect(of(among, i + 1, name === 'steward' ? 'steward' : 'searcher')).toBeGreaterThan(0.9);
    }
    for (const seed of inFull([2], [])) {
      const hydrologists = logOf(['steward', 'hydrologist', 'hydrologist', 'hydrologist'], seed);
      expect(meanOf([beliefsOf(hydrologists)], 'searcher')).toBeGreaterThan(0.9);
    }
  });

  it('recognises a mirror that is the only rival', () => {
    for (const seed of inFull([1, 2], [1]))
      expect(of(beliefsOf(logOf(['steward', 'mirror'], seed), 2), 1, 'net-only')).toBeGreaterThan(0.9);
  });

  it('takes those for gamblers who judge positions by how stewards would end the match', () => {
    const model = lookaheadModels({
      evaluator: trainedEvaluators().stewards,
      width: 8,
      marginShare: 1,
      prior: 0,
    })[0]!;
    const gamblers = inFull([1, 2], [1]).map((seed) =>
      logBy(seed, (state, seat) => {
        model.forget();
        return model.choose(state, seat);
      }),
    );
    expect(
      meanOf(
        gamblers.map((each) => beliefsOf(each)),
        'gambler',
      ),
    ).toBeGreaterThan(0.6);
  });

  it('concludes the same whether it listened all along or hears everything at once', () => {
    const listener = new Inference(trainedEvaluators());
    for (let rows = 0; rows < log.length; rows += 7) listener.beliefs(SETUP, log.slice(0, rows), seatName(0));
    expect(listener.beliefs(SETUP, log, seatName(0))).toEqual(beliefs);
  });

  it('starts again when the log is another one', () => {
    const listener = new Inference(trainedEvaluators());
    const other = logOf(['steward', 'novice', 'novice', 'steward'], 2);
    listener.beliefs(SETUP, other.slice(0, 60), seatName(0));
    expect(listener.beliefs(SETUP, log, seatName(0))).toEqual(beliefs);
  });

  it('finds all styles equally likely without a log', () => {
    const none = new Inference(trainedEvaluators()).beliefs(SETUP, [], seatName(0));
    expect(new Set(none)).toEqual(new Set([1 / STYLES.length]));
  });
});
