import { describe, expect, test } from 'vitest';
import {
  CARD,
  ellipsized,
  layoutOf,
  type ShareFacts,
  signsOf,
  type Type,
  wrapped,
} from '@santiago/table/page/end/shareCard.ts';

const measure = (text: string, { size }: Type): number => signsOf(text).length * size * 0.56;

const factsFor = (names: readonly string[]): ShareFacts => ({
  title: 'Canals',
  date: 'Santiago · 16 November 2026',
  pitch: 'Plant, bid, bribe: the water decides who wins.',
  address: 'santiago.example.org/play',
  entries: names.map((name, i) => ({
    seat: `p${i + 1}`,
    mark: '<path/>',
    name,
    score: String(90 - 7 * i),
    won: i === 0,
  })),
});

describe('the share card', () => {
  test('is 1200 × 630', () => expect(CARD).toEqual({ width: 1200, height: 630 }));

  test.each([2, 3, 4, 5])('has room for %i players, in order, and everything on it', (players) => {
    const names = ['Ana', 'Bo', 'Maximiliane-Wilhelmina von und zu', 'Dario', 'Eva'].slice(0, players);
    const { texts, marks, crowns, rows, picture } = layoutOf(factsFor(names), measure);
    for (const { text, x, y, align, size, ...type } of texts) {
      const width = measure(text, { ...type, size });
      const left = align === 'left' ? x : x - width;
      expect(left, text).toBeGreaterThan(picture.right);
      expect(left + width, text).toBeLessThanOrEqual(CARD.width);
      expect(y, text).toBeLessThan(CARD.height);
      expect(y - size, text).toBeGreaterThan(0);
    }
    const scores = texts.filter(({ align }) => align === 'right');
    expect(scores.map(({ text }) => text)).toEqual(names.map((_, i) => String(90 - 7 * i)));
    expect(scores.map(({ y }) => y)).toEqual(scores.map(({ y }) => y).toSorted((a, b) => a - b));
    // What the game is stands below the players, above the address.
    const [address, pitch] = texts.toReversed();
    expect(pitch!.text).toMatch(/who wins\.$/);
    expect(pitch!.y).toBeLessThan(address!.y - address!.size);
    expect(texts.at(-3)!.y - texts.at(-3)!.size).toBeGreaterThan(scores.at(-1)!.y);
    expect([marks.length, crowns.length, rows.length]).toEqual([players, 1, 1]);
  });

  test('writes name and points apart', () => {
    const { texts } = layoutOf(factsFor(['A name that is far too long for its row', 'Bo']), measure);
    const [name, score] = texts.filter(({ text }) => text.endsWith('…') || text === '90');
    expect(name!.text).toMatch(/^A name.*…$/);
    expect(name!.x + measure(name!.text, name!)).toBeLessThan(score!.x - measure(score!.text, score!));
  });

  test('crowns everybody who shares the victory', () => {
    const facts = factsFor(['Ana', 'Bo', 'Cleo']);
    const shared = { ...facts, entries: facts.entries.map((entry, i) => ({ ...entry, won: i < 2 })) };
    expect(layoutOf(shared, measure).crowns).toHaveLength(2);
  });
});

test('a sentence is wrapped between its words', () => {
  expect(wrapped('the water decides', (line) => line.length <= 9)).toEqual(['the water', 'decides']);
  expect(wrapped('Wasserverteilung', () => false)).toEqual(['Wasserverteilung']);
});

test('a text is cut only where it does not fit, and never inside a sign', () => {
  const fits = (n: number) => (text: string) => signsOf(text).length <= n;
  expect(ellipsized('Ana', fits(3))).toBe('Ana');
  expect(ellipsized('Anastasia', fits(5))).toBe('Anas…');
  expect(ellipsized('👩🏽‍🌾👩🏽‍🌾👩🏽‍🌾', fits(2))).toBe('👩🏽‍🌾…');
});
