import { cards, type CardsTypes } from '@santiago/cards';
import { imagineBy, play } from '@santiago/cards/engine';
import type { Bot, Question } from '@santiago/bots/bot.ts';
import { seatOf } from '@santiago/bots/players/random.ts';
import { Stream } from '@santiago/bots/search/stream.ts';
import { type Result, Trials, type Try } from '@santiago/bots/search/trials.ts';
import { likelihood } from '../opponents/beliefs.ts';
import { Prospects } from '../value/prospects.ts';
import { PROSPECTS } from '../value/trained.ts';
import { type Model, playOn, readShares } from './playout.ts';

type View = CardsTypes['View'];
type State = CardsTypes['State'];

const prospects = new Prospects(PROSPECTS);

const readProspects = (state: State, result: Result): void => {
  prospects.look(state);
  for (let seat = 0; seat < state.players; seat++)
    result.shares[seat] = result.scores[seat] = prospects.shares[seat]!;
};

/**
 * Tries an action: deals the hidden cards as their owners would have placed them, plays on for some turns, and then
 * reads the prospects.
 */
const trying = (view: View, seat: number, { model, turns, contempt }: Search, seed: number): Try => {
  const stream = new Stream();
  const state = cards.known(view);
  const imagine = imagineBy(view, likelihood);
  return (action, index, result) => {
    stream.begin(seed, index);
    imagine(state, stream);
    play(state, seat, action);
    playOn(state, model, turns, stream);
    const isOver = cards.owes(state) === 0;
    if (isOver) readShares(state, result);
    else readProspects(state, result);
    const share = result.shares[seat]!;
    result.contempt = isOver && share < 1 ? contempt * share : 0;
  };
};

/** The actions worth a trial, the most promising first. */
export type Propose = (state: State, seat: number, question: Question<CardsTypes>) => readonly number[];

export interface Search {
  readonly propose: Propose;
  readonly model: Model;
  /** How many turns of all seats together are played on. */
  readonly turns: number;
  /** [X30] The part of a shared victory that does not count: a bot that plays to win is not content with half. */
  readonly contempt: number;
}

const begin = (question: Question<CardsTypes>, search: Search, evaluations: number) => {
  const { view, random, late } = question;
  const seat = seatOf(cards, view);
  const state = cards.known(view);
  const actions = search.propose(state, seat, question).slice(0, Math.max(1, evaluations));
  const trials = new Trials(actions, { seat, players: state.players, late }, 0);
  return { actions, trials, attempt: trying(view, seat, search, random.below(65536)) };
};

/** Tries the proposed actions and halves them until one is left. */
export const halving =
  (search: Search, standard: number): Bot<CardsTypes>['choose'] =>
  (question) => {
    const evaluations = question.evaluations ?? standard;
    const { actions, trials, attempt } = begin(question, search, evaluations);
    trials.halve(evaluations, attempt);
    return { action: cards.decode(actions[trials.best()]!), spent: trials.spent, cut: trials.cut };
  };

/** Tries each proposed action equally often. */
export const weighing =
  (search: Search, standard: number): Bot<CardsTypes>['weigh'] =>
  (question) => {
    const evaluations = question.evaluations ?? standard;
    const { trials, attempt } = begin(question, search, evaluations);
    trials.spread(evaluations, attempt);
    return trials.candidates((action) => cards.decode(action));
  };
