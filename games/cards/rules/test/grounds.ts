import type { Ground } from '../ground.ts';

/** All that a ground says, in the order in which it says it. */
export const saidBy = (ground: Ground): unknown => {
  const out = new Int32Array(1024);
  const written = (count: number): number[] => [...out.subarray(0, count)];
  return {
    base: ground.base,
    connected: ground.connected,
    movable: ground.movable,
    hasSpot: ground.hasSpot,
    hasMove: ground.hasMove,
    spots: written(ground.writeSpots(out)),
    cards: Array.from({ length: ground.count }, (_, card) => ({
      slot: ground.slot(card),
      spot: ground.spot(card),
      found: ground.cardIn(ground.slot(card)),
      free: ground.freeSteps(card),
      touching: ground.touchingSteps(card),
      without: ground.connectedWithout(card),
      moves: written(ground.writeMoves(card, out)),
      attacks: written(ground.writeAttacks(card, out)),
    })),
  };
};
