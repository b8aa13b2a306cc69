import { randomInt } from 'node:crypto';
import { type Choice, fault, ok, type Result, type Seat } from '@santiago/kernel';
import type { PreparedChoice, TableInfo } from '@santiago/protocol';
import { advanceOf } from '../games.ts';
import { refuse } from '../refusals.ts';
import type { Prepared, PreparedChange } from '../store/prepared.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { admitChoice, timesUndone, type Verdict, verdictOn } from '../table/advance.ts';
import { answer, mayLook } from '../table/commands.ts';
import { serverKey } from '../table/keys.ts';
import type { LiveTable } from './live.ts';
import type { Registry } from './registry.ts';
import type { Writer } from './writing.ts';

export interface AdvancesOptions {
  readonly store: Store;
  readonly registry: Registry;
  readonly writer: Writer;
  /** The range of milliseconds that a prepared choice waits before it acts. */
  readonly delay: readonly [number, number];
  readonly now: () => number;
  readonly failed: (error: unknown, about: string) => void;
  /** It is this seat's turn and none of its choices answers, or one was lost by an undo. */
  readonly tell: (info: TableInfo, seat: Seat, people: readonly string[]) => void;
}

/** Tables looked at in one go. */
const SOME = 100;
/** A choice acts at least this long before the time is up. */
const SPARE = 60_000;
/** A timer is set this long before its choice acts: every process has had a look by then, and has one. */
const AHEAD = 2500;
/** If no process has acted this long after the time, all of them were away or failed. */
const LOST = 2000;
/** For at least this long choices at a table that cannot be played are left alone. */
const PAUSE = 10_000;

/** A choice, and what becomes of it. */
interface Judged {
  readonly prepared: Prepared;
  readonly verdict: Verdict;
}

type Due = Prepared & { readonly due: number };

const timerOf = ({ table, seat, phase, made, due }: Due): string =>
  `${table} ${seat} ${phase} ${made} ${due}`;

const isSame = (one: Prepared, other: Prepared): boolean =>
  one.seat === other.seat && one.phase === other.phase && one.made === other.made && one.due === other.due;

const shown = ({ choice, state, played }: Prepared): PreparedChoice => ({
  name: choice.name,
  gaps: { ...choice.gaps },
  state,
  n: played,
});

/**
 * Choices in advance. Nobody but the seat's person is told of them: they are no part of the log, and what they do
 * looks like any other action. Each process looks for choices whose table has moved on; no action pays for that. A
 * choice acts at a time that was drawn for it, by a timer of its own in each process, not when somebody looks: the log
 * decides who was first.
 */
export class Advances {
  private readonly options: AdvancesOptions;
  private looking = false;
  /** Choices that will act soon, or act just now. */
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private closed = false;

  constructor(options: AdvancesOptions) {
    this.options = options;
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  /** The choices of a seat, for its person. */
  async list(table: string, seat: Seat, person: Person): Promise<Result<PreparedChoice[]>> {
    const found = await this.tableOf(table, seat, person);
    if (!found.ok) return found;
    const { people } = found.value.fold.hold(seat);
    const all = await this.options.store.prepared.at(table);
    // Whoever sat here before keeps their secrets.
    return ok(all.filter((each) => each.seat === seat && people.includes(each.person)).map(shown));
  }

  async prepare(
    table: string,
    person: Person,
    { seat, choice }: { readonly seat: Seat; readonly choice: Choice },
  ): Promise<Result<PreparedChoice[]>> {
    const { store, now } = this.options;
    const found = await this.tableOf(table, seat, person);
    if (!found.ok) return found;
    const { fold } = found.value;
    const admitted = admitChoice(fold, seat, choice);
    if (typeof admitted === 'string') return fault(refuse(admitted));
    await store.prepared.put({
      table,
      seat,
      ...admitted,
      person: person.id,
      made: now(),
      choice,
      undone: timesUndone(fold),
      seen: fold.line.length,
      head: fold.head,
      due: null,
      state: 'waiting',
      played: null,
    });
    return this.list(table, seat, person);
  }

  /** Also removes what a choice has left behind after it was played or withdrawn. */
  async withdraw(
    table: string,
    person: Person,
    { seat, name }: { readonly seat: Seat; readonly name: string },
  ): Promise<Result<PreparedChoice[]>> {
    const found = await this.tableOf(table, seat, person);
    if (!found.ok) return found;
    const kinds = advanceOf(found.value.fold.game)?.kinds ?? {};
    if (!Object.hasOwn(kinds, name)) return fault(refuse('not-choice'));
    await this.options.store.prepared.remove(table, seat, kinds[name]!.phase);
    return this.list(table, seat, person);
  }

  /**
   * Looks at the choices of all tables where something has happened, and sets the timers of those that act soon. Doing
   * it twice is harmless.
   */
  async lookAround(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const { store, now, failed } = this.options;
      for (const [table, head] of await store.prepared.toLookAt(now() + AHEAD, SOME)) {
        try {
          if (!(await this.look(table, head))) await this.putOff(table, head);
        } catch (error) {
          // One table must not hold up the others.
          failed(error, 'choices in advance');
          await this.putOff(table, head);
        }
      }
    } finally {
      this.looking = false;
    }
  }

  /** False if the table cannot be played. */
  private async look(table: string, head: number): Promise<boolean> {
    const { store, registry } = this.options;
    const live = await registry.findWhere(table, ({ fold }) => fold.head >= head);
    // A frozen table waits for a program that can play it.
    if (live === null || live.frozen !== null) return false;
    const waiting = (await store.prepared.at(table)).filter(({ state }) => state === 'waiting');
    const judged = waiting.map((prepared) => ({ prepared, verdict: verdictOn(live.fold, prepared) }));
    const ours: Judged[] = [];
    for (const each of judged) if (await this.settle(live, each)) ours.push(each);
    const acting = judged.flatMap(({ prepared, verdict }) =>
      verdict.kind === 'acts' ? [prepared.seat] : [],
    );
    this.tellOwners(
      live,
      ours.filter(({ prepared, verdict }) => verdict.kind === 'undone' || !acting.includes(prepared.seat)),
    );
    return true;
  }

  /** Others come first. */
  private async putOff(table: string, head: number): Promise<void> {
    const { store, now, delay } = this.options;
    const [from, to] = delay;
    await store.prepared.putOff(table, head, now() + PAUSE + from + randomInt(to - from + 1));
  }

  /** True if this process was the one to look at it. */
  private async settle(live: LiveTable, { prepared, verdict }: Judged): Promise<boolean> {
    const change = { head: live.fold.head, due: null, state: 'waiting', played: prepared.played } as const;
    switch (verdict.kind) {
      case 'waits':
        return this.options.store.prepared.change(prepared, change);
      case 'withdrawn':
      case 'undone':
        return this.options.store.prepared.change(prepared, { ...change, state: 'withdrawn' });
      case 'acts':
        return this.schedule(prepared, { ...change, due: this.dueOf(live, prepared) });
    }
  }

  /** Its decision is open: it will act when its time has come. */
  private async schedule(
    prepared: Prepared,
    change: PreparedChange & { readonly due: number },
  ): Promise<boolean> {
    const isKnown = prepared.due === change.due && prepared.head === change.head;
    if (!isKnown && !(await this.options.store.prepared.change(prepared, change))) return false;
    this.plan({ ...prepared, ...change });
    return !isKnown;
  }

  /** A time that has passed without an action is drawn again: acting at once would show that it was prepared. */
  private dueOf(live: LiveTable, prepared: Prepared): number {
    const { due, seat } = prepared;
    const isLost =
      due !== null && due <= this.options.now() - LOST && !this.timers.has(timerOf({ ...prepared, due }));
    return due === null || isLost ? this.drawDue(live, seat) : due;
  }

  /**
   * Nobody can tell from the time of an action what was prepared: the wait is random and the same for every choice,
   * shorter only where the deadline is near. Who watches whether the person is here may still guess that something was.
   */
  private drawDue(live: LiveTable, seat: Seat): number {
    const { delay, now } = this.options;
    const left = Math.max(0, (live.fold.info.due[seat] ?? Number.POSITIVE_INFINITY) - live.time(now()));
    const latest = Math.max(left - SPARE, Math.floor(left / 2));
    const from = latest < delay[0] ? 0 : delay[0];
    return now() + from + randomInt(Math.min(latest, delay[1]) - from + 1);
  }

  private plan(prepared: Due): void {
    const { now, failed } = this.options;
    const name = timerOf(prepared);
    const wait = prepared.due - now();
    if (wait > AHEAD || this.timers.has(name) || this.closed) return;
    const act = async (): Promise<void> => {
      try {
        await this.actNow(prepared);
      } catch (error) {
        failed(error, 'a choice in advance');
      } finally {
        this.timers.delete(name);
      }
    };
    this.timers.set(
      name,
      setTimeout(() => void act(), Math.max(0, wait)),
    );
  }

  /** Unless something has become of it since the timer was set. */
  private async actNow(planned: Due): Promise<void> {
    const all = await this.options.store.prepared.at(planned.table);
    const prepared = all.find((each) => each.state === 'waiting' && isSame(each, planned));
    if (prepared !== undefined) await this.act(prepared);
  }

  /** Acts as the person would, and notes it with the action. The log decides whether it is in time. */
  private async act(prepared: Prepared): Promise<void> {
    const { seat, table } = prepared;
    await this.options.writer.command(table, (draft) => {
      const verdict = verdictOn(draft.fold, prepared);
      // It may have been withdrawn by what another process wrote meanwhile.
      if (verdict.kind !== 'acts') return fault(refuse('not-your-seat', { seat }));
      const { decision, action } = verdict;
      const done = answer(draft, { seat, decision, action, key: serverKey('advance', decision) });
      if (!done.ok) return done;
      const { n } = done.value;
      const isOver = verdictOn(draft.fold, prepared).kind === 'withdrawn';
      draft.played = {
        prepared,
        // What its action leads to is still to be looked at.
        change: { head: n - 1, due: null, state: isOver ? 'played' : 'waiting', played: n },
      };
      return done;
    });
  }

  /** Those to whom a decision is left that came up since, and those whose choice was lost by an undo. Nobody else. */
  private tellOwners({ fold }: LiveTable, looked: readonly Judged[]): void {
    const concerned = looked.filter(
      ({ prepared: { seat, head }, verdict }) =>
        verdict.kind === 'undone' || (fold.info.turn[seat] ?? 0) > head,
    );
    for (const seat of new Set(concerned.map(({ prepared }) => prepared.seat)))
      this.options.tell(fold.info, seat, fold.hold(seat).people);
  }

  private async tableOf(id: string, seat: Seat, person: Person): Promise<Result<LiveTable>> {
    const { registry } = this.options;
    // The newest state counts, whichever process has written it.
    const live = await registry.findWhere(id, () => false);
    if (live === null) return fault(refuse('no-table'));
    return mayLook(live.fold, person, seat) ? ok(live) : fault(refuse('not-your-seat', { seat }));
  }
}
