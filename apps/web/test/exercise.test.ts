import { canals } from '@santiago/canals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidedExercise } from '../src/features/learn/exercise.ts';
import { exercises as canalsSet } from '@santiago/canals/page/exercises/exercises.ts';
import { de as canalsDe } from '@santiago/canals/page/exercises/de.ts';
import { en as canalsEn } from '@santiago/canals/page/exercises/en.ts';
import { fr as canalsFr } from '@santiago/canals/page/exercises/fr.ts';
import { interaction } from '@santiago/canals/page/panel/interaction.ts';
import { exercises as cardsSet } from '@santiago/cards/page/exercises/exercises.ts';
import { FastRandom, seatIndex } from '@santiago/kernel';
import type { Exercise, ExerciseSet } from '@santiago/table/page/sources/guided/exercise.ts';
import type { Guided } from '@santiago/table/page/sources/guided/guided.ts';

const matchOf = (game: string, id: string): string =>
  readFileSync(
    path.join(import.meta.dirname, `../../../games/${game}/review/exercises/matches/${id}.santiago`),
    'utf8',
  );

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const open = async (set: ExerciseSet, exercise: Exercise): Promise<Guided> => {
  const match = matchOf(set.game.name, exercise.id);
  const guided = guidedExercise(set, { exercise, match }, 'You');
  while (guided.step.value === null) await soon();
  return guided;
};

/** Gives an answer row by row, as the table does; what is forced goes by itself. */
const answer = async (guided: Guided, rows: readonly string[]): Promise<void> => {
  for (const row of rows) {
    expect(await guided.act(row)).toBeNull();
    await soon();
    await soon();
  }
  // A purchase that could go on is closed.
  if (guided.step.value?.id === 'question' && guided.mistake.value === null) {
    await guided.act('close');
    await soon();
  }
};

const SETS: readonly ExerciseSet[] = [canalsSet, cardsSet];
const ALL = SETS.flatMap((set) => set.exercises.map((exercise) => [exercise.id, set, exercise] as const));
/** In file notation: nobody reads it in a sentence. */
const NOTATION =
  /\b(?:banana|cane|potato|bean|pepper)[12]\b|\b[a-e][1-4]-[a-e][1-4]\b|\b[SHCD](?:[2-9]|10|[JQKA])\b|-?\d+,-?\d+ [vh]/i;

describe('an exercise', () => {
  it.each(ALL)(
    '%s explains what is wrong with other answers, and the right one',
    async (_, set, exercise) => {
      const guided = await open(set, exercise);
      const { game } = set;
      const seat = seatIndex(exercise.seat);
      const [question] = guided.step.value!.text(guided.view);
      expect(question).toMatch(/[.?]$/);
      expect(question).not.toMatch(NOTATION);
      const random = new FastRandom(5);
      const rows = guided.facts.value!.rows.length;
      for (let tries = 0, wrong = 0; wrong < 3 && tries < 12; tries++) {
        const other = game.decode(game.sample(game.known(guided.view), seat, random));
        if (exercise.wrong(guided.view, other, String) === undefined) continue;
        await guided.act(game.format(other));
        const mistake = guided.mistake.value;
        if (mistake === null) {
          // One of several right answers.
          guided.close();
          return;
        }
        wrong++;
        expect(mistake).toMatch(/[.!]$/);
        expect(mistake).not.toMatch(NOTATION);
        await guided.undo();
        expect(guided.facts.value!.rows).toHaveLength(rows);
      }
      await answer(guided, exercise.rows);
      while (guided.step.value?.id !== 'why') await soon();
      expect(guided.step.value.text(guided.view).join(' ')).toMatch(/^Right! .*\d?.*[.!]$/);
      expect(guided.facts.value!.aids).toBe(false);
    },
  );

  it('of Canals is not answered by what the table has chosen at first', async () => {
    for (const exercise of canalsSet.exercises) {
      const guided = await open(canalsSet, exercise);
      const offer = canals.offer(canals.known(guided.view as never), seatIndex(exercise.seat));
      const action = canals.parse(exercise.rows[0]!)!;
      const amount = 'amount' in action ? action.amount : null;
      if (amount !== null) expect(interaction.begin(offer, null).amount, exercise.id).not.toBe(amount);
      guided.close();
    }
  });

  it('speaks every language', () => {
    for (const words of [canalsEn, canalsDe, canalsFr]) {
      expect(words.wrong.end(31, ['Ana'], 40, 44)).toContain('44');
      expect(words.right.rank(2, 3)).toContain('3');
    }
  });
});
