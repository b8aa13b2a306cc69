import { botNamed } from '@santiago/bots';
import { type Action, canals } from '@santiago/canals';
import {
  CHANCE,
  FastRandom,
  makeSetup,
  OWES_CHANCE,
  type Outcome,
  type Row,
  seatName,
  type Setup,
  whoName,
} from '@santiago/kernel';
import type { Progress, Review } from '../src/index.ts';

export interface Played {
  readonly setup: Setup;
  readonly rows: readonly Row<Action>[];
  readonly outcome: Outcome;
}

export const setupOf = (players: number, options: Readonly<Record<string, string>> = {}): Setup => {
  const setup = makeSetup(canals.setup, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** A match among bots, one a seat. */
export const playMatch = (setup: Setup, names: readonly string[], seed: number): Played => {
  const random = new FastRandom(seed);
  const state = canals.start(setup);
  const rows: Row<Action>[] = [];
  for (let owes = canals.owes(state); owes !== 0; owes = canals.owes(state)) {
    const who = owes === OWES_CHANCE ? CHANCE : 31 - Math.clz32(owes & -owes);
    const code = who === CHANCE ? canals.draw(state, random) : canals.forced(state, who);
    const question = { view: canals.view(state, who === CHANCE ? 'all' : seatName(who)), told: [], random };
    const action =
      code >= 0 ? canals.decode(code) : (botNamed('canals', names[who]!)!.choose(question).action as Action);
    rows.push({ who: whoName(who), action });
    canals.play(state, who, canals.encode(action));
  }
  return { setup, rows, outcome: canals.outcome(state)! };
};

/** Runs a review to its end; gives what it yielded too. */
export const finish = (
  review: Generator<Progress, Review>,
): { readonly review: Review; readonly steps: readonly Progress[] } => {
  const steps: Progress[] = [];
  for (;;) {
    const step = review.next();
    if (step.done === true) return { review: step.value, steps };
    steps.push(step.value);
  }
};
