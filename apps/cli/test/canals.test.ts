import { describe, expect, test } from 'vitest';
import { canals, type State } from '@santiago/canals';
import { makeSetup, parseRow, seatIndex, type Seat, whoIndex } from '@santiago/kernel';
import { picture as terminal } from '@santiago/canals/terminal/index.ts';

const played = (...rows: readonly string[]): State => {
  const setup = makeSetup(canals.setup, { players: 4 });
  if (!setup.ok) throw new Error(setup.fault.text);
  const state = canals.start(setup.value);
  for (const text of rows) {
    const row = parseRow(canals, text);
    if (row === null || !('action' in row)) throw new Error(text);
    canals.play(state, whoIndex(row.who), canals.encode(row.action));
  }
  return state;
};

const AUCTION = ['* overseer p1', '* spring C2', '* aside bean1', '* reveal banana2 cane2 potato1 bean2'];

describe('Canals in the terminal', () => {
  test('[C21][C22][C24] the first to pass becomes overseer and plants last, as the hint says', () => {
    const auction = played(...AUCTION);
    const seat: Seat = 'p2';
    const hints = terminal.hints(canals.offer(auction, seatIndex(seat))!, canals.view(auction, seat));
    expect(hints.join('\n')).toContain('becomes overseer and plants last, with one marker fewer');
    const { overseer, phase } = canals.view(
      played(...AUCTION, 'p2 pass', 'p3 pass', 'p4 bid 1', 'p1 pass'),
      'all',
    );
    expect(overseer).toBe(seat);
    expect(phase.kind === 'planting' ? phase.queue.at(-1) : null).toBe(seat);
  });
});
