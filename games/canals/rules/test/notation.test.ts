import { describe, expect, test } from 'vitest';
import { ACTION_KINDS, canals } from '@santiago/canals';

const GOOD = [
  'overseer p5',
  'spring E4',
  'palms a1 h1 a6',
  'aside bean1',
  'reveal bean1 bean1 cane2',
  'reveal bean1 bean1 cane2 pepper2 potato1',
  'bid 99999',
  'bid 0',
  'pass',
  'plant pepper2 h6',
  'propose A1-B1 0',
  'support D4-E4 12',
  'accept E3-E4',
  'dig A1-A2',
  'extra C2-C3',
];

describe('notation', () => {
  test('each verb is read and written as it stands', () => {
    expect(new Set(GOOD.map((text) => canals.parse(text)!.kind))).toEqual(new Set(ACTION_KINDS));
    for (const text of GOOD) expect(canals.format(canals.parse(text)!)).toBe(text);
  });

  test('a word too many or too few, a space too many, another case: nothing', () => {
    for (const text of GOOD) {
      const bad = [`${text} `, ` ${text}`, text.replace(' ', '  '), text.toUpperCase(), text.slice(0, -1)];
      const [verb, ...words] = text.split(' ');
      for (const word of ['p1', 'a1', '3', 'bean1', 'A1-B1', ''])
        if (!(verb === 'reveal' && word === 'bean1' && words.length < 5)) bad.push(`${text} ${word}`);
      if (words.length > 0 && words.length !== 5) bad.push([verb, ...words.slice(1)].join(' '));
      for (const each of bad) {
        if (each === text || each === 'bid 9999' || each === 'support D4-E4 1') continue;
        expect(canals.parse(each), `"${each}"`).toBeNull();
      }
    }
    for (const text of ['', 'toString', '__proto__', 'undo 3', 'bid ?', 'pass ?', 'reveal', 'plant h6 bean1'])
      expect(canals.parse(text), `"${text}"`).toBeNull();
  });
});
