import { GRADES, type Grade, type Loss } from './review.ts';
import { POINT_WORTH } from './worth.ts';

/** The losses from which a choice is an inaccuracy, a mistake, a blunder: in chance of winning, and in points. */
const CHANCE_STEPS = [0.05, 0.1, 0.2] as const;
const POINT_STEPS = [3, 6, 12] as const;

/** How many errors a loss must exceed: then it is a real loss in 97 of 100 cases. */
const SURE = 1.96;

const step = (loss: number, error: number, steps: readonly number[]): number =>
  loss > SURE * error ? steps.filter((each) => loss >= each).length : 0;

/** A gain in chance that is visible in the graph. */
const SEEN = 0.005;

/**
 * The grade of a choice: the worse of what it cost in chance and in points, if that exceeds the uncertainty. A gain
 * in one is set against the loss in the other, and a choice that gained chance has no grade.
 */
export const gradeOf = ({ points, chance, pointsError, chanceError }: Loss): Grade =>
  chance <= -SEEN
    ? 'none'
    : GRADES[
        Math.max(
          step(chance + POINT_WORTH * Math.min(0, points), chanceError, CHANCE_STEPS),
          step(points + Math.min(0, chance) / POINT_WORTH, pointsError, POINT_STEPS),
        )
      ]!;

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

/** The accuracy of a choice that lost this part of its worth (0 to 1): half for a twentieth of a victory. */
export const accuracyOf = (worth: number): number => 100 / (1 + 20 * Math.max(0, worth));
