import { afterEach, describe, expect, it, vi } from 'vitest';
import { SteadyClock } from '../src/steady-clock.ts';
import { newGuest, openHouse, startTable } from './house.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const START = 1_700_000_000_000;

/** A machine whose clock can be set, and which can sleep. */
class Machine {
  wall = START;
  passed = 50 * SECOND;
  uptime = 70 * SECOND;
  readonly jumps: number[] = [];
  readonly steps: (readonly [number, number])[] = [];
  readonly clock: SteadyClock;

  constructor() {
    this.clock = new SteadyClock({
      sources: { wall: () => this.wall, passed: () => this.passed, uptime: () => this.uptime },
      jumped: (by) => void this.jumps.push(by),
      stepped: (from, until) => void this.steps.push([from, until]),
    });
  }

  /** Time passes, second by second, and somebody asks for it. */
  run(time: number): this {
    for (let left = time; left > 0; left -= SECOND) {
      this.wall += SECOND;
      this.passed += SECOND;
      this.uptime += SECOND;
      this.clock.now();
    }
    return this;
  }

  set(by: number): this {
    this.wall += by;
    return this;
  }

  sleep(time: number): this {
    this.wall += time;
    this.uptime += time;
    return this;
  }
}

describe('the time of the server', () => {
  it('is that of the machine while its clock is only adjusted', () => {
    const machine = new Machine().run(MINUTE).set(700).run(MINUTE).set(-400);
    expect(machine.clock.now()).toBe(machine.wall);
    expect([machine.jumps, machine.clock.isTrusted]).toEqual([[], true]);
  });

  it.each([
    ['an hour ahead', HOUR],
    ['an hour back', -HOUR],
    ['a year ahead', YEAR],
  ])('runs on as time passes where the clock is %s for a minute', (_, by) => {
    const machine = new Machine().run(MINUTE).set(by);
    expect(machine.clock.now()).toBe(START + MINUTE);
    machine.run(MINUTE);
    expect(machine.clock.now()).toBe(START + 2 * MINUTE);
    machine.set(-by).run(MINUTE);
    expect(machine.clock.now()).toBe(START + 3 * MINUTE);
    expect([machine.jumps, machine.steps]).toEqual([[by], []]);
  });

  it.each([HOUR, -HOUR])('is that of a clock that was set by %d ms and stays so, after ten minutes', (by) => {
    const machine = new Machine()
      .run(SECOND)
      .set(by)
      .run(10 * MINUTE);
    expect(machine.clock.now()).toBe(machine.wall - by);
    machine.run(SECOND);
    expect(machine.clock.now()).toBe(machine.wall);
    expect(machine.steps).toEqual([[machine.wall - by, machine.wall]]);
  });

  it('waits anew where the clock is set again', () => {
    const machine = new Machine()
      .set(HOUR)
      .run(8 * MINUTE)
      .set(HOUR)
      .run(8 * MINUTE);
    expect(machine.clock.now()).toBe(START + 16 * MINUTE);
    expect(machine.jumps).toEqual([HOUR, 2 * HOUR]);
  });

  it('knows that the machine slept', () => {
    const machine = new Machine().run(MINUTE).sleep(8 * HOUR);
    expect(machine.clock.now()).toBe(machine.wall);
    expect([machine.jumps, machine.clock.isTrusted]).toEqual([[], true]);
  });

  it('is not trusted for a day after a jump, nor for an hour if it may have been wrong from the start', () => {
    const machine = new Machine()
      .set(YEAR)
      .run(MINUTE)
      .set(-YEAR)
      .run(DAY - 2 * MINUTE);
    expect(machine.clock.isTrusted).toBe(false);
    machine.run(2 * MINUTE);
    expect(machine.clock.isTrusted).toBe(true);
    machine.clock.distrust();
    expect(machine.run(HOUR - SECOND).clock.isTrusted).toBe(false);
    expect(machine.run(SECOND).clock.isTrusted).toBe(true);
  });
});

describe('a server whose machine’s clock jumps', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('neither plays for anybody who is in time nor is late by the jump', async () => {
    const real = Date.now.bind(Date);
    let offset = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + offset);
    const house = await openHouse();
    const [ana, bo, cy] = await Promise.all(
      ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
    );
    const table = await startTable([ana!, bo!, cy!], { clock: { kind: 'live', move: 600, bank: 0 } });
    const { info: before } = await bo!.api.call('table', { table });
    offset = HOUR;
    // Who is late is looked for every second.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const { n } = await bo!.api.call('act', {
      table,
      seat: 'p2',
      decision: before.turn.p2!,
      action: 'bid 3',
      key: 'some-new-key',
    });
    expect(n).toBe(before.head + 1);
    offset = 0;
    const { info: after } = await bo!.api.call('table', { table });
    expect(after.due.p3! - before.due.p2!).toBeLessThan(HOUR / 2);
    await house.stop();
  });
});
