import type { Clock } from '@santiago/protocol';

const DAY = 86_400_000;

/** Milliseconds for one decision, without the reserve; null without a clock. */
export const timePerMove = (clock: Clock): number | null => {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return clock.move * 1000;
    case 'days':
      return clock.days * DAY;
  }
};

export const fullBank = (clock: Clock): number => (clock.kind === 'live' ? clock.bank * 1000 : 0);

/** What is left of the reserve after a decision that took this long. */
export const bankAfter = (clock: Clock, bank: number, taken: number): number => {
  const move = timePerMove(clock);
  return move === null ? bank : Math.max(0, bank - Math.max(0, taken - move));
};
