import { canals, type CanalsTypes } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import type { Viewer } from '@santiago/kernel';
import type { Question } from '../bot.ts';
import { Stream } from '../stream.ts';
import type { Try } from '../trials.ts';
import { Heuristic } from './heuristic.ts';
import { sealMixed, trainedJudge } from './hydrologist.ts';
import { type Beliefs, inferBeliefs } from './inference.ts';
import { KeenModel, type Model, plainModel, playRoundAs } from './models.ts';
import { searchingBot } from './search.ts';
import { TUNED } from './tuned.ts';

/** How many ideas a modelled rival follows. */
const WIDTH = 6;
const GRAIN = 4096;
/** How far somebody who is neither strays from the heuristic. */
const STRAY = 1;

/** Heuristics keep facts for a phase, so every seat's model needs its own. */
interface SeatModels {
  readonly exact: Model;
  readonly stray: Model;
  readonly keen: Model;
}

const makeModels = (): SeatModels => ({
  exact: plainModel(new Heuristic(TUNED), 0),
  stray: plainModel(new Heuristic(TUNED), STRAY),
  keen: new KeenModel([new Heuristic(TUNED), new Heuristic(TUNED)], trainedJudge(), WIDTH),
});

let seatModels: readonly SeatModels[] | null = null;
const modelsOfSeats = (): readonly SeatModels[] => (seatModels ??= Array.from({ length: 5 }, makeModels));

/** Tries an action with each of the others played by a model drawn for it. */
const populated = (position: State, seat: number, seed: number, { plain, keen: looks }: Beliefs): Try => {
  const stream = new Stream();
  const state = canals.copy(position);
  const judge = trainedJudge();
  const models = modelsOfSeats();
  const playing: Model[] = [];
  return (action, index, result) => {
    stream.begin(seed, index);
    for (let each = 0; each < position.players; each++) {
      const drawn = stream.below(GRAIN) / GRAIN - plain[each]!;
      const { exact, stray, keen } = models[each]!;
      // Of those who are neither, half are taken to look ahead after all.
      const ahead = looks[each]! + 0.5 * (1 - plain[each]! - looks[each]!);
      if (each === seat || drawn < 0) playing[each] = exact;
      else playing[each] = drawn < ahead ? keen : stray;
    }
    state.assign(position);
    play(state, seat, action);
    playRoundAs(state, playing, stream);
    judge.read(state, result);
  };
};

const infer = ({ view, told }: Question<CanalsTypes>): Beliefs => {
  const { exact, keen } = modelsOfSeats()[0]!;
  return inferBeliefs(view.setup, told, view.eye as Viewer, { plain: exact, keen });
};

const ALL_KEEN: Beliefs = { plain: new Float64Array(5), keen: new Float64Array(5).fill(1) };

/** Takes everybody for one who looks ahead, whatever they do. */
export const mirror = searchingBot({
  name: 'mirror',
  about: 'Takes everybody for a hydrologist and plays accordingly.',
  evaluations: 10,
  candidates: 10,
  marginShare: 0.1,
  certain: true,
  seal: sealMixed,
  trying: (position, seat, seed) => populated(position, seat, seed, ALL_KEEN),
});

/** The champion: looks ahead against a population of opponents, weighed by what those at the table have done so far. */
export const overseer = searchingBot({
  name: 'overseer',
  about: 'The champion: works out how those at the table think, and looks ahead against that.',
  evaluations: 24,
  candidates: 10,
  marginShare: 0.1,
  seal: sealMixed,
  trying: (position, seat, seed, question) => populated(position, seat, seed, infer(question)),
});
