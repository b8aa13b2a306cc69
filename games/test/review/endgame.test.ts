import { canals } from '@santiago/canals';
import { describe, expect, it } from 'vitest';
import { canalsJudge } from '@santiago/canals/review/judge.ts';
import { endgames } from './endgames.ts';

describe('the end of a match', () => {
  // A small sample; `npm run bars -- endgames` takes more.
  const known = endgames(3, 7, 20_000);

  it('is judged as looking at everything that can follow says', () => {
    const wrong = known.filter(({ state, seat, best }) => {
      const weighing = canalsJudge(1).weigh(state, seat, canals.encode(best));
      weighing.refine(0);
      weighing.refine(1);
      return weighing.candidates()[0]!.action !== canals.format(best);
    });
    expect(known).toHaveLength(12);
    expect(wrong).toEqual([]);
  });
});
