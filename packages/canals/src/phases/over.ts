import { type LastPhase, OTHER_PHASE } from './phase.ts';

export interface OverShown {
  readonly kind: 'over';
}

export const over: LastPhase<OverShown> = {
  decides: 'nobody',
  expected: 'The match is over.',
  refuse: () => OTHER_PHASE,
  play: () => {
    throw new Error('the match is over');
  },
  show: () => ({ kind: 'over' }),
  restore: (s) => {
    s.phase = 'over';
  },
};
