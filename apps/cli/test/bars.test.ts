import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { allBots } from '@santiago/bots';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { type Bar, BARS, barText, callOf, holds } from './bot-bars.ts';
import { freshFolder } from './santiago.ts';

const estimate = (mean: number) => ({ mean, low: mean - 0.05, high: mean + 0.05 });
const cell = (share: number, shared: number, matches = 400) => ({
  matches,
  share: estimate(share),
  shared: estimate(shared),
});

describe('a bar of the bots', () => {
  const least: Bar = { game: 'canals', bots: ['gambler', 'steward'], players: 4, matches: 400, least: 70 };
  const shared: Bar = {
    game: 'cards',
    bots: ['seer', 'seer'],
    players: 2,
    stalemate: 'draw',
    matches: 300,
    mostShared: 15,
  };

  test('counts the end of the interval that speaks against it', () => {
    expect(holds(least, cell(0.76, 0))).toBe(true);
    expect(holds(least, cell(0.74, 0))).toBe(false);
    expect(holds(shared, cell(0.5, 0.09))).toBe(true);
    expect(holds(shared, cell(0.5, 0.11))).toBe(false);
  });

  test('says nothing of fewer matches', () => {
    expect(holds(least, cell(0.1, 0, 396))).toBeNull();
    expect(barText(least, cell(0.1, 0, 396))).toMatch(/: too few matches to say$/);
  });

  test('is a line that says what was played and whether it holds', () => {
    expect(barText(least, cell(0.797, 0))).toBe(
      'canals with 4, gambler among steward: takes 79.7 % (74.7–84.7) of 400 matches; at least 70: holds',
    );
    expect(barText(shared, cell(0.5, 0.2))).toBe(
      'cards with 2, draw, seer among seer: shares 20.0 % (15.0–25.0) of 400 matches; at most 15: FAILS',
    );
    expect(callOf(shared).join(' ')).toBe(
      'arena --game cards --bots seer,seer --players 2 --matches 300 --seed 1 --option stalemate=draw',
    );
  });

  test('is about bots that there are', () => {
    for (const { game, bots } of BARS) {
      const known = allBots(gameNamed(game).bots).map(({ name }) => name);
      expect(known).toEqual(expect.arrayContaining([...bots]));
    }
  });

  // A small sample; `npm run bars:bots` plays all of it.
  test('is played by the arena', () => {
    const program = path.join(import.meta.dirname, 'bars.ts');
    const args = ['canals', '--bots', 'steward,random', '--matches', '8', '--out', freshFolder()];
    const said = execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    expect(said).toMatch(
      /^canals with 4, steward among random: takes [\d.]+ % \([\d.]+–[\d.]+\) of 8 matches; at least 99: too few/,
    );
  });
});
