import type { Finding, Review } from '@santiago/review';
import type { CanalsHint } from '@santiago/canals/page/worker/advice.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { askForHint, dropHint, given, tellMore } from '@santiago/table/page/coach/hinting.ts';
import { Reviewing, reviewingOf } from '@santiago/table/page/coach/reviewing.ts';
import type { Judged } from '@santiago/table/page/worker/judge.ts';
import { inProcess, until } from './inProcess.ts';

const MATCH = { game: 'canals', setup: { players: 3, preset: null, options: {} }, rows: [] };
const REVIEW = { game: 'canals' } as Review;

/** Judges that are done after so many calls each; by share, how often each was called. */
const judgesOf = (calls: number, workers: number) => {
  const called = Array.from({ length: workers }, () => 0);
  const reviewed: (readonly Finding[])[] = [];
  const judgeOn = async (part: number): Promise<Judged> => {
    await new Promise((resolve) => setImmediate(resolve));
    called[part]!++;
    return { done: Math.min(1, called[part]! / calls), hasFindings: called[part]! > 1 };
  };
  const worked = inProcess(() => {
    let mine = 0;
    return {
      judge: ({ share }) => {
        mine = share.part;
        expect(share.of).toBe(workers);
        return judgeOn(mine);
      },
      judgeOn: () => judgeOn(mine),
      findings: () => [{ number: mine } as Finding],
      review: (findings) => {
        reviewed.push(findings);
        return REVIEW;
      },
    };
  });
  const reviewing = new Reviewing(MATCH, worked.open, workers);
  return { worked, reviewing, reviewed, called: () => called.reduce((sum, each) => sum + each, 0) };
};

describe.each([1, 3])('a review by %d workers', (workers) => {
  it('is judged on until it is done, and put together from what each of them found', async () => {
    const { worked, reviewing, reviewed, called } = judgesOf(6, workers);
    await reviewing.goOn();
    expect(reviewing.done.value).toBe(1);
    expect(reviewing.review.value).toEqual(REVIEW);
    expect(called()).toBe(6 * workers);
    expect(worked.links).toHaveLength(workers);
    // The first result comes from the first of them, the last from all.
    const numbers = reviewed.map((findings) => findings.map(({ number }) => number));
    expect(numbers).toEqual([
      expect.arrayContaining([0]),
      Array.from({ length: workers }, (_, part) => part),
    ]);
    for (const link of worked.links) expect(await link.ended).toMatchObject({ kind: 'closed' });
  });

  it('rests while it is put aside, and goes on from there', async () => {
    const { worked, reviewing, called } = judgesOf(1000, workers);
    const going = reviewing.goOn();
    await until(() => called() > 5 * workers);
    reviewing.putAside();
    await going;
    const before = called();
    const { value: done } = reviewing.done;
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(called()).toBe(before);
    const again = reviewing.goOn();
    await until(() => called() > before + 5);
    expect(reviewing.done.value).toBeGreaterThan(done);
    expect(worked.links).toHaveLength(workers);
    reviewing.stop();
    await again;
  });

  it('is judged once, however often it is taken up', async () => {
    const { reviewing, called } = judgesOf(50, workers);
    await Promise.all([reviewing.goOn(), reviewing.goOn(), reviewing.goOn()]);
    await until(() => reviewing.done.value === 1);
    await reviewing.goOn();
    expect(called()).toBe(50 * workers);
  });

  it('keeps what was found when it is stopped, and stays stopped', async () => {
    const { reviewing, called } = judgesOf(1000, workers);
    const going = reviewing.goOn();
    await until(() => reviewing.review.value !== null);
    reviewing.stop();
    await going;
    const before = called();
    await reviewing.goOn();
    expect(called()).toBe(before);
    expect(reviewing.stopped.value).toBe(true);
    expect(reviewing.failed.value).toBe(false);
    expect(reviewing.review.value).toEqual(REVIEW);
  });
});

/** Where a worker fails: in its work, or when they put together what they found; and which one. */
const FAILURES = [
  ['judgeOn', 0],
  ['judgeOn', 1],
  ['findings', 0],
  ['findings', 1],
  ['review', 0],
].flatMap(([where, who]) => [['throws', where, who] as const, ['dies', where, who] as const]);

describe('a review', () => {
  it.each(FAILURES)(
    'says that the judge failed where a worker %s at "%s" (number %d), ends the others, and can begin again',
    async (how, where, who) => {
      let failures = 0;
      const failOnce = (call: string, number: number): void => {
        if (call !== where || number !== who || failures > 0) return;
        failures++;
        if (how === 'throws') throw new Error('broken');
        worked.links[number]!.die('killed');
      };
      let opened = 0;
      const worked = inProcess(() => {
        const number = opened++;
        return {
          judge: () => ({ done: 0.5, hasFindings: true }),
          judgeOn: () => {
            failOnce('judgeOn', number);
            return { done: 1, hasFindings: true };
          },
          findings: () => {
            failOnce('findings', number);
            return [];
          },
          review: () => {
            failOnce('review', number);
            return REVIEW;
          },
        };
      });
      const reviewing = new Reviewing(MATCH, worked.open, 2);
      await reviewing.goOn();
      expect(reviewing.failed.value).toBe(true);
      expect(reviewing.done.value).toBeLessThan(1);
      for (const link of worked.links) expect(await link.ended).toBeDefined();
      const before = worked.links.length;
      await reviewing.goOn();
      expect(reviewing.failed.value).toBe(false);
      expect(reviewing.done.value).toBe(1);
      expect(reviewing.review.value).toEqual(REVIEW);
      expect(worked.links).toHaveLength(before + 2);
    },
  );

  it('is the same one, at the same step, for whoever comes back to it; another match is another review', () => {
    const first = reviewingOf('first', MATCH);
    first.at.value = 7;
    expect(reviewingOf('first', MATCH)).toBe(first);
    const second = reviewingOf('second', MATCH);
    expect(second).not.toBe(first);
    expect(second.at.value).toBe(null);
    expect(first.stopped.value).toBe(true);
  });
});

const HINT: CanalsHint = {
  marks: ['b2'],
  look: { kind: 'squares', squares: ['b2'] },
  consider: { kind: 'keep' },
  move: 'bid 3',
};
const ASKED = { game: 'canals', view: 'view', rows: 12 };

describe('a hint', () => {
  afterEach(() => dropHint());

  it('is told in three steps', async () => {
    const { open } = inProcess({ hint: () => HINT });
    const asked = askForHint(ASKED, open);
    expect(given.value).toMatchObject({ rows: 12, hint: null, failed: false });
    await asked;
    expect(given.value).toMatchObject({ rows: 12, hint: HINT, step: 1 });
    tellMore();
    tellMore();
    tellMore();
    expect(given.value).toMatchObject({ step: 3 });
  });

  it('says so where it cannot be worked out, and can be asked for again', async () => {
    const broken = inProcess({
      hint: () => {
        throw new Error('broken');
      },
    });
    await askForHint(ASKED, broken.open);
    expect(given.value).toMatchObject({ rows: 12, hint: null, failed: true });
    await askForHint(ASKED, inProcess({ hint: () => HINT }).open);
    expect(given.value).toMatchObject({ hint: HINT, failed: false });
  });

  it('says so where the worker is killed', async () => {
    const worked = inProcess({ hint: () => new Promise(() => undefined) });
    const asked = askForHint(ASKED, worked.open);
    worked.links[0]!.die('killed');
    await asked;
    expect(given.value).toMatchObject({ failed: true });
  });

  it('that was dropped, or asked for again, is not shown', async () => {
    const slow = inProcess({ hint: () => new Promise(() => undefined) });
    const dropped = askForHint(ASKED, slow.open);
    dropHint();
    await dropped;
    expect(given.value).toBe(null);
    const first = askForHint({ ...ASKED, view: 'first' }, slow.open);
    await askForHint({ ...ASKED, view: 'second', rows: 13 }, inProcess({ hint: () => HINT }).open);
    await first;
    expect(given.value).toMatchObject({ view: 'second', hint: HINT });
  });
});
