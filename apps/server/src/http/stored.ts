import type { Refusal } from '@santiago/kernel';
import type { Config } from '../config.ts';
import { refuse } from '../refusals.ts';
import type { Caller } from './house.ts';
import { Limiter } from './limits.ts';

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;

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
