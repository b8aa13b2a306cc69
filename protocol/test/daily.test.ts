import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commitment, dayAt, dealSeed, earlierSecret, OPEN_SECRET, startOfDay } from '../index.ts';

const API = readFileSync(fileURLToPath(new URL('../../docs/api.md', import.meta.url)), 'utf8');
const bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe("today's match", () => {
  it('follows from secret, day and game as docs/api.md says', () => {
    expect(API).toContain(`| S(20772) | \`${earlierSecret(secret, 1)}\` |`);
    expect(API).toContain(`| seed of canals | \`${dealSeed(secret, 20_773, 'canals')}\` |`);
    expect(API).toContain(`| seed of cards | \`${dealSeed(secret, 20_773, 'cards')}\` |`);
    expect(API).toContain(`| open seed of canals | \`${dealSeed(OPEN_SECRET, 20_773, 'canals')}\` |`);
  });

  it('is committed to by the secret of the day before', () => {
    expect(earlierSecret(secret, 1)).toBe(commitment(bytes));
    expect(earlierSecret(earlierSecret(secret, 2), 3)).toBe(earlierSecret(secret, 5));
    expect(earlierSecret(secret, 0)).toBe(secret);
  });

  it('changes at midnight UTC', () => {
    const midnight = Date.UTC(2026, 10, 16);
    expect(dayAt(midnight)).toBe(20_773);
    expect(dayAt(midnight - 1)).toBe(20_772);
    expect(startOfDay(20_773)).toBe(midnight);
  });
});
