import { canals } from '@santiago/canals';
import { FastRandom, seatIndex } from '@santiago/kernel';
import type { Exercise } from '@santiago/review/canals/exercises';
import { describe, expect, it } from 'vitest';
import { guidedExercise } from '../src/features/learn/exercise.ts';
import { EXERCISES } from '../src/features/learn/exercises.ts';
import type { Guided } from '../src/sources/guided/guided.ts';

const open = async (exercise: Exercise): Promise<Guided> => {
  const guided = guidedExercise(canals, exercise, 'You');
  while (guided.step.value === null) await new Promise((resolve) => setTimeout(resolve, 0));
  return guided;
};

describe('an exercise', () => {
  it.each(EXERCISES.map((exercise) => [exercise.id, exercise] as const))(
    '%s takes back what is not the answer, and explains the answer',
    async (_, exercise) => {
      const guided = await open(exercise);
      expect(guided.step.value?.id).toBe('question');
      expect(guided.step.value?.text(guided.view)[0]).not.toBe('');
      const random = new FastRandom(5);
      const rows = guided.facts.value!.rows.length;
      let other = exercise.answer;
      while (other === exercise.answer)
        other = canals.format(
          canals.decode(canals.sample(canals.known(guided.view as never), seatIndex(exercise.seat), random)),
        );
      await guided.act(other);
      expect(guided.mistake.value).not.toBeNull();
      await guided.undo();
      expect(guided.facts.value!.rows).toHaveLength(rows);
      await guided.act(exercise.answer);
      while (guided.step.value?.id !== 'why') await new Promise((resolve) => setTimeout(resolve, 0));
      expect(guided.step.value.text(guided.view)).toHaveLength(1 + exercise.reasons.length);
      expect(guided.facts.value!.rows).toHaveLength(rows + 1);
    },
  );
});
