import { describe, expect, test } from 'vitest';
import { cards } from '@santiago/cards';

const ROWS = [
  'first p2',
  'base SK -10,-21 v',
  'place S8 5,12 h',
  'place JK 5,12 h',
  'move 5,12 0,19 v',
  'fight 5,19',
  'dice 4 2 2 1',
  'give HQ',
  'take S10',
  'close',
  'pick S8',
  'done',
  'pass',
  'end',
  'resign',
] as const;

describe('notation', () => {
  test('every verb is read and written', () => {
    for (const text of ROWS) expect(cards.format(cards.parse(text)!)).toBe(text);
    expect(new Set(ROWS.map((text) => text.split(' ')[0])).size).toBe(14);
  });

  test('[X16] every roll of four dice has a number of its own', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const rolls = faces.flatMap((a) =>
      faces.flatMap((b) => faces.flatMap((c) => faces.map((d) => `dice ${a} ${b} ${c} ${d}`))),
    );
    const numbers = rolls.map((text) => cards.encode(cards.parse(text)!));
    expect(new Set(numbers).size).toBe(1296);
    expect(numbers.map((number) => cards.format(cards.decode(number)))).toEqual(rolls);
  });

  test('malformed text parses to nothing', () => {
    for (const text of [
      '',
      'Pass',
      'pass now',
      'place S1 5,12 h',
      'place S8 5,12',
      'place S8 5, 12 h',
      'place S8 05,12 h',
      'place S8 -0,12 h',
      'place S8 5,12 x',
      'place ? 5,12 h',
      'place S8 127,12 h',
      'fight 5',
      'dice 4 2 2',
      'dice 4 2 2 7',
      'first p6',
      'give',
      'move 0,0 22,0 v',
      'constructor',
    ])
      expect(cards.parse(text)).toBe(null);
  });
});
