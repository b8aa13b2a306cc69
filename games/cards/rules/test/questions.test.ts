import { describe, expect, test } from 'vitest';
import {
  cards,
  connectedCards,
  fightChance,
  possibleAt,
  rolls,
  strandedBy,
  strengthNow,
  touchedFrom,
  winChance,
} from '@santiago/cards';
import { playOn, positioned } from './scene.ts';

const BASES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base'] as const;
const LINE = [...BASES, 'p1 S6 5,0 v', 'p1 S7 10,0 v', 'p1 S8 0,7 v', 'p2 H9 21,0 v'] as const;

describe('questions', () => {
  test('the odds of a fight are exact', () => {
    expect(rolls(7, 7)).toEqual({ wins: 575, ties: 146, losses: 575 });
    expect(winChance(7, 7)).toBe(0.5);
    expect(rolls(15, 5)).toEqual({ wins: 1295, ties: 1, losses: 0 });
    expect(winChance(15, 5)).toBe(1);
    expect(rolls(2, 15).wins).toBe(0);
    // Against all 1296 rolls one by one.
    let wins = 0;
    for (let roll = 0; roll < 1296; roll++) {
      const die = (unit: number): number => (Math.floor(roll / unit) % 6) + 1;
      if (8 + die(216) + die(36) > 10 + die(6) + die(1)) wins++;
    }
    expect(rolls(8, 10).wins).toBe(wins);
  });

  test('against a card face down the odds are those of all it may be', () => {
    const state = cards.known(cards.view(positioned({ table: LINE }), 'p1'));
    const possible = possibleAt(state, { x: 21, y: 0 });
    expect(possible).toHaveLength(13);
    for (const { chance } of possible) expect(chance).toBeCloseTo(1 / 13, 12);
    const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15];
    const mean = values.reduce((sum, value) => sum + winChance(9, value), 0) / 13;
    expect(fightChance(state, 'S9', { x: 21, y: 0 })).toBeCloseTo(mean, 12);
    expect(possibleAt(state, { x: 5, y: 0 })).toEqual([{ card: 'S6', chance: 1 }]);
  });

  test('[X30] how strong a table is, as far as somebody knows', () => {
    const whole = positioned({ table: [...LINE, 'p1 S9 15,20 v'] });
    expect(strengthNow(whole, 'p1')).toEqual({ known: 26, hidden: 0, least: 26, most: 26 });
    const seen = cards.known(cards.view(whole, 'p2'));
    expect(strengthNow(seen, 'p2')).toEqual({ known: 5, hidden: 0, least: 5, most: 5 });
    expect(strengthNow(seen, 'p1')).toEqual({ known: 0, hidden: 4, least: 8, most: 60 });
  });

  test('what is connected, and what a break would strand', () => {
    const state = cards.known(cards.view(positioned({ table: [...LINE, 'p1 S9 15,20 v'] }), 'p2'));
    expect(connectedCards(state, 'p1')).toEqual([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 7 },
    ]);
    expect(strandedBy(state, { x: 5, y: 0 })).toEqual([{ x: 10, y: 0 }]);
    expect(strandedBy(state, { x: 10, y: 0 })).toEqual([]);
    expect(strandedBy(state, { x: 0, y: 0 })).toHaveLength(3);
    expect(strandedBy(state, { x: 15, y: 20 })).toEqual([]);
  });

  test('where a card would touch, and that it then fights there', () => {
    const state = positioned({ table: LINE });
    expect(touchedFrom(state, 'p1', { x: 15, y: 0, dir: 'v' })).toEqual([{ x: 21, y: 0 }]);
    expect(touchedFrom(state, 'p1', { x: -5, y: 0, dir: 'v' })).toEqual([]);
    playOn(state, 'p1 place S2 15,0 v', 'p1 fight 21,0');
  });
});
