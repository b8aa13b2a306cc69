import type { Locator } from '@playwright/test';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is two frames later: one to draw what was done before, and one for what measures that. */
const drawn = (target: Locator): Promise<Box> =>
  target.evaluate(async (element) => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

/**
 * Where something is when it has come to rest: the table makes room for what has been chosen. It counts what was drawn, not
 * time, so a slow machine only takes longer.
 */
export const resting = async (target: Locator): Promise<Box> => {
  let box = await drawn(target);
  for (let same = 0; same < 2; ) {
    const next = await drawn(target);
    same = JSON.stringify(next) === JSON.stringify(box) ? same + 1 : 0;
    box = next;
  }
  return box;
};
