import type { Store } from '../store/store.ts';
import { NEAR_MS } from '../store/tables.ts';
import { handOnTimeout } from '../table/commands.ts';
import { standIn } from '../housebots/bots.ts';
import type { Advances } from './advance.ts';
import type { BotPlayers } from './bots.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Registry } from './registry.ts';
import type { Writer } from './writing.ts';

export interface TimersOptions {
  readonly store: Store;
  readonly registry: Registry;
  readonly writer: Writer;
  readonly bots: BotPlayers;
  readonly advances: Advances;
  readonly heartbeat: Heartbeat;
  readonly now: () => number;
  readonly failed: (error: unknown, about: string) => void;
}

const POLL = 1000;
const CLAIMS = 100;
/** Counted in checks of all tables. */
const CATCH_UP = 12;

/** What tables do by themselves: bots' turns and time-outs. */
export class Timers {
  private readonly options: TimersOptions;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly poll: NodeJS.Timeout;
  private stopped = false;
  private rounds = 0;

  constructor(options: TimersOptions) {
    this.options = options;
    this.poll = setInterval(() => this.lookAround(), POLL);
  }

  close(): void {
    this.stopped = true;
    clearInterval(this.poll);
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  /** Wakes the table in `wait` milliseconds, if that is soon; later times are found in the database. */
  schedule(id: string, wait: number | null): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (wait === null || wait > NEAR_MS || this.stopped) return;
    const timer = setTimeout(
      () => {
        this.timers.delete(id);
        this.wake(id).catch((error: unknown) => this.options.failed(error, 'wake'));
      },
      Math.max(0, wait),
    );
    this.timers.set(id, timer);
  }

  /** Tables whose time has come and that no process looks after, for example since a restart. */
  private lookAround(): void {
    const { registry, store, advances, heartbeat, now, failed } = this.options;
    registry.tidy();
    if (store.shared && ++this.rounds % CATCH_UP === 0) registry.catchUpAll();
    // After an outage nothing happens by itself before the lost time was given back.
    if (!heartbeat.isHere) return;
    store.wakes
      .claimDue(now(), CLAIMS)
      .then(async (due) => Promise.all(due.map(async (id) => this.wake(id))))
      .catch((error: unknown) => failed(error, 'look around'));
    advances.lookAround().catch((error: unknown) => failed(error, 'choices in advance'));
  }

  /** Does what the table must do by itself now. Doing it twice is harmless: the log decides. */
  private async wake(id: string): Promise<void> {
    const { registry, store, writer, bots, heartbeat } = this.options;
    const live = await registry.find(id);
    if (live === null || live.frozen !== null || live.fold.info.phase !== 'running' || this.stopped) return;
    const { info } = live.fold;
    const now = this.options.now();
    const time = live.time(now);
    const turns = live.fold.botSeats();
    const late = live.fold.seats.filter(
      (seat) =>
        (info.due[seat] ?? Number.POSITIVE_INFINITY) <= time && turns.every((each) => each.seat !== seat),
    );
    // The table is found again.
    if (late.length > 0 && !heartbeat.isHere) return;
    if (turns.length === 0 && late.length === 0) {
      const next = writer.wakeOf(live.fold, live.ahead);
      await store.wakes.snooze(id, live.fold.head, next);
      this.schedule(id, next === null ? null : next - now);
      return;
    }
    await Promise.all([
      ...turns.map(async ({ seat, bot }) => bots.answer(live, { seat, bot, note: 'bot' })),
      ...late.map(async (seat) =>
        info.timeout === 'move'
          ? bots.answer(live, { seat, bot: standIn(live.fold.game), note: 'timeout' })
          : writer.command(id, (draft) => handOnTimeout(draft, seat)),
      ),
    ]);
  }
}
