import type { Review } from '@santiago/review';
import type { CanalsHint } from '../src/worker/advice/canals.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { askForHint, dropHint, given, tellMore } from '../src/coach/hinting.ts';
import { Reviewing, reviewingOf } from '../src/coach/reviewing.ts';
import type { Judged } from '../src/worker/judge.ts';
import { inProcess, until } from './inProcess.ts';

const MATCH = { game: 'canals', setup: { players: 3, preset: null, options: {} }, rows: [] };
const REVIEW = { game: 'canals' } as Review;

/** A judge that is done after so many calls. */
const judgeOf = (calls: number) => {
  let asked = 0;
  const goOn = async (): Promise<Judged> => {
    await new Promise((resolve) => setImmediate(resolve));
    asked++;
    return { done: Math.min(1, asked / calls), review: asked % 2 === 0 ? REVIEW : null };
  };
  return { worked: inProcess({ judge: goOn, judgeOn: goOn }), asked: () => asked };
};

describe('a review', () => {
  it('is judged on until it is done', async () => {
    const { worked, asked } = judgeOf(6);
    const reviewing = new Reviewing(MATCH, worked.open);
    await reviewing.goOn();
    expect(reviewing.done.value).toBe(1);
    expect(reviewing.review.value).toEqual(REVIEW);
    expect(asked()).toBe(6);
    expect(worked.links).toHaveLength(1);
    expect(await worked.links[0]!.ended).toMatchObject({ kind: 'closed' });
  });

  it('rests while it is put aside, and goes on from there', async () => {
    const { worked, asked } = judgeOf(1000);
    const reviewing = new Reviewing(MATCH, worked.open);
    const going = reviewing.goOn();
    await until(() => asked() > 5);
    reviewing.putAside();
    await going;
    const before = asked();
    const { value: done } = reviewing.done;
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(asked()).toBe(before);
    const again = reviewing.goOn();
    await until(() => asked() > before + 5);
    expect(reviewing.done.value).toBeGreaterThan(done);
    expect(worked.links).toHaveLength(1);
    reviewing.stop();
    await again;
  });

  it('is judged once, however often it is taken up', async () => {
    const { worked, asked } = judgeOf(50);
    const reviewing = new Reviewing(MATCH, worked.open);
    await Promise.all([reviewing.goOn(), reviewing.goOn(), reviewing.goOn()]);
    await until(() => reviewing.done.value === 1);
    await reviewing.goOn();
    expect(asked()).toBe(50);
  });

  it('keeps what was found when it is stopped, and stays stopped', async () => {
    const { worked, asked } = judgeOf(1000);
    const reviewing = new Reviewing(MATCH, worked.open);
    const going = reviewing.goOn();
    await until(() => asked() > 5);
    reviewing.stop();
    await going;
    const before = asked();
    await reviewing.goOn();
    expect(asked()).toBe(before);
    expect(reviewing.stopped.value).toBe(true);
    expect(reviewing.failed.value).toBe(false);
    expect(reviewing.review.value).toEqual(REVIEW);
  });

  it.each(['throws', 'dies'])(
    'says that the judge failed where it %s, keeps what was found, and can begin again',
    async (how) => {
      let calls = 0;
      const worked = inProcess({
        judge: () => ({ done: 0.5, review: REVIEW }),
        judgeOn: () => {
          calls++;
          if (calls > 1) return { done: 1, review: REVIEW };
          if (how === 'throws') throw new Error('broken');
          worked.links[0]!.die('killed');
          return { done: 0.6, review: null };
        },
      });
      const reviewing = new Reviewing(MATCH, worked.open);
      await reviewing.goOn();
      expect(reviewing.failed.value).toBe(true);
      expect(reviewing.review.value).toEqual(REVIEW);
      await reviewing.goOn();
      expect(reviewing.failed.value).toBe(false);
      expect(reviewing.done.value).toBe(1);
      expect(worked.links).toHaveLength(2);
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
