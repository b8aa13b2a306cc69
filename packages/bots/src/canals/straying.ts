import type { CanalsTypes } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import type { Viewer } from '@santiago/kernel';
import type { Question } from '../bot.ts';
import { Heuristic } from './heuristic.ts';
import { Accounts, isTelling } from './listener.ts';
import { SEAT_COUNT } from './survey.ts';
import { TUNED } from './tuned.ts';

/** Points of whim for somebody who never does what a steward would, and the most that anybody is taken to have. */
const WHIM = 5;
const MOST_WHIM = 4;
/** Nobody is taken to stray much before so many of his decisions were seen. */
const DOUBT = 2;
/** Values that differ by less are the same. */
const SAME = 1e-9;

/** One seat's account of a match: how often each of the others did something else than a steward would. */
class Account {
  readonly whims = new Float64Array(SEAT_COUNT);
  private readonly seen = new Int32Array(SEAT_COUNT);
  private readonly strayed = new Int32Array(SEAT_COUNT);
  private readonly heuristic = new Heuristic(TUNED);

  readonly hear = (state: State, seat: number, action: number): void => {
    if (!isTelling(state, seat)) return;
    const { seen, strayed } = this;
    seen[seat]!++;
    if (!this.isBest(state, seat, action)) strayed[seat]!++;
    this.whims[seat] = Math.min(MOST_WHIM, (WHIM * strayed[seat]!) / (seen[seat]! + DOUBT));
  };

  /** Of actions that the heuristic likes alike any may be taken. */
  private isBest(state: State, seat: number, action: number): boolean {
    const { heuristic } = this;
    heuristic.forget();
    const count = heuristic.rate(state, seat);
    const taken = heuristic.actions.subarray(0, count).indexOf(action);
    if (taken < 0) return false;
    for (let i = 0; i < count; i++) if (heuristic.values[i]! > heuristic.values[taken]! + SAME) return false;
    return true;
  }
}

/** How far the others stray from what a steward would do, as the log tells it; without a log nobody does. */
export class Straying {
  private readonly accounts = new Accounts(() => new Account());

  /** By seat: how large whims it has, in points. */
  whims({ view, told }: Question<CanalsTypes>): Float64Array {
    return this.accounts.of(view.setup, told, view.eye as Viewer).whims;
  }
}
