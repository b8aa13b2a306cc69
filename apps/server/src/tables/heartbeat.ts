import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { LostTime } from '../table/commands.ts';

export interface HeartbeatOptions {
  readonly store: Pick<Store, 'shared' | 'heartbeats'>;
  readonly now: () => number;
  readonly giveBack: (lost: LostTime) => Promise<void>;
  /** The clock was set back: what tables do by themselves is planned again. */
  readonly planAgain: () => Promise<void>;
  readonly failed: (error: unknown, about: string) => void;
}

/** Milliseconds between two heartbeats. */
const BEAT = 1000;
/** A process that has written none for this long was away: the machine slept, or the database did not answer. */
const LATE = 5000;
/** Another process that runs is heard within this time. */
const ALIVE = 2500;
const LOOK = 100;
/** After an outage the clocks stand still for this long. */
const GRACE = 10_000;

/** The clock was set, from one time to another. */
interface Step {
  readonly from: number;
  readonly until: number;
}

/**
 * Each process writes every second that it runs. An outage is the time since the newest heartbeat of any process: in it
 * nobody could act, so live clocks get it back before anything else happens.
 */
export class Heartbeat {
  private readonly options: HeartbeatOptions;
  /** `off`: heartbeats are not written, and nobody asks. `away`: an outage has not been given back yet. */
  private state: 'off' | 'away' | 'here' = 'off';
  /** When the newest of this process was written. */
  private last = 0;
  private work: Promise<void> | null = null;
  private failing = false;
  /** How the clock was set, where that has not been dealt with. */
  private readonly steps: Step[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(options: HeartbeatOptions) {
    this.options = options;
  }

  /**
   * Gives back the time in which no process ran, then writes heartbeats. Returns how long ago the newest one was by
   * this machine's clock.
   */
  async open(): Promise<number> {
    this.state = 'away';
    const work = this.comeBack();
    this.work = work.then(
      () => undefined,
      () => undefined,
    );
    const away = await work;
    this.work = null;
    this.timer = setInterval(() => void this.round(), BEAT);
    return away;
  }

  /** From now on the clock says something else. That much time has not passed for anybody. */
  step(step: Step): void {
    if (!this.isOpen) return;
    this.last += step.until - step.from;
    this.steps.push(step);
    void this.round();
  }

  close(): void {
    this.state = 'off';
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** The process has run without a break. Until then nobody is late. */
  get isHere(): boolean {
    if (!this.isOpen) return true;
    const age = this.options.now() - this.last;
    return this.state === 'here' && age <= LATE && this.steps.length === 0;
  }

  /** Whoever writes waits until lost time was given back; null if there is nothing to wait for. */
  settled(): Promise<void> | null {
    return this.isHere || this.failing ? null : this.round();
  }

  private get isOpen(): boolean {
    return this.state !== 'off';
  }

  /** One round at a time. Never rejected: the next round tries again. */
  private async round(): Promise<void> {
    this.work ??= this.beatAgain().finally(() => (this.work = null));
    return this.work;
  }

  private async beatAgain(): Promise<void> {
    const { now, failed } = this.options;
    try {
      for (let [step] = this.steps; step !== undefined; [step] = this.steps) {
        await this.takeStep(step);
        this.steps.shift();
      }
      if (now() - this.last <= LATE) await this.beat();
      else {
        this.state = 'away';
        await this.comeBack();
      }
      this.failing = false;
    } catch (error) {
      // Once it is closed, the database may be gone.
      if (!this.failing && this.isOpen) failed(error, 'heartbeat');
      this.failing = true;
    }
  }

  /** If no other process ran meanwhile, the time is given back. Two that come back at once do it once: the logs decide. */
  private async comeBack(): Promise<number> {
    const { store, now, giveBack, planAgain } = this.options;
    const newest = await store.heartbeats.newest();
    const until = now();
    const away = newest === null ? 0 : until - newest;
    if (newest !== null && away > 0 && !(await this.isAnotherHere(newest)))
      await giveBack({ from: newest, until, clocks: 'live', grace: GRACE });
    if (away < -LATE) await planAgain();
    await this.beat();
    return away;
  }

  private async takeStep({ from, until }: Step): Promise<void> {
    const { giveBack, planAgain } = this.options;
    await (until > from ? giveBack({ from, until, clocks: 'all', grace: 0 }) : planAgain());
  }

  private async beat(): Promise<void> {
    const time = this.options.now();
    await this.options.store.heartbeats.beat(time);
    this.last = time;
    if (this.state === 'away') this.state = 'here';
  }

  /**
   * A process that runs writes another heartbeat soon. How old the newest one is does not say so: the clocks of two
   * machines may differ.
   */
  private async isAnotherHere(newest: number): Promise<boolean> {
    const { shared, heartbeats } = this.options.store;
    for (let waited = 0; shared && waited < ALIVE; waited += LOOK) {
      await pause(LOOK);
      if ((await heartbeats.newest()) !== newest) return true;
    }
    return false;
  }
}
