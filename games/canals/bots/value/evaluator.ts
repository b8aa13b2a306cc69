import { canals } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import type { Result } from '@santiago/bots/search/trials.ts';
import { Features } from './features.ts';
import type { Net } from './net.ts';
import { readOutcome } from './outcome.ts';
import { SEAT_COUNT } from './survey.ts';

/** How many positions an evaluator remembers. */
const REMEMBERED = 1024;

/**
 * Says what a position between rounds is worth: the true result where the match is over, and otherwise what a net says.
 * Look-aheads reach many positions more than once, so the last answers are remembered; the net's weights must not change
 * meanwhile.
 */
export class Evaluator {
  private readonly features = new Features();
  private readonly net: Net;
  private readonly known: (State | undefined)[] = Array.from({ length: REMEMBERED });
  private readonly said = new Float64Array(2 * SEAT_COUNT * REMEMBERED);

  constructor(net: Net) {
    this.net = net;
  }

  read(s: State, result: Result): void {
    if (s.phase === 'over') return readOutcome(s, result);
    const { known, said } = this;
    const slot = s.hash() % REMEMBERED;
    const at = 2 * SEAT_COUNT * slot;
    if (known[slot]?.equals(s) !== true) this.ask(s, slot, at);
    for (let seat = 0; seat < s.players; seat++) {
      result.scores[seat] = said[at + seat]!;
      result.shares[seat] = said[at + SEAT_COUNT + seat]!;
    }
  }

  private ask(s: State, slot: number, at: number): void {
    const { net, features, known, said } = this;
    features.read(s);
    net.run(features.values, s.players);
    for (let seat = 0; seat < s.players; seat++) {
      said[at + seat] = net.scores[seat]!;
      said[at + SEAT_COUNT + seat] = net.shares[seat]!;
    }
    const old = known[slot];
    if (old === undefined) known[slot] = canals.copy(s);
    else old.assign(s);
  }
}
