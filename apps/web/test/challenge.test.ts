import { cards } from '@santiago/cards';
import { describe, expect, it, vi } from 'vitest';
import type { LocalSeat } from '@santiago/table/page/worker/match.ts';
import {
  canChallenge,
  challengeOf,
  ownSeat,
  readChallenge,
  rowsOf,
} from '@santiago/table/page/coach/challenge/challenge.ts';
import type { SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import { played, SEATS, setup } from './resigned.ts';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
const { firstChoicesOf, pairsOf, partedAt, resultOf } = await import('../src/features/challenge/compare.ts');

const games = [cards] as never;
const textOf = (match: SavedMatch): string => JSON.stringify(challengeOf(cards, match));

describe('a challenge', () => {
  const ana = played(1);

  it('holds the whole start and how it was played', () => {
    expect(canChallenge(ana)).toBe(true);
    const challenge = readChallenge(games, textOf(ana));
    expect(challenge).toEqual({
      game: 'cards',
      setup,
      seats: SEATS,
      seed: ana.seed,
      rows: ana.log,
    });
    expect(ownSeat(challenge!)).toBe('p1');
  });

  it('is for whoever has played alone, and to the end', () => {
    const bo: LocalSeat = { kind: 'human', name: 'Bo' };
    expect(canChallenge({ ...ana, seats: [SEATS[0]!, bo] })).toBe(false);
    expect(canChallenge({ ...ana, progress: { ...ana.progress, over: false } })).toBe(false);
    expect(canChallenge({ ...ana, isMixed: true }), 'a bot was replaced').toBe(false);
  });

  it('that was changed on the way is none', () => {
    const challenge = challengeOf(cards, ana);
    const bad = (change: object): unknown =>
      readChallenge(games, JSON.stringify({ ...challenge, ...change }));
    expect(bad({})).not.toBeNull();
    expect(bad({ seed: '60'.repeat(32) }), 'another seed draws otherwise').toBeNull();
    expect(bad({ seed: 'x' })).toBeNull();
    expect(bad({ rows: challenge.rows.slice(0, -1) }), 'not played to the end').toBeNull();
    expect(bad({ rows: [...challenge.rows, 'p1 resign'] })).toBeNull();
    expect(bad({ game: 'chess' })).toBeNull();
    expect(bad({ seats: [SEATS[0], SEATS[0]] })).toBeNull();
    expect(bad({ setup: { ...setup, players: 3 } })).toBeNull();
    expect(readChallenge(games, 'nothing of the kind')).toBeNull();
  });

  it('from a stranger is none where it names what does not exist or cannot be shown', () => {
    const challenge = challengeOf(cards, ana);
    const [person, bot] = SEATS as [LocalSeat, LocalSeat];
    const read = (text: string): unknown => readChallenge(games, text);
    const withSeats = (...seats: readonly unknown[]): unknown =>
      read(JSON.stringify({ ...challenge, seats }));
    expect(withSeats({ ...person, name: 'José 👩\u200D🚀' }, bot)).not.toBeNull();
    for (const missing of ['setup', 'seats', 'rows', 'game', 'seed'])
      expect(read(JSON.stringify({ ...challenge, [missing]: null })), missing).toBeNull();
    for (const other of ['no-such-bot', '__proto__', 'constructor', 'steward'])
      expect(withSeats(person, { ...bot, bot: other }), other).toBeNull();
    for (const name of ['Ana\u202E', 'A\0na', '', ' ', '\uFEFF', 'A\uD800', '__proto__', 'x'.repeat(41)]) {
      expect(withSeats({ ...person, name }, bot), JSON.stringify(name)).toBeNull();
      expect(withSeats(person, { ...bot, name }), JSON.stringify(name)).toBeNull();
    }
    const options = '"options":{"__proto__":"x"}';
    expect(read(textOf(ana).replace(/"options":\{[^}]*\}/, options)), 'an option of no game').toBeNull();
    // What it does not need is not taken along.
    expect(withSeats({ ...person, more: 1 }, bot)).toEqual(challenge);
  });

  it('of somebody whose own name cannot be shown names nobody', () => {
    const [person, bot] = SEATS as [LocalSeat, LocalSeat];
    const hidden = { ...ana, seats: [{ ...person, name: 'Ana\u202E' }, bot] };
    expect(readChallenge(games, textOf(hidden))?.seats[0]?.name).toBe('You');
  });

  it('meets the same opponents: the same choices make the same match', () => {
    expect(played(1).log).toEqual(ana.log);
  });

  it('shows where two matches parted', () => {
    const toldOf = (match: SavedMatch) => ({
      game: cards as never,
      setup,
      seat: 'p1' as const,
      rows: rowsOf(cards, match.log),
    });
    const bo = played(2);
    const parted = bo.log.findIndex((row, index) => row !== ana.log[index]);
    expect(parted).toBeGreaterThan(0);
    expect(bo.log[parted]).toMatch(/^p1 base /);
    expect(partedAt(toldOf(ana), toldOf(bo))).toBe(parted);
    expect(partedAt(toldOf(ana), toldOf(ana))).toBeNull();
    expect(resultOf(toldOf(ana))).toEqual({ rank: 2, share: 0, points: null });
  });

  it('sets two matches side by side, round by round', () => {
    const round = (number: number, ...actions: readonly string[]) => ({
      round: number,
      standing: 0,
      choices: actions.map((action) => ({ action, text: action })),
    });
    const pairs = pairsOf([
      [round(1, 'bid 3'), round(2), round(3, 'bid 1', 'pass')],
      [round(1, 'bid 3'), round(2), round(3, 'bid 1'), round(4, 'resign')],
    ]);
    expect(pairs.map(({ round: number, same }) => [number, same])).toEqual([
      [1, true],
      [3, false],
      [4, false],
    ]);
    expect(firstChoicesOf(pairs).map((choice) => choice?.action)).toEqual(['pass', undefined]);
  });
});
