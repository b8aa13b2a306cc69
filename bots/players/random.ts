import {
  CHANCE,
  type Game,
  type GameTypes,
  lowestSeat,
  OWES_CHANCE,
  type Random,
  seatIndex,
  SEATS,
  type Viewer,
} from '@santiago/kernel';
import type { Bot, Question } from '../bot.ts';
import { Stream } from '../search/stream.ts';
import { Trials, type Try } from '../search/trials.ts';

const CANDIDATES = 8;
const EVALUATIONS = 64;

/** The seat whose view this is. */
export const seatOf = <T extends GameTypes>(game: Game<T>, view: T['View']): number => {
  const eye = game.eyeOf(view) as Viewer;
  if (eye === 'spectator' || !SEATS.includes(eye))
    throw new RangeError(`${eye} is no seat and decides nothing`);
  return seatIndex(eye);
};

const randomPlayout = <T extends GameTypes>(game: Game<T>, state: T['State'], random: Random): void => {
  for (;;) {
    const owes = game.owes(state);
    if (owes === 0) return;
    if (owes === OWES_CHANCE) game.play(state, CHANCE, game.draw(state, random));
    else {
      const seat = lowestSeat(owes);
      game.play(state, seat, game.sample(state, seat, random));
    }
  }
};

/** Any legal action, each with the same chance. Plays every game. */
export const randomBot = <T extends GameTypes>(game: Game<T>): Bot<T> => ({
  name: 'random',
  about: 'Any legal action, whatever it does.',
  evaluations: 0,
  choose: ({ view, random }) => ({
    action: game.decode(game.sample(game.known(view), seatOf(game, view), random)),
    spent: 0,
    cut: false,
  }),
  weigh: ({ view, random, evaluations = EVALUATIONS, late }: Question<T>) => {
    const seat = seatOf(game, view);
    const known = game.known(view);
    const actions = new Set<number>();
    for (let i = 0; i < 4 * CANDIDATES && actions.size < CANDIDATES; i++)
      actions.add(game.sample(known, seat, random));
    const stream = new Stream();
    const seed = random.below(65536);
    let players = 0;
    const attempt: Try = (action, index, result) => {
      stream.begin(seed, index);
      const state = game.imagine(view, stream);
      game.play(state, seat, action);
      randomPlayout(game, state, stream);
      const { points, shares } = game.outcome(state)!;
      players = points.length;
      for (let i = 0; i < players; i++) {
        result.scores[i] = points[i]!;
        result.shares[i] = shares[i]!;
      }
    };
    const trials = new Trials([...actions], { seat, players: SEATS.length, late }, 0);
    trials.spread(evaluations, attempt);
    return trials
      .candidates((action) => game.decode(action))
      .map((candidate) => ({
        ...candidate,
        scores: candidate.scores.slice(0, players),
        chances: candidate.chances.slice(0, players),
      }));
  },
});
