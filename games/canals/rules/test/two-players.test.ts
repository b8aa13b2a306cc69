import { describe, expect, test } from 'vitest';
import { canals } from '@santiago/canals';
import { FastRandom } from '@santiago/kernel';
import { idleUntil, opening, position, type Table } from './table.ts';

const sealed = (rows: string, overseer: 'p1' | 'p2' = 'p1'): Table =>
  opening({ players: 2, overseer }).play(rows);

describe('two players', () => {
  test('[C40] both choose from 0 to their cash at once, in either order, and may choose the same', () => {
    const table = opening({ players: 2 });
    expect(table.turn).toBe('p1 p2');
    const amounts = ['pass', ...[1, 2, 3, 4, 5].map((amount) => `bid ${amount}`)];
    for (const seat of [0, 1]) {
      const offered = canals.expand(canals.offer(table.state, seat)!);
      expect(offered.map((action) => canals.format(action))).toEqual(amounts);
    }
    expect(table.refusal('p1 bid 6')?.code).toBe('too-poor');
    expect(table.refusal('p1 bid 0')?.code).toBe('bid-zero');
    expect(table.copy().play('p1 bid 4, p2 bid 4').phase).toBe('planting');
    expect(table.copy().play('p2 bid 4, p1 bid 4').view()).toEqual(
      table.copy().play('p1 bid 4, p2 bid 4').view(),
    );
  });

  test('[C40] a sealed bid is final, and leaves the purse only when both are revealed', () => {
    const table = opening({ players: 2 }).play('p2 bid 3');
    expect(table.turn).toBe('p1');
    expect(table.refusal('p2 bid 4')?.code).toBe('not-your-turn');
    expect(canals.binds(table.state, 0, { kind: 'bid', amount: 1 })).toBe(true);
    expect(table.cash).toEqual([5, 5]);
    expect(table.play('p1 bid 1').cash).toEqual([4, 2]);
  });

  test('[C40] until both are sealed nothing that another viewer is sent depends on a bid', () => {
    const before = opening({ players: 2 });
    const actions = ['pass', 'bid 1', 'bid 5'].map((text) => canals.parse(text)!);
    for (const viewer of ['p2', 'spectator'] as const) {
      const told = actions.map((action) => canals.told(before.state, 0, action, viewer));
      expect(told).toEqual(Array(3).fill({ text: 'p1 bid ?', shown: [] }));
      const views = actions.map((action) =>
        before
          .copy()
          .play(`p1 ${canals.format(action)}`)
          .view(viewer),
      );
      expect(views[0]).toEqual(views[1]);
      expect(views[1]).toEqual(views[2]);
      expect(views[0]!.phase).toMatchObject({ sealed: ['?', null] });
    }
    expect(canals.told(before.state, 0, actions[1]!, 'p1')).toEqual({ text: 'p1 bid 1', shown: [] });
    const half = before.copy().play('p1 pass');
    expect(half.view('p1').phase).toMatchObject({ sealed: [0, null] });
    for (const viewer of ['p1', 'p2', 'spectator'] as const)
      expect(canals.told(half.state, 1, actions[2]!, viewer)).toEqual({
        text: 'p2 bid 5',
        shown: ['p1 pass'],
      });
  });

  test('[C40] to the other, a sealed bid may be any amount from 0 to the cash', () => {
    for (const [bidder, eye] of [
      [0, 'p2'],
      [1, 'p1'],
    ] as const) {
      const view = opening({ players: 2 })
        .play(`p${bidder + 1} bid 3`)
        .view(eye);
      const imagined = Array.from({ length: 200 }, (_, seed) => {
        const { phase } = canals.view(canals.imagine(view, new FastRandom(seed)), 'all');
        return phase.kind === 'sealed' ? phase.sealed[bidder] : null;
      });
      expect(new Set(imagined)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    }
  });

  test('[C41] more wins, and both pay what they showed', () => {
    const table = sealed('p1 bid 2, p2 bid 5');
    expect(table.cash).toEqual([3, 0]);
    expect(table.view()).toMatchObject({ overseer: 'p1', phase: { queue: ['p2', 'p1'], last: 'p2' } });
  });

  test('[C41] on equal amounts the current overseer wins', () => {
    for (const rows of ['p1 bid 3, p2 bid 3', 'p1 pass, p2 pass']) {
      expect(sealed(rows, 'p1').view()).toMatchObject({ overseer: 'p2', phase: { queue: ['p1', 'p2'] } });
      expect(sealed(rows, 'p2').view()).toMatchObject({ overseer: 'p1', phase: { queue: ['p2', 'p1'] } });
    }
  });

  test('[C42] the loser is overseer; the winner plants first, the other second, the winner the third', () => {
    const table = sealed('p1 bid 1, p2 pass', 'p2');
    expect(table.view().overseer).toBe('p2');
    table.play('p1 plant banana2 c3, p2 plant cane2 d3, p1 plant potato1 e3');
    expect(table.at('e3')).toBe('potato1 nobody 0');
    expect(table.phase).toBe('bribing');
    expect(table.turn).toBe('p1');
  });

  test('[C43] whoever showed 0 puts one marker fewer, both if both did', () => {
    const one = sealed('p1 bid 1, p2 pass').play('p1 plant banana2 c3, p2 plant cane2 d3');
    expect([one.at('c3'), one.at('d3')]).toEqual(['banana2 p1 2', 'cane2 p2 1']);
    const both = sealed('p1 pass, p2 pass').play('p1 plant banana2 c3, p2 plant potato1 d3');
    expect([both.at('c3'), both.at('d3')]).toEqual(['banana2 p1 1', 'potato1 nobody 0']);
    const none = sealed('p1 bid 2, p2 bid 2').play('p1 plant banana2 c3, p2 plant potato1 d3');
    expect([none.at('c3'), none.at('d3')]).toEqual(['banana2 p1 2', 'potato1 p2 1']);
  });

  test('[C44] only the one who is not overseer can propose', () => {
    const table = idleUntil(sealed('p1 pass, p2 bid 4'), 'bribing');
    expect(table.turn).toBe('p2');
    table.play('p2 propose C2-C3 1');
    expect(table.view().phase).toMatchObject({ kind: 'decision', by: 'p1' });
    expect(table.cash).toEqual([5, 0]);
    expect(table.legal).toContain('accept C2-C3');
  });

  test('[C44] extra canal: only the overseer’s opponent is asked, or with twoPlayerExtra=both both are', () => {
    const asked = (twoPlayerExtra: string): string[] => {
      const table = opening({ players: 2, options: { twoPlayerExtra } }).play('p1 bid 1, p2 pass');
      idleUntil(table, 'extra');
      expect(table.view().phase).toEqual({
        kind: 'extra',
        queue: twoPlayerExtra === 'both' ? ['p1', 'p2'] : ['p1'],
      });
      const seats = [];
      for (; table.phase === 'extra'; table.play(`${table.turn} pass`)) seats.push(table.turn);
      return seats;
    };
    expect(asked('opponent')).toEqual(['p1']);
    expect(asked('both')).toEqual(['p1', 'p2']);
    expect(opening({ players: 2 }).view().setup.options['twoPlayerExtra']).toBe('opponent');
    expect(opening({ players: 3 }).view().setup.options['twoPlayerExtra']).toBeUndefined();
    // If the opponent has no extra canal left, nobody is asked.
    const used = position({
      players: 2,
      round: 2,
      extras: ['p1'],
      phase: { kind: 'decision', by: 'p1', proposals: [] },
    });
    expect(used.play('p1 pass').phase).toBe('reveal');
  });
});
