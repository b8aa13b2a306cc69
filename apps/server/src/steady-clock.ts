import os from 'node:os';

/** Where the time comes from, in milliseconds. */
export interface TimeSources {
  /** The machine's clock, since 1970. It can be set. */
  readonly wall: () => number;
  /** What has passed by a clock that nobody can set. It may stand still while the machine sleeps. */
  readonly passed: () => number;
  /** The same with sleep, to the second. */
  readonly uptime: () => number;
}

export interface SteadyClockOptions {
  readonly sources?: TimeSources;
  /** The machine's clock was set by so many milliseconds, which do not count yet. */
  readonly jumped: (by: number) => void;
  /** It has kept that time: from now on it counts. */
  readonly stepped: (from: number, until: number) => void;
}

const MACHINE: TimeSources = {
  wall: () => Date.now(),
  passed: () => performance.now(),
  uptime: () => os.uptime() * 1000,
};

/** The machine's clock may differ by this much from the time that has passed: it is being adjusted. */
const TOLERANCE = 2000;
const SLEEP_TOLERANCE = 3000;
/** A clock that was set is believed after this time. */
const PATIENCE = 600_000;
const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The time of the server: the machine's clock, unless that jumps. Then time goes on as it really passes, for ten
 * minutes; if the machine's clock is right again by then, nothing has happened.
 */
export class SteadyClock {
  private readonly options: SteadyClockOptions;
  private readonly sources: TimeSources;
  /** The last time that was taken from the machine's clock, and what had passed then. */
  private time: number;
  private passed: number;
  /** The same, as of a second ago or less. */
  private awake: { readonly time: number; readonly passed: number; readonly uptime: number };
  private doubt: { readonly by: number; readonly since: number } | null = null;
  private trustedFrom = 0;

  constructor(options: SteadyClockOptions) {
    const { sources = MACHINE } = options;
    this.options = options;
    this.sources = sources;
    this.time = sources.wall();
    this.passed = sources.passed();
    this.awake = { time: this.time, passed: this.passed, uptime: sources.uptime() };
  }

  now(): number {
    const wall = this.sources.wall();
    const passed = this.sources.passed();
    const expected = this.time + passed - this.passed;
    if (Math.abs(wall - expected) <= TOLERANCE) return this.follow(wall, passed);
    const by = wall - expected;
    if (this.doubt === null || Math.abs(by - this.doubt.by) > TOLERANCE) {
      if (this.hasSlept(wall)) return this.follow(wall, passed);
      this.doubt = { by, since: passed };
      this.trustedFrom = passed + DAY;
      this.options.jumped(by);
    }
    if (passed - this.doubt.since < PATIENCE) return expected;
    this.trustedFrom = passed + DAY;
    this.follow(wall, passed);
    this.options.stepped(expected, wall);
    return wall;
  }

  /** Nothing is deleted for a day after the clock has jumped. */
  get isTrusted(): boolean {
    return this.sources.passed() >= this.trustedFrom;
  }

  /** The clock may have been wrong from the start: for an hour nothing is deleted. */
  distrust(): void {
    this.trustedFrom = Math.max(this.trustedFrom, this.sources.passed() + HOUR);
  }

  private follow(wall: number, passed: number): number {
    this.doubt = null;
    this.time = wall;
    this.passed = passed;
    if (passed - this.awake.passed >= SECOND)
      this.awake = { time: wall, passed, uptime: this.sources.uptime() };
    return wall;
  }

  /** As much time has passed as the machine's clock says, if the time is counted in which the machine slept. */
  private hasSlept(wall: number): boolean {
    const { time, uptime } = this.awake;
    return Math.abs(wall - (time + this.sources.uptime() - uptime)) <= SLEEP_TOLERANCE;
  }
}
