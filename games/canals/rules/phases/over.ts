import type { LastPhase } from './phase.ts';

export interface OverShown {
  readonly kind: 'over';
}

export const over: LastPhase<OverShown> = {
  decides: 'nobody',
  expected: 'The match is over.',
  actions: {},
  show: () => ({ kind: 'over' }),
};
