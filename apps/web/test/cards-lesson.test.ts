import { type Action, cards, connectedCards, type View } from '@santiago/cards';
import { FastRandom, seatIndex } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { lesson } from '@santiago/cards/page/lesson/lesson.ts';
import type { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import { begin, marksFault, reopened, waiting } from './learner.ts';
import { isSoak } from '../e2e/soak.ts';

const { game, learner } = lesson;

const legal = (guided: Guided): string[] =>
  game.expand(game.offer(guided.state, seatIndex(learner))).map((action) => game.format(action));

/** Tries what is legal, in any order, until the coach is content; gives what was objected. */
const tryOut = async (guided: Guided, random: FastRandom): Promise<string[]> => {
  const objections: string[] = [];
  const marks = guided.step.value?.marks?.(guided.view) ?? [];
  const actions = legal(guided);
  // A few of any kind first, then those that the coach points at.
  const tries = [
    ...Array.from({ length: 4 }, () => actions[random.below(actions.length)]!),
    ...actions.filter((text) => marks.some((mark) => text.endsWith(` ${mark}`))),
    ...actions,
  ];
  for (const text of tries) {
    const before = guided.progress.value;
    expect(await guided.act(text)).toBeNull();
    const { mistake } = guided;
    if (mistake.value === null) return objections;
    objections.push(mistake.value);
    await guided.undo();
    expect(guided.progress.value).toEqual(before);
  }
  throw new Error(`nothing contents the coach at ${guided.step.value?.id}`);
};

const playThrough = async (guided: Guided, seed: number, each?: () => Promise<void>) => {
  const random = new FastRandom(seed);
  const steps: string[] = [];
  const objections: string[] = [];
  for (;;) {
    await waiting(guided);
    await each?.();
    const step = guided.step.value;
    if (step !== null && steps.at(-1) !== step.id) steps.push(step.id);
    expect(marksFault(guided)).toBeNull();
    if (step !== null && step.task.kind !== 'do') guided.next();
    else if (game.outcome(guided.state) === null) objections.push(...(await tryOut(guided, random)));
    else return { steps, objections };
  }
};

describe('the guided first match of the card game', () => {
  it('is a whole match of the engine, says everything whatever the learner tries, and is won', async () => {
    for (let seed = 1; seed <= (isSoak ? 16 : 1); seed++) {
      const guided = begin(lesson);
      const { steps, objections } = await playThrough(guided, seed);
      expect(steps).toEqual(lesson.steps.map(({ id }) => id));
      expect(objections.length).toBeGreaterThan(0);
      expect(game.outcome(guided.state)!.shares).toEqual([1, 0]);
    }
  });

  it('shows a won and a lost fight, a purchase, a line cut, a move and a choice of fights', async () => {
    const guided = begin(lesson);
    const done = new Set<Action['kind']>();
    let cutOff = false;
    let choice = 0;
    await playThrough(guided, 3, async () => {
      const view = guided.view as View;
      const theirs = view.table.filter(({ owner }) => owner === 'p2').length;
      if (guided.step.value?.id === 'stranded')
        cutOff = connectedCards(cards.known(view), 'p2').length < theirs;
      if (view.phase.kind === 'fight') choice = legal(guided).length;
    });
    for (const text of guided.progress.value.rows) {
      const [who, words] = [text.slice(0, 2), text.slice(3).replace(/ ;.*$/, '')];
      if (who === learner) done.add((game.parse(words) as Action).kind);
    }
    expect([...done].sort()).toEqual(['base', 'place', 'fight', 'give', 'take', 'close', 'move'].sort());
    expect(cutOff).toBe(true);
    expect(choice).toBe(2);
  });

  it('goes on where it was left, with the same thing to say', async () => {
    const guided = begin(lesson);
    await playThrough(guided, 9, async () => {
      const again = reopened(guided);
      await waiting(again);
      expect(again.step.value?.id).toBe(guided.step.value?.id);
      expect(again.view).toEqual(guided.view);
    });
  });
});
