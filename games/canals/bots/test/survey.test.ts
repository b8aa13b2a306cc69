import { canals } from '@santiago/canals';
import { digCode, legalDitches, play } from '@santiago/canals/engine';
import { FastRandom, lowestBit } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { Survey } from '../value/survey.ts';
import { TUNED } from '../value/tuned.ts';
import { anySetup, playMatch } from '../../../test/bots/positions.ts';

describe('the survey', () => {
  it('says of a canal what reading the board with that canal would say', () => {
    const random = new FastRandom(41);
    const [before, after] = [new Survey(TUNED), new Survey(TUNED)];
    const gains = new Float64Array(5);
    for (let match = 0; match < 8; match++) {
      playMatch(anySetup(random), random, (state, seat) => {
        if (state.phase !== 'extra') return -1;
        before.read(state);
        for (let m = legalDitches(state); m !== 0; m &= m - 1) {
          const ditch = lowestBit(m);
          before.canalGains(state, ditch, gains);
          // Built by force, without the end of the round that follows.
          const built = canals.copy(state);
          built.phase = 'first-canal';
          play(built, seat, digCode(ditch));
          built.round = state.round;
          after.read(built);
          for (let i = 0; i < state.players; i++)
            expect(gains[i]).toBeCloseTo(after.worth[i]! - before.worth[i]!, 9);
        }
        return -1;
      });
    }
  });
});
