import { describe, expect, it } from 'vitest';
import { hear, type Heard } from '@santiago/table/page/log/heard.ts';

const NOW = { version: 1, isLive: true, rows: 5 };
const HEARD: Heard = { ...NOW, from: 4 };
const rowsOf = ({ from, rows }: Heard): number[] => Array.from({ length: rows - from }, (_, i) => from + i);

describe('the live region says', () => {
  it('the last row where a table is opened, and nothing where nothing has happened', () => {
    expect(rowsOf(hear(null, NOW))).toEqual([4]);
    expect(rowsOf(hear(null, { ...NOW, rows: 0 }))).toEqual([]);
  });

  it('all rows that come together: an attack is not lost to the dice that follow it', () => {
    expect(rowsOf(hear(HEARD, { ...NOW, rows: 8 }))).toEqual([5, 6, 7]);
  });

  it('the same as before while nothing happens', () => {
    expect(hear(HEARD, NOW)).toBe(HEARD);
  });

  it('only the last ones after a long time away', () => {
    expect(rowsOf(hear(HEARD, { ...NOW, rows: 100 }))).toEqual([...Array(12).keys()].map((i) => 88 + i));
  });

  it('the last row alone where somebody goes through the steps, comes back, or takes something back', () => {
    const looking = hear(HEARD, { ...NOW, isLive: false, rows: 2 });
    expect(rowsOf(looking)).toEqual([1]);
    expect(rowsOf(hear(looking, { ...NOW, isLive: false, rows: 4 }))).toEqual([3]);
    expect(rowsOf(hear(looking, NOW))).toEqual([4]);
    expect(rowsOf(hear(HEARD, { version: 2, isLive: true, rows: 9 }))).toEqual([8]);
    expect(rowsOf(hear(HEARD, { ...NOW, rows: 3 }))).toEqual([2]);
  });
});
