import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkedWords, misnamed } from './words.ts';

const root = path.dirname(import.meta.dirname);
const checked = checkedWords(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
const sources = ['packages/*/{src,node,browser}/**/*.ts', 'apps/*/src/**/*.{ts,tsx,css}', 'scripts/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it('uses the words of the glossary in names as the glossary says', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.flatMap(({ file, text }) => misnamed(file, text, checked))).toEqual([]);
});

it('names a planted mistake, in names only', () => {
  const planted = [
    "// A telling, as text: 'telling'",
    "const text = 'telling'; const oldTellings = 1;",
    'const { MOST_KEPT: most } = limits; const said = `a telling of ${tellingOf(most)}`;',
    'export interface Replaced { readonly placeholder: string }',
  ].join('\n');
  expect(misnamed('packages/canals/src/state/state.ts', planted, checked)).toEqual([
    'packages/canals/src/state/state.ts: oldTellings (telling)',
    'packages/canals/src/state/state.ts: MOST_KEPT (kept)',
    'packages/canals/src/state/state.ts: tellingOf (telling)',
  ]);
  const sheet =
    '/* .old-moment */ .review-moment > .is-new:hover, .notices { color: red; } .placed { top: 1.5px; }';
  expect(misnamed('apps/web/src/features/review/review.css', sheet, checked)).toEqual([
    'apps/web/src/features/review/review.css: review-moment (moment)',
    'apps/web/src/features/review/review.css: notices (notice)',
  ]);
  expect(misnamed('packages/cards/src/menu.ts', 'const placeOf = 1;', checked)).toEqual([]);
  expect(misnamed('packages/kernel/src/match.ts', 'const placeOf = 1;', checked)).toHaveLength(1);
});

it('has no exception that nobody needs', () => {
  const unneeded = checked.flatMap(({ word, only }) =>
    only
      .filter((folder) =>
        sources
          .filter(({ file }) => file === folder || file.startsWith(`${folder}/`))
          .every(({ file, text }) => misnamed(file, text, [{ word, only: [] }]).length === 0),
      )
      .map((folder) => `${word}: ${folder}`),
  );
  expect(checked.length).toBeGreaterThan(10);
  expect(unneeded).toEqual([]);
});
