import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chanceKey, fairDraws, seedFromText } from '@santiago/kernel';

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
};

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The documented generator once more, from Node's own hashes. */
const wordsOf = (key: Uint8Array, index: number, blocks: number): number[] =>
  Array.from({ length: blocks }, (_, block) =>
    createHmac('sha256', key).update(u32(index, block)).digest(),
  ).flatMap((digest) => Array.from({ length: 8 }, (_, word) => digest.readUInt32BE(4 * word)));

const belowOf = (words: number[], n: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = words.shift()!;
  while (word >= limit) word = words.shift()!;
  return word % n;
};

describe('fair chance', () => {
  test('a seed from text is SHA-256 of label and text', () => {
    const expected = createHash('sha256').update('santiago seed 1\0Ñandú').digest('hex');
    expect(hex(seedFromText('Ñandú'))).toBe(expected);
  });

  test('the key is SHA-256 of label and parts, each after its length', () => {
    const parts = [Buffer.from('seed'), Buffer.from('a'), Buffer.alloc(0), Buffer.from('bc')];
    const hash = createHash('sha256').update('santiago chance 1\0');
    for (const part of parts) hash.update(u32(part.length)).update(part);
    expect(hex(chanceKey(parts[0]!, parts.slice(1)))).toBe(hash.digest('hex'));
  });

  test('parts that run together give different keys', () => {
    const key = (...parts: string[]) =>
      hex(
        chanceKey(
          Buffer.from('s'),
          parts.map((part) => Buffer.from(part)),
        ),
      );
    expect(new Set([key('ab', 'c'), key('a', 'bc'), key('abc'), key('abc', '')]).size).toBe(4);
  });

  test('draws are HMAC-SHA-256 words, reduced without bias', () => {
    const key = chanceKey(seedFromText('vectors'));
    const draws = fairDraws(key);
    for (const index of [0, 1, 2, 300, 2 ** 32 - 1]) {
      const random = draws(index);
      const words = wordsOf(key, index, 8);
      for (const n of [
        2,
        6,
        7,
        45,
        1000,
        2 ** 21,
        2 ** 31 + 1,
        2 ** 31 + 1,
        2 ** 31 + 1,
        2 ** 32,
        3,
        3,
        3,
        3,
        3,
      ])
        expect(random.below(n)).toBe(belowOf(words, n));
    }
  });

  test('below(1) takes no word', () => {
    const draws = fairDraws(chanceKey(seedFromText('one')));
    const [plain, padded] = [draws(5), draws(5)];
    expect(padded.below(1)).toBe(0);
    expect(padded.below(97)).toBe(plain.below(97));
  });

  test('each draw is a function of key and number alone', () => {
    const draws = fairDraws(chanceKey(seedFromText('again')));
    const roll = (index: number) =>
      Array.from(
        { length: 40 },
        (
          (random) => () =>
            random.below(6)
        )(draws(index)),
      );
    expect(roll(3)).toEqual(roll(3));
    expect(roll(3)).not.toEqual(roll(4));
  });

  test('known values, so that a change of the generator is seen', () => {
    const random = fairDraws(chanceKey(seedFromText('7')))(0);
    expect(Array.from({ length: 12 }, () => random.below(100))).toMatchInlineSnapshot(`
      [
        24,
        65,
        21,
        17,
        16,
        48,
        79,
        84,
        61,
        86,
        21,
        17,
      ]
    `);
  });
});
