import { GRADES, type Grade, type Loss } from './review.ts';
import { POINT_WORTH } from './worth.ts';

/** The losses from which a choice is an inaccuracy, a mistake, a blunder: in chance of winning, and in points. */
const CHANCE_STEPS = [0.05, 0.1, 0.2] as const;
const POINT_STEPS = [3, 6, 12] as const;

/**
 * How many errors a loss must exceed for each of them. A mistake is the largest of many estimates, so it must stand out
 * further: far enough that others who play it out see it too (docs/review.md).
 */
const SURE = [1.96, 3.5, 3.5] as const;

const step = (loss: number, error: number, steps: readonly number[]): number =>
  steps.filter((each, i) => loss >= each && loss > SURE[i]! * error).length;

/** A gain in chance that is visible in the graph. */
const SEEN = 0.005;

/** How far up the steps of each measure a choice is. A gain in one is set against the loss in the other. */
export const stepsOf = ({ points, chance, pointsError, chanceError }: Loss) => ({
  chance: step(chance + POINT_WORTH * Math.min(0, points), chanceError, CHANCE_STEPS),
  points: step(points + Math.min(0, chance) / POINT_WORTH, pointsError, POINT_STEPS),
});

/**
 * The grade of a choice: the worse of what it cost in chance and in points, if that exceeds the uncertainty. A choice
 * that gained chance has no grade.
 */
export const gradeOf = (loss: Loss): Grade => {
  if (loss.chance <= -SEEN) return 'none';
  const { chance, points } = stepsOf(loss);
  return GRADES[Math.max(chance, points)]!;
};

/** Whether the loss would be called a mistake or a blunder, or less, if it were off by this many errors. */
export const isDoubtful = (
  loss: Loss,
  off: Pick<Loss, 'pointsError' | 'chanceError'>,
  errors: number,
): boolean => {
  const shifted = (by: number): number =>
    GRADES.indexOf(
      gradeOf({
        ...loss,
        points: loss.points + by * off.pointsError,
        chance: loss.chance + by * off.chanceError,
      }),
    );
  const least = GRADES.indexOf('mistake') - 1;
  return Math.max(least, shifted(-errors)) !== Math.max(least, shifted(errors));
};

/** Whether the loss would be large enough for a mistake if it were larger by its error. */
export const mayBeMistake = ({ chance, chanceError }: Loss): boolean =>
  chance > 0 && chance + chanceError >= CHANCE_STEPS[1];

/** The accuracy of a choice that lost this part of its worth (0 to 1): half for a twentieth of a victory. */
export const accuracyOf = (worth: number): number => 100 / (1 + 20 * Math.max(0, worth));
