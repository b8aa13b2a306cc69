import { randomInt } from 'node:crypto';
import { fault, ok, type Result } from '@santiago/kernel';
import { refuse } from '../refusals.ts';
import { StorageTrouble } from '../store/database/driver.ts';
import type { Entry, TableFacts } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Answer, answer, giveBack, type LostTime } from '../table/commands.ts';
import { Draft } from '../table/draft.ts';
import { bodyOf, type EntryKind } from '../table/entries.ts';
import type { TableFold } from '../table/fold.ts';
import { resultOf } from '../table/result.ts';
import type { LiveTable } from './live.ts';
import type { Registry } from './registry.ts';

export interface WriterOptions {
  readonly store: Store;
  readonly registry: Registry;
  /** Running tables of one host at which only bots may play. */
  readonly botTables: number;
  /** The range of milliseconds that a house bot waits before it acts. */
  readonly botDelay: readonly [number, number];
  readonly now: () => number;
  readonly failed: (error: unknown, about: string) => void;
  /** A rated match is over. */
  readonly rated: () => void;
  /** Time that was lost is given back first; null if none was. */
  readonly settled: () => Promise<void> | null;
  readonly written: (live: LiveTable, news: News) => void;
}

/** What was written to a log. */
export interface News {
  /** The number of the last event before it. */
  readonly before: number;
  /** The match has ended with it. */
  readonly isOver: boolean;
  /** Milliseconds until the table has something to do by itself. */
  readonly wait: number | null;
}

/** The key of a request, and its first reply. */
export interface Once<R> {
  readonly person: string;
  readonly kind: EntryKind;
  readonly key: string | undefined;
  readonly again: (entry: Entry) => R;
}

/** What a command writes to a draft, or why it is refused. */
export type Made<R> = (draft: Draft) => Result<R>;

const TRIES = 8;
/** Events beside the match that a log may hold: it is read again whenever somebody comes. */
export const MOST_BY_THE_WAY = 4000;
/** What is still possible at a table with that many events: the match, and leaving it. */
const GOES_ON: readonly string[] = ['row', 'paused', 'over', 'left', 'abandoned', 'forgotten', 'rematch'];

const isWorn = ({ fold, entries }: Draft): boolean =>
  fold.byTheWay > MOST_BY_THE_WAY && !entries.some(({ kind }) => GOES_ON.includes(kind));

/** A start or a stand-in that somebody asked for, not one caused by a clock. */
const isWanted = (entry: Entry): boolean =>
  entry.kind === 'started' ||
  (entry.kind === 'handed' && ['host', 'self'].includes(bodyOf<'handed'>(entry).cause));

/** Commands at tables: checked on a draft, appended durably, sent to everyone, then replied to. */
export class Writer {
  private readonly options: WriterOptions;

  constructor(options: WriterOptions) {
    this.options = options;
  }

  /** A command with a key that was used before gets the same reply again. */
  async command<R>(id: string, make: Made<R>, once?: Once<R>): Promise<Result<R>> {
    await this.options.settled();
    return this.run(id, make, once);
  }

  /** Gives the clocks of a table back what they lost. */
  async giveBack(id: string, lost: LostTime): Promise<void> {
    const given = await this.run(id, (draft) => giveBack(draft, lost));
    if (!given.ok && (given.fault.code === 'storage' || given.fault.code === 'busy'))
      throw new StorageTrouble(given.fault.text);
  }

  /** An answer to a decision. A key that was used before gets the first reply again. */
  async answer(
    id: string,
    input: Answer,
    allowed: (fold: TableFold) => boolean,
  ): Promise<Result<{ n: number }>> {
    let held = true;
    const result = await this.command(id, (draft) => {
      held = allowed(draft.fold);
      return held ? answer(draft, input) : fault(refuse('not-your-seat', { seat: input.seat }));
    });
    if (result.ok || !held || result.fault.code === 'no-table') return result;
    const first = await this.options.store.logs.keyed(id, input.seat, input.key);
    return first === null ? result : ok({ n: first });
  }

  /**
   * What is stored about a table beside its log. `before` is the table as the log already has it, `ahead` by how much
   * its time is ahead of the clock.
   */
  facts(fold: TableFold, before: TableFold | null, ahead: number): TableFacts {
    const { info } = fold;
    const same = before !== null && before.info.seats === info.seats && before.info.host === info.host;
    return {
      phase: info.phase,
      botsOnly: fold.isBotsOnly,
      turn: fold.seats.filter((seat) => info.turn[seat] !== undefined),
      wake: this.wakeOf(fold, ahead),
      entry: same
        ? null
        : {
            game: info.game,
            players: info.setup.players,
            preset: info.setup.preset,
            host: info.host,
            seats: info.seats.map(({ seat, kind, name, bot }) => ({ seat, kind, name, bot })),
            clock: info.clock,
          },
    };
  }

  /** When, by the clock, the table has something to do by itself: a bot's answer, a time-out. */
  wakeOf(fold: TableFold, ahead: number): number | null {
    const times = Object.values(fold.info.due).map((due) => due - ahead);
    if (fold.botSeats().length > 0) {
      const [from, to] = this.options.botDelay;
      times.push(this.options.now() + randomInt(from, to + 1));
    }
    return times.length === 0 ? null : Math.min(...times);
  }

  private async run<R>(id: string, make: Made<R>, once?: Once<R>): Promise<Result<R>> {
    const live = await this.options.registry.find(id);
    if (live === null) return fault(refuse('no-table'));
    return live.alone(async () => this.attempt(live, make, once));
  }

  private async attempt<R>(live: LiveTable, make: Made<R>, once?: Once<R>): Promise<Result<R>> {
    const { store, registry, now, failed, written } = this.options;
    for (let tries = 0; tries < TRIES; tries++) {
      if (live.stale && !(await registry.refresh(live))) return fault(refuse('storage'));
      if (live.frozen !== null) return fault(refuse('frozen', {}, live.frozen));
      const before = await this.replyBefore(live.fold.id, once);
      if (before !== null) return before;
      const draft = new Draft(live.fold, live.time(now()), live.viewers);
      const result = make(draft);
      if (!result.ok) {
        // Another process may have written what makes this legal: only the newest state may refuse.
        if (store.shared && (await registry.movedOn(live))) continue;
        return result;
      }
      if (draft.entries.length === 0) return result;
      if (isWorn(draft)) return fault(refuse('table-worn'));
      if (await this.isCrowd(draft, live.fold)) return fault(refuse('too-many-bots'));
      const facts = this.facts(draft.fold, live.fold, live.ahead);
      // Counted from here on, whatever the machine's clock does meanwhile.
      const wait = facts.wake === null ? null : facts.wake - now();
      const { head } = live.fold;
      const { entries, joins, parts, played } = draft;
      const isOver = draft.fold.info.phase === 'over' && live.fold.info.phase !== 'over';
      const hasEnded = draft.fold.isEnded && !live.fold.isEnded;
      const finished = hasEnded ? resultOf(draft.fold, draft.now) : null;
      let stood: boolean;
      try {
        stood = await store.tables.append({
          table: live.fold.id,
          after: head,
          entries,
          facts,
          joins,
          parts,
          result: finished,
          played,
        });
      } catch (error) {
        // It is not known whether it was written: the memory may be out of date.
        failed(error, 'append');
        live.stale = true;
        return fault(refuse('storage'));
      }
      if (stood) {
        live.adopt(draft);
        if (finished !== null && finished.rated.length > 0) this.options.rated();
        written(live, { before: head, isOver, wait });
        return result;
      }
      await registry.catchUp(live);
      // No other writer was first, so the key has been used for something else, or a choice in advance was changed.
      if (live.fold.head === head) return fault(refuse('key-used'));
    }
    return fault(refuse('busy'));
  }

  private async replyBefore<R>(table: string, once?: Once<R>): Promise<Result<R> | null> {
    if (once?.key === undefined) return null;
    const { person, kind, key, again } = once;
    const entry = await this.options.store.logs.keyedBy(table, { person, kind, key });
    return entry === null ? null : ok(again(entry));
  }

  /** Whether somebody starts one more table that plays by itself, where the host has enough of those. */
  private async isCrowd({ fold, entries }: Draft, before: TableFold): Promise<boolean> {
    const { store, botTables } = this.options;
    if (!fold.isBotsOnly || before.isBotsOnly || fold.host === null || !entries.some(isWanted)) return false;
    return (await store.tables.botTables(fold.host)) >= botTables;
  }
}
