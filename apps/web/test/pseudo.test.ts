import { expect, it } from 'vitest';
import { pseudo } from '@santiago/table/page/i18n/pseudo.ts';

const crop = (name: string): string => `${name} tile`;
const words = pseudo({
  code: 'en',
  plain: 'Your turn',
  crop,
  sentence: (what: string, n: number) => `Plant ${what} on ${n}`,
  several: [['Tab', 'next']],
  number: (n: number) => `${n}%`,
});

it('has accents, is two fifths longer, and shows its end', () => {
  expect(words.plain).toBe('⟦Ýöûř ţûřñ ~~~⟧');
  expect(words.several).toEqual([['⟦Ţåƀ ~⟧', '⟦ñéẋţ ~⟧']]);
});

it('makes messages within messages longer only once', () => {
  const said = words.sentence(words.crop('bean'), 3);
  expect(said).toBe('⟦Þļåñţ ƀéåñ ţîļé öñ 3 ~~~~~ ~⟧');
});

it('leaves the code and what has no letters alone', () => {
  expect([words.code, words.number(35)]).toEqual(['en', '35%']);
});
