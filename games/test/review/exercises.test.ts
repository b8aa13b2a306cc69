import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { canals, standings } from '@santiago/canals';
import { cards } from '@santiago/cards';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom, readMatch, seatIndex, seatName } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import {
  EXERCISE_KINDS,
  EXERCISES as INDEX,
  type Exercise,
  leadOf,
  outcomeOf,
  proofOf,
} from '@santiago/canals/review/exercises/index.ts';
import {
  answerWorth,
  EXERCISE_KINDS as CARDS_KINDS,
  EXERCISES as CARDS_INDEX,
  type Exercise as CardsExercise,
  isBest,
  NOT_YET,
  proofOf as cardsProof,
} from '@santiago/cards/review/exercises/index.ts';

const folderOf = (game: string): string =>
  path.join(import.meta.dirname, `../../${game}/review/exercises/matches`);
const withMatch = <E extends { readonly id: string }>(game: string, entry: E): E & { match: string } => ({
  ...entry,
  match: readFileSync(path.join(folderOf(game), `${entry.id}.santiago`), 'utf8'),
});

const EXERCISES: readonly Exercise[] = INDEX.map((entry) => withMatch('canals', entry));
const CARDS_EXERCISES: readonly CardsExercise[] = CARDS_INDEX.map((entry) => withMatch('cards', entry));

describe.each([
  { game: 'canals', kinds: EXERCISE_KINDS, exercises: EXERCISES, each: 4 },
  { game: 'cards', kinds: CARDS_KINDS, exercises: CARDS_EXERCISES, each: 6 },
])('the exercises of $game', ({ game, kinds, exercises, each }) => {
  it('have a match file each, and there is no other', () => {
    expect(readdirSync(folderOf(game)).toSorted()).toEqual(
      exercises.map(({ id }) => `${id}.santiago`).toSorted(),
    );
  });

  it('are 24, as many of each kind, none twice', () => {
    expect(exercises).toHaveLength(24);
    for (const kind of kinds)
      expect(exercises.filter((exercise) => exercise.kind === kind)).toHaveLength(each);
    expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
    expect(new Set(exercises.map(({ match, kind }) => match + kind)).size).toBe(exercises.length);
  });
});

/** Auctions do not: bids are followed by too much. */
const DECISIVE: readonly string[] = ['scoring', 'planting', 'water', 'bribes', 'extra'];

const canalsState = (exercise: Exercise) => {
  const file = readMatch(canals, exercise.match);
  if (!file.ok) throw new Error(file.fault.text);
  return file.value.state;
};

describe('an exercise of Canals', () => {
  it.each(EXERCISES)('$id has one best answer, $answer, that few novices find', (exercise) => {
    const { seat, answer, novices } = exercise;
    const proof = proofOf(exercise);
    expect(proof).not.toBeNull();
    expect(canals.format(proof!.answer)).toBe(answer);
    expect(exercise.ends).toEqual(proof!.ends);
    const state = canalsState(exercise);
    expect(canals.owes(state)).toBe(1 << seatIndex(seat));
    expect(canals.count(state, seatIndex(seat))).toBeGreaterThanOrEqual(4);
    const view = canals.view(state, seatName(seatIndex(seat)));
    const found = Array.from({ length: novices.runs }, (_, run) => {
      const random = new FastRandom(run, 77);
      return botNamed(canalsBots, 'novice')!.choose({ view, told: [], random }).action;
    }).filter((action) => canals.format(action) === answer).length;
    expect(2 * found).toBeLessThan(novices.runs);
  });

  it.each(EXERCISES.filter(({ kind }) => DECISIVE.includes(kind)))(
    '$id matters for winning: its answer leads, and few others do',
    (exercise) => {
      const state = canalsState(exercise);
      const actions = canals.expand(canals.offer(state, seatIndex(exercise.seat))!);
      const leading = actions.filter((action) => {
        const outcome = outcomeOf(state, exercise, action);
        return outcome.kind !== 'order' && leadOf(outcome.points, exercise.seat) > 0;
      });
      expect(leading.map((action) => canals.format(action))).toContain(exercise.answer);
      expect(leading.length).toBeLessThanOrEqual(actions.length / 4);
    },
  );

  it.each(EXERCISES.filter(({ kind }) => kind === 'auction'))(
    '$id is about a close match near its end',
    (exercise) => {
      const state = canalsState(exercise);
      expect(state.rounds - state.round).toBeLessThan(3);
      const points = standings(state).map(({ now }) => now);
      expect(Math.abs(leadOf(points, exercise.seat))).toBeLessThanOrEqual(8);
    },
  );
});

describe('an exercise of Cards', () => {
  it.each(CARDS_EXERCISES)('$id has best answers, $answer among them, that are proved', (exercise) => {
    const { seat, answer, best, goal, novices } = exercise;
    const proof = cardsProof(exercise)!;
    expect(proof.answer).toEqual(answer);
    expect(proof.best).toBeCloseTo(best, 9);
    expect(proof.right / proof.answers).toBeLessThan(0.51);
    expect(2 * novices.found).toBeLessThan(novices.runs);
    const file = readMatch(cards, exercise.match);
    if (!file.ok) throw new Error(file.fault.text);
    const { state } = file.value;
    expect(cards.owes(state)).toBe(1 << seatIndex(seat));
    // Played row by row, as on the table, it is as good as the proof says.
    let worth: number | typeof NOT_YET = NOT_YET;
    for (const row of answer) {
      const action = cards.parse(row)!;
      worth = answerWorth(cards.view(state, seat), seat, goal, action);
      cards.play(state, seatIndex(seat), cards.encode(action));
    }
    if (worth === NOT_YET) worth = answerWorth(cards.view(state, seat), seat, goal, { kind: 'close' });
    expect(isBest(worth as number, best)).toBe(true);
  });
});
