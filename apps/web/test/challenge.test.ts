import { cards } from '@santiago/cards';
import { FastRandom, makeSetup, type Seat, seatIndex } from '@santiago/kernel';
import { describe, expect, it, vi } from 'vitest';
import { cardsEngine } from '../src/worker/engines/cards.ts';
import { LocalMatch, type LocalSeat } from '../src/worker/match.ts';
import { canChallenge, challengeOf, ownSeat, readChallenge, rowsOf } from '../src/coach/challenge/challenge.ts';
import type { SavedMatch } from '../src/sources/local/store.ts';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
const { firstChoicesOf, pairsOf, partedAt, resultOf } = await import('../src/features/challenge/compare.ts');

const SEATS: readonly LocalSeat[] = [
  { kind: 'human', name: 'Ana' },
  { kind: 'bot', name: 'Bo', bot: 'eager' },
];
const setup = makeSetup(cards.setup, { players: 2, options: {} });
if (!setup.ok) throw new Error(setup.fault.text);

/** A match in which the person places a base, drawn from this seed, and resigns [X29]. */
const played = (seed: number): SavedMatch => {
  const match = {
    game: 'cards',
    setup: setup.value,
    seats: SEATS,
    seed: '5e'.repeat(32),
    log: [] as string[],
    id: 'a',
    changed: 0,
    progress: { round: 0, rounds: 0, over: false },
  };
  const open = new LocalMatch(cardsEngine as never, match);
  const random = new FastRandom(seed);
  for (;;) {
    const { bot, log, progress } = open.news();
    match.log.push(...log);
    match.progress = progress;
    if (progress.over) return match;
    if (bot !== null) {
      open.playBot();
      continue;
    }
    const seat: Seat = 'p1';
    const known = cards.start(setup.value);
    for (const row of rowsOf(cards as never, match.log)) {
      const who = row.who === '*' ? -1 : seatIndex(row.who);
      cards.play(known, who, cards.encode(row.action as never));
    }
    const action =
      known.phase === 'base' ? cards.format(cards.decode(cards.sample(known, 0, random))) : 'resign';
    expect(open.act(seat, action)).toBeNull();
  }
};

const games = [cards] as never;
const textOf = (match: SavedMatch): string => JSON.stringify(challengeOf(cards as never, match));

describe('a challenge', () => {
  const ana = played(1);

  it('holds the whole deal and how it was played', () => {
    expect(canChallenge(ana)).toBe(true);
    const challenge = readChallenge(games, textOf(ana));
    expect(challenge).toEqual({
      game: 'cards',
      setup: setup.value,
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
    const challenge = challengeOf(cards as never, ana);
    const bad = (change: object): unknown =>
      readChallenge(games, JSON.stringify({ ...challenge, ...change }));
    expect(bad({})).not.toBeNull();
    expect(bad({ seed: '5f'.repeat(32) }), 'another seed draws otherwise').toBeNull();
    expect(bad({ seed: 'x' })).toBeNull();
    expect(bad({ rows: challenge.rows.slice(0, -1) }), 'not played to the end').toBeNull();
    expect(bad({ rows: [...challenge.rows, 'p1 resign'] })).toBeNull();
    expect(bad({ game: 'chess' })).toBeNull();
    expect(bad({ seats: [SEATS[0], SEATS[0]] })).toBeNull();
    expect(bad({ setup: { ...setup.value, players: 3 } })).toBeNull();
    expect(readChallenge(games, 'nothing of the kind')).toBeNull();
  });

  it('meets the same opponents: the same choices make the same match', () => {
    expect(played(1).log).toEqual(ana.log);
  });

  it('shows where two matches parted', () => {
    const toldOf = (match: SavedMatch) => ({
      game: cards as never,
      setup: setup.value,
      seat: 'p1' as const,
      rows: rowsOf(cards as never, match.log),
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
