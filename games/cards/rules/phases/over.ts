import type { LastPhase } from './phase.ts';

/** [X29][X30] The match is over. */
export const over: LastPhase<'over'> = {
  decides: 'nobody',
  expected: 'The match is over.',
  actions: {},
  show: ({ ending }) => {
    if (ending === null) throw new Error('a match that is over has an ending');
    return { kind: 'over', ending };
  },
  restore: (state, { ending }) => {
    state.ending = ending;
  },
};
