import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/bots/canals';
import { canals } from '@santiago/canals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom, readMatch, seatIndex, seatName } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { EXERCISE_KINDS, EXERCISES as INDEX, type Exercise, proofOf } from '../src/canals/exercises/index.ts';
import { goalOf, sentenceOf } from '../src/index.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';

const MATCHES = path.join(import.meta.dirname, '../src/canals/exercises/matches');

const EXERCISES: readonly Exercise[] = INDEX.map((entry) => ({
  ...entry,
  match: readFileSync(path.join(MATCHES, `${entry.id}.santiago`), 'utf8'),
}));

describe('the exercises', () => {
  it('have a match file each, and there is no other', () => {
    expect(readdirSync(MATCHES).toSorted()).toEqual(INDEX.map(({ id }) => `${id}.santiago`).toSorted());
  });

  it('are four or more of each kind, none twice', () => {
    for (const kind of EXERCISE_KINDS)
      expect(EXERCISES.filter((exercise) => exercise.kind === kind).length).toBeGreaterThanOrEqual(4);
    expect(new Set(EXERCISES.map(({ id }) => id)).size).toBe(EXERCISES.length);
    expect(new Set(EXERCISES.map(({ match, kind }) => match + kind)).size).toBe(EXERCISES.length);
  });

  it.each(EXERCISES)('$id has one best answer, $answer, that few novices find', (exercise) => {
    const { seat, answer, novices } = exercise;
    const proof = proofOf(exercise);
    expect(proof).not.toBeNull();
    expect(canals.format(proof!.answer)).toBe(answer);
    expect(exercise.reasons).toEqual(proof!.reasons);
    expect(exercise.reasons.length).toBeGreaterThan(0);
    const file = readMatch(canals, exercise.match);
    if (!file.ok) throw new Error(file.fault.text);
    const { state } = file.value;
    expect(canals.owes(state)).toBe(1 << seatIndex(seat));
    expect(canals.count(state, seatIndex(seat))).toBeGreaterThanOrEqual(4);
    const view = canals.view(state, seatName(seatIndex(seat)));
    const found = Array.from({ length: novices.runs }, (_, run) => {
      const random = new FastRandom(run, 77);
      return botNamed(canalsBots, 'novice')!.choose({ view, told: [], random }).action;
    }).filter((action) => canals.format(action) === answer).length;
    expect(2 * found).toBeLessThan(novices.runs);
  });

  it.each([en, de, fr])('say what they ask and why in every language', (words) => {
    const names = {
      person: () => ({ name: 'Ana', you: true }),
      crop: (crop: string) => crop,
      card: (card: string) => card,
    };
    for (const { goal, reasons } of EXERCISES) {
      expect(goalOf(words, goal, names)).toMatch(/\?$/);
      for (const reason of reasons) expect(sentenceOf(words, reason, names)).toMatch(/\.$/);
    }
  });
});
