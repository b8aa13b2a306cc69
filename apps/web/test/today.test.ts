import { dealSeed, earlierSecret, OPEN_SECRET } from '@santiago/protocol/daily';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { barsOf } from '../src/features/today/spread.ts';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import('@santiago/table/page/browser/settings.ts');
const { loadToday } = await import('../src/features/today/daily.ts');

const TODAY = 20_773;
const DAY_MS = 86_400_000;
const LAST = '0d'.repeat(32);
/** The secret of a day in a chain that ends ten days after today. */
const secretOf = (day: number): string => earlierSecret(LAST, TODAY + 10 - day);

/** What the server says of a day; null where there is none. */
const serve = (told: { readonly day: number; readonly secret: string } | null): void => {
  vi.stubGlobal('fetch', async () =>
    told === null
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(
          new Response(JSON.stringify(told), { headers: { 'content-type': 'application/json' } }),
        ),
  );
};
const tell = (day: number): void => serve({ day, secret: secretOf(day) });
const look = async (day: number) => {
  vi.setSystemTime(day * DAY_MS + 1000);
  const [canals] = await loadToday();
  return canals!;
};

describe('a device', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    settings.day.value = '';
    return () => vi.useRealTimers();
  });

  it('plays the match that the server tells, also without a network on the same day', async () => {
    tell(TODAY);
    const daily = await look(TODAY);
    const seed = dealSeed(secretOf(TODAY), TODAY, 'canals');
    expect(daily).toMatchObject({ day: TODAY, seed, isOpen: false, isChanged: false });
    serve(null);
    expect(await look(TODAY)).toEqual(daily);
  });

  it('plays the offline match on a day that no server told it', async () => {
    tell(TODAY);
    await look(TODAY);
    serve(null);
    const seed = dealSeed(OPEN_SECRET, TODAY + 1, 'canals');
    expect(await look(TODAY + 1)).toMatchObject({ day: TODAY + 1, seed, isOpen: true });
  });

  it('takes what a plain file server sends for no secret', async () => {
    vi.stubGlobal('fetch', async () =>
      Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
    );
    expect((await look(TODAY)).isOpen).toBe(true);
  });

  it('says where a secret does not lead back to the first it was told, once', async () => {
    tell(TODAY);
    await look(TODAY);
    tell(TODAY + 5);
    expect((await look(TODAY + 5)).isChanged).toBe(false);
    const other = { day: TODAY + 6, secret: 'aa'.repeat(32) };
    serve(other);
    expect(await look(TODAY + 6)).toMatchObject({ secret: other.secret, isChanged: true });
    expect((await look(TODAY + 6)).isChanged).toBe(false);
  });
});

describe('the picture of all results', () => {
  const spreadOf = (...scores: readonly number[]) => scores.map((score) => ({ score, count: 1 }));

  it('shows each score where there are few, the best first', () => {
    const bars = barsOf({ score: 1, spread: spreadOf(0, 0.5, 1) });
    expect(bars.map(({ from, to, isOwn }) => [from, to, isOwn])).toEqual([
      [1, 1, true],
      [0.5, 0.5, false],
      [0, 0, false],
    ]);
  });

  it('puts scores together that are close, at most ten groups, and loses none', () => {
    const spread = spreadOf(...Array.from({ length: 50 }, (_, index) => 20 + index));
    const bars = barsOf({ score: 69, spread });
    expect(bars).toHaveLength(10);
    expect(bars[0]).toEqual({ from: 65, to: 69, count: 5, isOwn: true });
    expect(bars.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  });
});
