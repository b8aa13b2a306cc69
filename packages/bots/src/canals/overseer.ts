import { canals, type CanalsTypes } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import type { Viewer } from '@santiago/kernel';
import type { Bot, Question } from '../bot.ts';
import { Stream } from '../stream.ts';
import type { Try } from '../trials.ts';
import { Heuristic } from './heuristic.ts';
import { sealMixed } from './hydrologist.ts';
import { type Beliefs, Inference, type Way, WAYS } from './inference.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, trainedJudges } from './judges.ts';
import { EndJudge, type Ending, type Judge } from './lookahead.ts';
import { LookingModel, type Model, plainModel, playRoundAs } from './models.ts';
import { searchingBot } from './search.ts';
import { TUNED } from './tuned.ts';

/** How many ideas a modelled rival follows. */
const WIDTH = 5;
/** How far somebody strays from the heuristic whose way is unknown, and one who is only looked at quickly. */
const STRAY = 1;
const QUICK = 2;
const GRAIN = 4096;
const SEATS = 5;

type Models = Readonly<Record<Way, Model>>;

const byRule = (noise: number): Model => plainModel(new Heuristic(TUNED), noise);

/** Heuristics keep facts for a phase, so every seat's model needs its own. */
const makeModels = (judge: Judge): Models => ({
  steward: byRule(0),
  keen: new LookingModel([new Heuristic(TUNED), new Heuristic(TUNED)], {
    judge,
    width: WIDTH,
    marginShare: KEEN_MARGIN,
    prior: KEEN_PRIOR,
  }),
  // He mostly does what a steward would, and what else he does is his luck.
  gambler: byRule(STRAY),
  stray: byRule(STRAY),
});

/** The same at little cost: who is no steward plays like one, but strays. */
const makeQuickModels = (): Models => ({
  steward: byRule(0),
  keen: byRule(QUICK),
  gambler: byRule(STRAY),
  stray: byRule(QUICK),
});

interface PopulationOptions {
  /** By seat. */
  readonly models: readonly Models[];
  /** Who is asked where a round ends, and how the last rounds count. */
  readonly judge: Judge;
  readonly ending: Ending;
  /** How one's own later decisions in the round are taken to be made. */
  readonly self: Way;
}

const forSeats = (make: () => Models): Models[] => Array.from({ length: SEATS }, make);

/** Rivals as they may be: a model of every way to play for every seat. */
class Population {
  private readonly judge: EndJudge;
  private readonly self: Way;
  private readonly models: readonly Models[];
  private readonly playing: Model[] = [];
  private readonly stream = new Stream();

  constructor({ models, judge, ending, self }: PopulationOptions) {
    this.judge = new EndJudge(judge, new Heuristic(TUNED), ending);
    this.self = self;
    this.models = models;
  }

  /** Tries an action with each of the others played by a model drawn for it. */
  trying(position: State, seat: number, seed: number, beliefs: Beliefs): Try {
    const { stream, models, playing, judge } = this;
    const state = canals.copy(position);
    playing.length = position.players;
    return (action, index, result) => {
      stream.begin(seed, index);
      for (let each = 0; each < position.players; each++)
        playing[each] = models[each]![each === seat ? this.self : this.draw(beliefs, each)];
      state.assign(position);
      play(state, seat, action);
      playRoundAs(state, playing, stream);
      stream.begin(~seed, index);
      judge.read(state, result, stream);
    };
  }

  private draw(beliefs: Beliefs, seat: number): Way {
    let left = this.stream.below(GRAIN) / GRAIN;
    for (let way = 0; way < WAYS.length; way++) {
      left -= beliefs[WAYS.length * seat + way]!;
      if (left < 0) return WAYS[way]!;
    }
    return 'stray';
  }
}

/** Everybody looks ahead. */
const ALL_KEEN: Beliefs = Float64Array.from({ length: WAYS.length * SEATS }, (_, i) =>
  WAYS[i % WAYS.length] === 'keen' ? 1 : 0,
);

/** Takes everybody for one who looks ahead, whatever they do. */
const makeMirror = (judges: () => Judges): Bot<CanalsTypes> => {
  const makePopulation = (): Population => {
    const { keen: judge } = judges();
    const models = forSeats(() => makeModels(judge));
    return new Population({ models, judge, ending: { rounds: 0, weight: 0 }, self: 'steward' });
  };
  let population: Population | null = null;
  return searchingBot({
    name: 'mirror',
    about: 'Takes everybody for a hydrologist and plays accordingly.',
    evaluations: 10,
    candidates: 10,
    marginShare: KEEN_MARGIN,
    certain: true,
    seal: sealMixed(judges, new Heuristic(TUNED)),
    trying: (position, seat, seed) =>
      (population ??= makePopulation()).trying(position, seat, seed, ALL_KEEN),
  });
};

/** The last two rounds are played on by stewards, too, which counts as much as what the net says. */
const ENDING: Ending = { rounds: 2, weight: 0.5 };

/** What the champion thinks with, made when it is first asked. */
class Mind {
  readonly quick: Population;
  readonly full: Population;
  private readonly inference: Inference;

  constructor(judges: Judges) {
    const { keen: judge } = judges;
    this.inference = new Inference(judges);
    this.quick = new Population({
      models: forSeats(makeQuickModels),
      judge,
      ending: ENDING,
      self: 'steward',
    });
    const models = forSeats(() => makeModels(judge));
    this.full = new Population({ models, judge, ending: ENDING, self: 'keen' });
  }

  beliefs({ view, told }: Question<CanalsTypes>): Beliefs {
    return this.inference.beliefs(view.setup, told, view.eye as Viewer);
  }
}

/**
 * The champion looks ahead against a population of opponents, weighed by what those at the table have done so far:
 * quickly at many candidates, and again at those that come out close, with rivals who look ahead themselves.
 */
const makeOverseer = (judges: () => Judges): Bot<CanalsTypes> => {
  let made: Mind | null = null;
  const mind = (): Mind => (made ??= new Mind(judges()));
  return searchingBot({
    name: 'overseer',
    about: 'The champion: works out how those at the table think, and looks ahead against that.',
    evaluations: 12,
    candidates: 12,
    sift: {
      each: 4,
      keep: 4,
      close: 0.05,
      weight: 4,
      trying: (position, seat, seed, question) =>
        mind().quick.trying(position, seat, seed, mind().beliefs(question)),
    },
    prior: { worth: 0.02, trials: 4 },
    marginShare: KEEN_MARGIN,
    seal: sealMixed(judges, new Heuristic(TUNED)),
    trying: (position, seat, seed, question) =>
      mind().full.trying(position, seat, seed, mind().beliefs(question)),
  });
};

export const mirror = makeMirror(trainedJudges);
export const overseer = makeOverseer(trainedJudges);
