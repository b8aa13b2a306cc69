import { setTimeout as pause } from 'node:timers/promises';
import { FastRandom, type Seat, SEATS, seatIndex } from '@santiago/kernel';
import { Follower, newKey, newShare, Refused, type TableEvent } from '@santiago/protocol';
import { games } from '../../src/games.ts';
import type { Store } from '../../src/store/store.ts';
import { type Guest, newGuest } from '../house.ts';

/** An action that the server said is done. */
interface Acknowledged {
  readonly table: string;
  readonly seat: Seat;
  readonly key: string;
  readonly n: number;
  readonly action: string;
}

/** The server is away, or its database: whether something was done is not known. */
const isTrouble = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 0 || error.status >= 500);

/** Asks until there is somebody to answer. */
const insist = async <R>(ask: () => Promise<R>): Promise<R> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isTrouble(error)) throw error;
      await pause(50);
    }
  }
};

/** Clients that play at tables for as long as they are let, through everything that happens to the server. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  readonly faults: string[] = [];
  /** When each stream was open again, by the clock of this process. */
  readonly opened: number[] = [];
  private readonly bases: readonly string[];
  private readonly heard = new Map<string, TableEvent[]>();
  private readonly stops: (() => void)[] = [];
  private readonly guests: Guest[] = [];
  private running = true;
  streams = 0;
  readonly tables: string[] = [];

  constructor(bases: readonly string[]) {
    this.bases = bases;
  }

  /** Seats people at a table with one bot, and has them play. */
  async table(people: number, seed: number): Promise<void> {
    while (this.guests.length < people) {
      const base = this.bases[this.guests.length % this.bases.length]!;
      this.guests.push(await insist(async () => newGuest(base, `Guest ${this.guests.length + 1}`)));
    }
    const [host] = this.guests;
    const open = Array.from({ length: people }, () => ({ kind: 'open' }) as const);
    const seats = [...open, { kind: 'bot', bot: 'random' } as const];
    const { table } = await insist(async () => host!.api.call('create', { game: 'canals', seats }));
    this.tables.push(table);
    for (let index = 0; index < people; index++) {
      const seat = SEATS[index]!;
      const input = { table, seat, share: newShare(), key: newKey() };
      await insist(async () => this.guests[index]!.api.call('sit', input));
      this.play(this.guests[index]!, table, seat, seed + index);
    }
  }

  private play(guest: Guest, table: string, seat: Seat, seed: number): void {
    const random = new FastRandom(seed);
    const game = games.get('canals')!;
    const follower = new Follower(game, seat);
    const heard: TableEvent[] = [];
    this.heard.set(`${table} ${seat}`, heard);
    this.streams++;
    const send = async (decision: number, action: string, key: string): Promise<void> => {
      try {
        const { n } = await guest.api.call('act', { table, seat, decision, action, key });
        this.acknowledged.push({ table, seat, key, n, action });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // The same key asks again, while there is somebody to ask.
        if (isTrouble(error)) {
          await pause(20);
          if (this.running) await send(decision, action, key);
        } else
          this.faults.push(
            `${table} ${seat} ${decision} ${action}: ${error.refusal.code} ${error.refusal.text}`,
          );
      }
    };
    const answer = async (decision: number): Promise<void> => {
      await pause(5 + random.below(40));
      if (!this.running || follower.info?.turn[seat] !== decision) return;
      const action = game.format(game.decode(game.sample(follower.state, seatIndex(seat), random)));
      await send(decision, action, newKey());
    };
    const stop = guest.api.follow(
      { table, as: seat, after: 0 },
      {
        event: (event) => {
          heard.push(event);
          follower.hear(event);
          const decision = follower.info?.turn[seat];
          if (decision === event.n) void answer(decision);
        },
        status: (status) => {
          if (status === 'open') this.opened.push(Date.now());
          if (status === 'refused') this.faults.push(`${table} ${seat}: the stream was refused`);
        },
      },
    );
    this.stops.push(stop);
  }

  /** Rows heard by all clients together. */
  get progress(): number {
    return [...this.heard.values()].reduce((sum, events) => sum + events.length, 0);
  }

  get isOver(): boolean {
    return [...this.heard.values()].every((events) => events.some((event) => event.kind === 'over'));
  }

  stop(): void {
    this.running = false;
    for (const stop of this.stops) stop();
  }

  /** Everything acknowledged stands in the log once, and everything heard is what the log tells. */
  async check(store: Store): Promise<void> {
    const keys = new Set<string>();
    for (const { table, seat, key, n, action } of this.acknowledged) {
      const [entry] = await store.logs.read(table, n - 1);
      if (entry?.number !== n || entry.key !== key || entry.body !== `${seat} ${action}`) {
        this.faults.push(`acknowledged but not in the log: ${table} ${n} ${seat} ${action}`);
      }
      if (keys.has(key)) this.faults.push(`acknowledged twice: ${key}`);
      keys.add(key);
    }
    for (const [place, events] of this.heard) {
      const log = await store.logs.read(place.split(' ')[0]!, 0);
      events.forEach((event, index) => {
        if (event.n !== index + 1 || log[index]?.kind !== event.kind || log[index].at !== event.at) {
          this.faults.push(`${place} heard ${event.n} ${event.kind}, which the log does not say`);
        }
      });
      const acted = log.filter((entry) => entry.key !== null && entry.kind === 'row');
      const distinct = new Set(acted.map((entry) => `${entry.seat} ${entry.key}`));
      if (distinct.size !== acted.length) this.faults.push(`${place}: an action stands twice`);
    }
  }
}
