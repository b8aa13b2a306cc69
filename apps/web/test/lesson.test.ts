import { FastRandom, seatIndex } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { lesson } from '@santiago/canals/page/lesson/lesson.ts';
import type { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import { isSoak } from '../e2e/soak.ts';
import { begin, marksFault, reopened, waiting } from './learner.ts';

const { game, learner } = lesson;

const LEARNERS = isSoak ? 12 : 1;

interface Played {
  readonly steps: string[];
  readonly mistakes: string[];
}

/** A learner who tries anything: what is not meant is taken back. */
const playThrough = async (guided: Guided, seed: number): Promise<Played> => {
  const random = new FastRandom(seed);
  const steps: string[] = [];
  const mistakes: string[] = [];
  for (;;) {
    await waiting(guided);
    const step = guided.step.value;
    if (step !== null && steps.at(-1) !== step.id) steps.push(step.id);
    expect(marksFault(guided)).toBeNull();
    if (step !== null && step.task.kind !== 'do') {
      guided.next();
      continue;
    }
    if (game.outcome(guided.state) !== null) return { steps, mistakes };
    const action = game.decode(game.sample(guided.state, seatIndex(learner), random));
    expect(await guided.act(game.format(action))).toBeNull();
    const mistake = guided.mistake.value;
    if (mistake === null) continue;
    mistakes.push(mistake);
    const before = guided.progress.value;
    await guided.undo();
    expect(guided.progress.value).toEqual(before);
  }
};

/** Every rule was shown, each once, and something was taken back. */
const expectWhole = ({ steps, mistakes }: Played): void => {
  const sure = lesson.steps.map(({ id }) => id).filter((id) => id !== 'extra-use');
  expect(steps.filter((id) => id !== 'extra-use')).toEqual(sure);
  expect(new Set(steps).size).toBe(steps.length);
  expect(mistakes.length).toBeGreaterThan(0);
};

describe('the guided first game', () => {
  it('is a whole match of the engine, and shows every rule whatever the learner tries', async () => {
    for (let seed = 1; seed <= LEARNERS; seed++) expectWhole(await playThrough(begin(lesson), seed));
  });

  it('goes on where it was left, with the same thing to say', async () => {
    const guided = begin(lesson);
    const random = new FastRandom(9);
    for (let moves = 0; moves < 60; moves++) {
      await waiting(guided);
      const again = reopened(guided);
      await waiting(again);
      expect(again.step.value?.id).toBe(guided.step.value?.id);
      expect(again.view).toEqual(guided.view);
      if (game.outcome(guided.state) !== null) return;
      if (guided.step.value !== null && guided.step.value.task.kind !== 'do') guided.next();
      else {
        await guided.act(game.format(game.decode(game.sample(guided.state, seatIndex(learner), random))));
        if (guided.mistake.value !== null) await guided.undo();
      }
    }
  });

  it('starts again if the stored progress makes no sense', async () => {
    const guided = begin(lesson, { rows: ['p1 dances'], done: ['bid'] });
    await waiting(guided);
    expect(guided.step.value?.id).toBe('welcome');
  });

  it('asks the learner nothing while bots play for them', async () => {
    const guided = begin(lesson);
    const rounds = new Map<number, Set<boolean>>();
    const stop = guided.facts.subscribe((facts) => {
      const { round } = guided.view as { readonly round: number };
      rounds.set(round, (rounds.get(round) ?? new Set()).add(facts?.isWatched === true));
    });
    expectWhole(await playThrough(guided, 1));
    stop();
    const last = Math.max(...rounds.keys());
    expect(rounds.get(3)).toEqual(new Set([false]));
    for (let round = 5; round < last; round++) expect(rounds.get(round)).toEqual(new Set([true]));
    expect(guided.facts.value!.isWatched).toBeUndefined();
  });

  it('says of the points what the engine counts', async () => {
    const guided = begin(lesson);
    expectWhole(await playThrough(guided, 2));
    const { points } = game.outcome(guided.state)!;
    const text = lesson.steps.at(-1)!.text(guided.view).join(' ');
    expect(text).toContain(`${points[seatIndex(learner)]} points`);
  });
});
