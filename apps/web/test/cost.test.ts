import { describe, expect, it } from 'vitest';
import { de } from '@santiago/table/page/coach/i18n/de.ts';
import { en } from '@santiago/table/page/coach/i18n/en.ts';
import { fr } from '@santiago/table/page/coach/i18n/fr.ts';

const loss = (points: number, chance: number) => ({ points, pointsError: 3.2, chance, chanceError: 0.012 });

describe.each([
  ['English', en, 'cost', 'gained'],
  ['German', de, 'kostete', 'brachte'],
  ['French', fr, 'coûté', 'rapporté'],
])('what a choice cost, in %s', (_, { review }, cost, gained) => {
  it('is a loss of points and of chance', () => {
    const said = review.cost(loss(3.3, 0.04), true);
    expect(said).toContain(cost);
    expect(said).not.toContain(gained);
    expect(said).toMatch(/3[.,]3\s±\s3[.,]2 .*4[.,]0\s?%\s±\s1[.,]2/);
  });

  it('says a gain as a gain, never as a negative cost', () => {
    for (const [points, chance] of [
      [-3.3, 0.04],
      [3.3, -0.04],
    ] as const) {
      const said = review.cost(loss(points, chance), true);
      expect(said).toContain(gained);
      expect(said).not.toMatch(/[-−]\d/);
    }
  });

  it('leaves out what rounds to zero, and points in a game without points', () => {
    expect(review.cost(loss(0.02, 0.04), true)).not.toMatch(/Punkte|points/);
    expect(review.cost(loss(0.04, 0.04), false)).not.toMatch(/Punkte|points/);
    expect(review.costShort(loss(0.04, 0.04), false)).toMatch(/^−4[.,]0\s?%$/);
    expect(review.cost(loss(0.02, 0.0002), true)).toBe(review.best);
  });
});
