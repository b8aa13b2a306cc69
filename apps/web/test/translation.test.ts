import { expect, it } from 'vitest';
import { translation } from '@santiago/table/page/i18n/translation.ts';

/** A dictionary with every kind of message there is. */
const english = {
  plain: 'Home',
  count: (n: number, of: number) => `${n} of ${of}`,
  nested: { text: (name: string) => [`${name} wins`] },
};
type Small = typeof english;

// What the compiler must refuse: `npm run types` fails where one of these mistakes is not found.
it('a missing or extra key or parameter does not compile', () => {
  const right = translation<Small>()({
    plain: 'Start',
    count: (n, of) => `${n} von ${of}`,
    nested: { text: (name) => [`${name} gewinnt`] },
  });
  // @ts-expect-error A message is missing.
  const missing = translation<Small>()({ plain: 'Start', count: right.count });
  const misplaced = translation<Small>()({
    ...right,
    // @ts-expect-error A parameter is left out, so a number would not be said.
    count: (n) => `${n}`,
  });
  const nested = translation<Small>()({
    ...right,
    // @ts-expect-error A parameter is left out further down.
    nested: { text: () => ['gewinnt'] },
  });
  const longer = translation<Small>()({
    ...right,
    // @ts-expect-error A parameter that English does not have.
    count: (n: number, of: number, name: string) => `${n} ${of} ${name}`,
  });
  const other = translation<Small>()({
    ...right,
    // @ts-expect-error A parameter of another type.
    nested: { text: (name: number) => [name.toFixed()] },
  });
  const more = translation<Small>()({
    ...right,
    // @ts-expect-error A message that English does not have.
    unknown: 'Unbekannt',
  });
  const unneeded = translation<Small>()({ ...right, count: (n, _of) => `${n}` });
  // @ts-expect-error A call leaves a parameter out.
  expect(right.count(1)).toBe('1 von undefined');
  expect([missing, misplaced, nested, longer, other, more, unneeded]).toHaveLength(7);
});
