import { expect, it } from 'vitest';
import { CANALS_LOOKS, CARDS_LOOKS } from '../e2e/decisions.ts';
import { LANGUAGES, viewsOf, WINDOWS } from '../e2e/panelViews.ts';

const everywhere = LANGUAGES.flatMap((language) =>
  WINDOWS.map(({ width, height, text }) => `${language} ${width} ${height} ${text}`),
).toSorted();

const seenIn = (look: number, extent: 'all' | 'sample'): string[] =>
  viewsOf(look, extent).flatMap(({ language, windows }) =>
    windows.map(({ width, height, text }) => `${language} ${width} ${height} ${text}`),
  );

it.each([
  ['canals', CANALS_LOOKS],
  ['cards', CARDS_LOOKS],
])('panels of %s are seen in every window in every language', (_, cases) => {
  const looks = cases.reduce((sum, { looks: some }) => sum + some, 0);
  const seen = Array.from({ length: looks }, (__, look) => seenIn(look, 'sample')).flat();
  expect([...new Set(seen)].toSorted()).toEqual(everywhere);
});

it('a soak sees every panel everywhere', () => {
  expect(seenIn(0, 'all').toSorted()).toEqual(everywhere);
});
