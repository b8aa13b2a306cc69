import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, serve, type Services } from '@santiago/table/page/worker/rpc.ts';
import { portPair, until } from './inProcess.ts';

interface Sums {
  add(pair: readonly [number, number]): number;
  fail(text: string): never;
  closure(input: null): unknown;
  silence(input: null): number;
}

const sums: Services<Sums> = {
  add: ([a, b]) => a + b,
  fail: (text) => {
    throw new Error(text);
  },
  closure: () => () => undefined,
  silence: () => new Promise(() => undefined),
};

const linked = (services: Services<Sums> = sums) => {
  const [here, there] = portPair();
  serve<Sums>(there, services);
  const release = vi.fn();
  return { link: new Link<Sums>(here, release), release };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('a call', () => {
  it('is answered with a value', async () => {
    const { link } = linked();
    expect(await link.call('add', [2, 3])).toEqual({ ok: true, value: 5 });
  });

  it('is answered each by its own answer, also when they come in another order', async () => {
    const waiting: ((value: number) => void)[] = [];
    const { link } = linked({ ...sums, add: () => new Promise((resolve) => void waiting.push(resolve)) });
    const first = link.call('add', [1, 1]);
    const second = link.call('add', [2, 2]);
    await until(() => waiting.length === 2);
    waiting[1]!(20);
    waiting[0]!(10);
    expect(await second).toEqual({ ok: true, value: 20 });
    expect(await first).toEqual({ ok: true, value: 10 });
  });

  it('gives back what was thrown, and the next one is answered', async () => {
    const { link, release } = linked();
    expect(await link.call('fail', 'broken')).toEqual({
      ok: false,
      failure: { kind: 'threw', text: 'broken' },
    });
    expect(await link.call('add', [2, 3])).toEqual({ ok: true, value: 5 });
    expect(release).not.toHaveBeenCalled();
  });

  it('gives back that the answer cannot be copied', async () => {
    const { link } = linked();
    expect(await link.call('closure', null)).toMatchObject({ ok: false, failure: { kind: 'threw' } });
  });

  it('fails that is not known', async () => {
    const { link } = linked({} as Services<Sums>);
    expect(await link.call('add', [2, 3])).toMatchObject({ ok: false, failure: { kind: 'threw' } });
  });
});

describe('the end of a link', () => {
  it('by death is told to all who wait, and to all who ask later', async () => {
    const { link, release } = linked();
    const waiting = [link.call('silence', null), link.call('silence', null)];
    link.die('gone');
    const died = { ok: false, failure: { kind: 'died', text: 'gone' } };
    expect(await Promise.all(waiting)).toEqual([died, died]);
    expect(await link.call('add', [2, 3])).toEqual(died);
    expect(await link.ended).toEqual(died.failure);
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('by closing is told as such, and counts once', async () => {
    const { link, release } = linked();
    const waiting = link.call('silence', null);
    link.close();
    link.close();
    link.die('late');
    expect(await waiting).toMatchObject({ ok: false, failure: { kind: 'closed' } });
    expect(await link.ended).toMatchObject({ kind: 'closed' });
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('comes after a minute without an answer, no sooner', async () => {
    const { link, release } = linked();
    const waiting = link.call('silence', null);
    vi.advanceTimersByTime(59_000);
    expect(release).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(await waiting).toEqual({ ok: false, failure: { kind: 'died', text: 'no answer' } });
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('does not come while other calls are answered', async () => {
    const { link, release } = linked();
    void link.call('silence', null);
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(50_000);
      await link.call('add', [i, i]);
    }
    expect(release).not.toHaveBeenCalled();
  });

  it('does not come while nobody asks', async () => {
    const { link, release } = linked();
    await link.call('add', [2, 3]);
    vi.advanceTimersByTime(600_000);
    expect(release).not.toHaveBeenCalled();
    expect(await link.call('add', [2, 3])).toEqual({ ok: true, value: 5 });
  });
});
