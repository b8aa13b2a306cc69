import type { Refusal } from '@santiago/kernel';
import type { Config } from '../config.ts';
import { refuse } from '../refusals.ts';
import type { Caller, RequestRoute } from './handlers.ts';
import { Limiter } from './limits.ts';

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;

/**
 * About how many bytes a request makes the database larger beside what is in it: rows and their indexes. What a match
 * needs to go on is not counted, since nobody must lose because of it: actions, leaving, giving a seat back. There is only
 * so much of it for each thing that is counted.
 */
const ROWS: Partial<Record<RequestRoute, number>> = {
  enter: 500,
  makeToken: 700,
  carryMe: 400,
  carrySeat: 400,
  redeem: 500,
  addPasskey: 800,
  create: 2500,
  rematch: 2500,
  again: 2500,
  sit: 800,
  open: 300,
  hand: 600,
  undo: 500,
  say: 300,
  speak: 300,
  mute: 300,
  talk: 300,
  report: 300,
  prepare: 500,
  notices: 200,
  subscribe: 400,
  sendDay: 1000,
};

/** How many bytes guests and addresses have had stored lately. Each has so many for a day, and gets them back in a day. */
export class StoredBytes {
  private readonly guests: Limiter;
  private readonly addresses: Limiter;
  private readonly now: () => number;

  constructor({ GUEST_BYTES, ADDRESS_BYTES }: Config, now: () => number) {
    this.guests = new Limiter({ burst: GUEST_BYTES, perSecond: GUEST_BYTES / DAY_SECONDS });
    this.addresses = new Limiter({ burst: ADDRESS_BYTES, perSecond: ADDRESS_BYTES / DAY_SECONDS });
    this.now = now;
  }

  /** What this request has stored; 0 if it does not count. */
  costOf(route: RequestRoute, input: unknown): number {
    const rows = ROWS[route];
    return rows === undefined ? 0 : rows + Buffer.byteLength(JSON.stringify(input));
  }

  /** Counts the bytes, or says when there is room for them. */
  take({ person, network }: Caller, cost: number): Refusal | null {
    const now = this.now();
    const wait = Math.max(
      this.addresses.wait(network, cost, now),
      person === null ? 0 : this.guests.wait(person.id, cost, now),
    );
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      return refuse('too-much-stored', { seconds, minutes: Math.ceil(seconds / MINUTE_SECONDS) });
    }
    this.addresses.take(network, cost, now);
    if (person !== null) this.guests.take(person.id, cost, now);
    return null;
  }

  /** Nothing was stored after all. */
  giveBack({ person, network }: Caller, cost: number): void {
    const now = this.now();
    this.addresses.giveBack(network, cost, now);
    if (person !== null) this.guests.giveBack(person.id, cost, now);
  }
}
