import type { CanalsTypes } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import type { Viewer } from '@santiago/kernel';
import type { Question } from '@santiago/bots/bot.ts';
import { Heuristic } from '../value/heuristic.ts';
import { Accounts, showsStyle } from './listener.ts';
import { SEAT_COUNT } from '../value/survey.ts';
import { TUNED } from '../value/tuned.ts';

/**
 * The fraction of a seat's actions that may differ from a steward's, and the number of actions it gets as credit at
 * first.
 */
const SLIPS = 0.04;
const CREDIT = 2;
/** Values that differ by less count as equal. */
const SAME = 1e-9;

/** What one seat knows about a match: how often each of the others did not act like a steward. */
class Account {
  private readonly seen = new Int32Array(SEAT_COUNT);
  private readonly strayed = new Int32Array(SEAT_COUNT);
  private readonly heuristic = new Heuristic(TUNED);

  readonly hear = (state: State, seat: number, action: number): void => {
    if (!showsStyle(state, seat)) return;
    this.seen[seat]!++;
    if (!this.isBest(state, seat, action)) this.strayed[seat]!++;
  };

  get isStraying(): boolean {
    return this.strayed.some((times, seat) => times > SLIPS * (this.seen[seat]! + CREDIT));
  }

  /** Any of several actions with the best value counts as best. */
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

/** Whether the log shows that one of the others does not play like a steward. Without a log it does not. */
export class Straying {
  private readonly accounts = new Accounts(() => new Account());

  isSeen({ view, told }: Question<CanalsTypes>): boolean {
    return this.accounts.of(view.setup, told, view.eye as Viewer).isStraying;
  }
}
