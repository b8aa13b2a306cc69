import { canals, type CanalsTypes } from '@santiago/canals';
import { seatIndex, type Seat } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { canalsBots } from '@santiago/canals/bots/index.ts';
import { type Bot, botNamed, playBots } from '@santiago/bots';
import { setupOf } from './positions.ts';

// docs/bots.md shows this bot.
/** Takes the first thing on offer. */
const miser: Bot<CanalsTypes> = {
  name: 'miser',
  about: 'Spends as little as the rules allow.',
  evaluations: 0,
  choose: ({ view }) => {
    const seat = view.eye as Seat;
    const offer = canals.offer(canals.known(view), seatIndex(seat))!;
    const [first] = canals.expand(offer);
    return { action: first!, spent: 0, cut: false };
  },
  weigh: () => [],
};

describe('the example of docs/bots.md', () => {
  it('plays a whole match beside the others', () => {
    const steward = botNamed(canalsBots, 'steward')!;
    const { points, shares } = playBots({
      game: canals,
      setup: setupOf(4),
      bots: [miser, steward, miser, steward],
      seed: 5,
      now: () => 0,
      timed: () => {},
    });
    expect(points).toHaveLength(4);
    expect(shares[0]! + shares[2]!).toBeLessThan(0.5);
  });
});
