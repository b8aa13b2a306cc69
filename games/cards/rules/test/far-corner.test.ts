import { describe, expect, test } from 'vitest';
import { BASE_HIGH, BASE_SPOTS } from '../cross.ts';
import { winChance } from '../fight.ts';
import { ADJOINING, adjoining, overlaps, spotAt, touches, UPRIGHT } from '../geometry.ts';

const CORNER = spotAt(BASE_HIGH - 5, BASE_HIGH - 7, UPRIGHT);

/** How many cards a line needs, from whatever base in the opposite quarter, until its last one touches that card. */
const cardsToTouch = (enemy: number): number => {
  const seen = new Set(BASE_SPOTS['lower-left']);
  let reached = [...seen];
  for (let cards = 1; ; cards++) {
    const next = new Set(
      reached.flatMap((spot) => Array.from({ length: ADJOINING }, (_, step) => adjoining(spot, step))),
    );
    const fresh = [...next].filter((spot) => !seen.has(spot) && !overlaps(spot, enemy));
    if (fresh.some((spot) => touches(spot, enemy))) return cards;
    for (const spot of fresh) seen.add(spot);
    reached = fresh;
  }
};

describe('an ace in the far corner whose owner only passes (research/notes/bots.md)', () => {
  test('[X8] [X12] [X14] is touched by the ninth card of a line at the earliest', () => {
    expect(cardsToTouch(CORNER)).toBe(9);
  });

  test('[X16] withstands the four best of the cards that are left in 23.1 % of all matches', () => {
    const ACE = 15;
    const withstands = [15, 14, 12, 11].reduce((chance, value) => chance * (1 - winChance(value, ACE)), 1);
    expect(withstands).toBeCloseTo(0.231, 3);
  });
});
