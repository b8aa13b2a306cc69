import { FastRandom, seatName, type Told } from '@santiago/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type Beliefs, Inference, WAYS } from '../src/canals/inference.ts';
import { trainedJudges } from '../src/canals/judges.ts';
import { botNamed } from '../src/index.ts';
import { ask, playMatch, setupOf } from './positions.ts';

vi.setConfig({ testTimeout: 60_000 });

const SETUP = setupOf(4);

/** What the first seat was told of a match among bots of these names. */
const logOf = (names: readonly string[], seed: number): Told[] => {
  let log: readonly Told[] = [];
  playMatch(SETUP, new FastRandom(seed, 51), (state, seat, told) => {
    if (seat === 0) log = told;
    return ask(botNamed('canals', names[seat]!)!, state, seat, seed, { told });
  });
  return [...log];
};

const beliefsOf = (log: readonly Told[]): Beliefs =>
  new Inference(trainedJudges()).beliefs(SETUP, log, seatName(0));

describe('what the log tells about the others', () => {
  const log = logOf(['steward', 'steward', 'hydrologist', 'novice'], 1);
  const beliefs = beliefsOf(log);
  const of = (some: Beliefs, seat: number, way: (typeof WAYS)[number]): number =>
    some[WAYS.length * seat + WAYS.indexOf(way)]!;

  it('knows a steward by what he does, and takes a novice neither for one nor for a hydrologist', () => {
    expect(of(beliefs, 1, 'steward')).toBeGreaterThan(0.9);
    expect(of(beliefs, 3, 'steward')).toBeLessThan(0.5);
    expect(of(beliefs, 3, 'keen')).toBeLessThan(0.5);
  });

  it('knows a hydrologist among stewards, who do just what he thinks they will', () => {
    const among = beliefsOf(logOf(['steward', 'steward', 'hydrologist', 'steward'], 1));
    expect(of(among, 2, 'keen')).toBeGreaterThan(0.9);
    expect(of(among, 3, 'steward')).toBeGreaterThan(0.9);
  });

  it('comes to the same whether it listened all along or hears everything at once', () => {
    const listener = new Inference(trainedJudges());
    for (let rows = 0; rows < log.length; rows += 7) listener.beliefs(SETUP, log.slice(0, rows), seatName(0));
    expect(listener.beliefs(SETUP, log, seatName(0))).toEqual(beliefs);
  });

  it('begins anew when the log is another', () => {
    const listener = new Inference(trainedJudges());
    listener.beliefs(SETUP, logOf(['steward', 'novice', 'novice', 'steward'], 2), seatName(0));
    expect(listener.beliefs(SETUP, log, seatName(0))).toEqual(beliefs);
  });

  it('holds every way for equally likely without a log', () => {
    const none = new Inference(trainedJudges()).beliefs(SETUP, [], seatName(0));
    expect(new Set(none)).toEqual(new Set([1 / WAYS.length]));
  });
});
