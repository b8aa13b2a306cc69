import { canals } from '@santiago/canals';
import { draw, owes, play, scores } from '@santiago/canals/engine';
import { Heuristic, type Weights } from '@santiago/canals/bots/value';
import { CHANCE, FastRandom, lowestSeat, makeSetup, OWES_CHANCE, type Setup } from '@santiago/kernel';
import { serve } from '@santiago/cli/src/threads.ts';

export interface Trial {
  readonly challenger: Weights;
  readonly others: Weights;
  readonly seed: number;
  readonly sets: number;
}

/** Mostly four players, but every other number too, with and without palms. */
const TABLES: readonly (readonly [number, string])[] = [
  [4, 'off'],
  [3, 'off'],
  [4, 'on'],
  [5, 'off'],
  [4, 'off'],
  [2, 'on'],
];

const MARGIN_WEIGHT = 0.01;
const points = new Int32Array(5);

const setups: readonly Setup[] = TABLES.map(([players, palms]) => {
  const setup = makeSetup(canals.setup, { players, options: { palms } });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
});

/** The challenger's result in one set from one seat: its share of the victory against par, and its lead. */
const play1 = (
  setup: Setup,
  challengerSeat: number,
  challenger: Heuristic,
  others: Heuristic,
  seed: number,
): number => {
  const chance = new FastRandom(seed, 1);
  const noise = new FastRandom(seed, 2);
  const s = canals.start(setup);
  challenger.forget();
  others.forget();
  for (;;) {
    const owing = owes(s);
    if (owing === 0) break;
    if (owing === OWES_CHANCE) {
      play(s, CHANCE, draw(s, chance));
      continue;
    }
    const seat = lowestSeat(owing);
    play(
      s,
      seat,
      (seat === challengerSeat ? challenger : others).choose(s, seat, noise, s.phase === 'sealed' ? 2 : 0),
    );
  }
  scores(s, points);
  let rest = 0;
  for (let seat = 0; seat < s.players; seat++) if (seat !== challengerSeat) rest += points[seat]!;
  const share = canals.outcome(s)!.shares[challengerSeat]! - 1 / s.players;
  return share + MARGIN_WEIGHT * (points[challengerSeat]! - rest / (s.players - 1));
};

serve(({ challenger, others, seed, sets }: Trial): number => {
  const mine = new Heuristic(challenger);
  const theirs = new Heuristic(others);
  let sum = 0;
  let matches = 0;
  for (let set = 0; set < sets; set++) {
    const setup = setups[set % setups.length]!;
    for (let challengerSeat = 0; challengerSeat < setup.players; challengerSeat++, matches++)
      sum += play1(setup, challengerSeat, mine, theirs, seed + set);
  }
  return sum / matches;
});
