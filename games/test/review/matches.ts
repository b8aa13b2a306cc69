import { botNamed, type Roster } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { cardsBots } from '@santiago/cards/bots';
import { type Action, canals } from '@santiago/canals';
import { cards, type CardsTypes } from '@santiago/cards';
import {
  CHANCE,
  FastRandom,
  type Game,
  type GameTypes,
  lowestSeat,
  makeSetup,
  type Outcome,
  OWES_CHANCE,
  type Row,
  seatName,
  type Setup,
  whoName,
} from '@santiago/kernel';
import {
  type Finding,
  findingsOf,
  type Line,
  type Progress,
  type Review,
  type Share,
} from '@santiago/review/index.ts';

export interface Played<A = Action> {
  readonly setup: Setup;
  readonly rows: readonly Row<A>[];
  readonly outcome: Outcome;
}

type Options = Readonly<Record<string, string>>;

const setupIn = ({ setup: rules }: Pick<Game, 'setup'>, players: number, options: Options): Setup => {
  const setup = makeSetup(rules, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

export const setupOf = (players: number, options: Options = {}): Setup => setupIn(canals, players, options);
export const cardsSetup = (players: number, options: Options = {}): Setup => setupIn(cards, players, options);

const playIn = <T extends GameTypes>(
  { game, bots }: { readonly game: Game<T>; readonly bots: Roster<T> },
  setup: Setup,
  names: readonly string[],
  seed: number,
): Played<T['Action']> => {
  const random = new FastRandom(seed);
  const state = game.start(setup);
  const rows: Row<T['Action']>[] = [];
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    const who = owes === OWES_CHANCE ? CHANCE : lowestSeat(owes);
    const code = who === CHANCE ? game.draw(state, random) : game.forced(state, who);
    const question = { view: game.view(state, who === CHANCE ? 'all' : seatName(who)), told: [], random };
    const action = code >= 0 ? game.decode(code) : botNamed(bots, names[who]!)!.choose(question).action;
    rows.push({ who: whoName(who), action });
    game.play(state, who, game.encode(action));
  }
  return { setup, rows, outcome: game.outcome(state)! };
};

/** A match of Canals among bots, one a seat. */
export const playMatch = (setup: Setup, names: readonly string[], seed: number): Played =>
  playIn({ game: canals, bots: canalsBots }, setup, names, seed);

/** A match of Cards among bots, one a seat. */
export const playCards = (
  setup: Setup,
  names: readonly string[],
  seed: number,
): Played<CardsTypes['Action']> => playIn({ game: cards, bots: cardsBots }, setup, names, seed);

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

/** Judges a share of a match to its end. */
export const allFindings = <T extends GameTypes>(line: Line<T>, share: Share): readonly Finding[] => {
  const work = findingsOf(line, share);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
};
