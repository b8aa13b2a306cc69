import { type BrowserContext, expect, test as unseeded } from '@playwright/test';
import { newErrors } from './server.ts';
import { SEED } from './seed.ts';

/**
 * Runs in the page, before its own scripts: whatever decides a match comes from the seed. These are a match's seed (32
 * bytes), what a page adds to the chance of an online table (16 bytes), and who sits where (numbers of 32 bits). Names
 * and keys stay unique.
 */
const fixChance = (seed: number): void => {
  const draw = crypto.getRandomValues.bind(crypto);
  let state = Math.imul(seed, 0x9e3779b1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (array) => {
    const decides =
      array instanceof Uint32Array || (array instanceof Uint8Array && [16, 32].includes(array.length));
    if (!decides) return draw(array);
    for (let i = 0; i < array.length; i++) array[i] = next();
    return array;
  };
};

/**
 * Runs in the page: nothing is painted, since nobody looks at it. Boxes, names and what a click meets stay as they are.
 * axe leaves out what is transparent: `faults` in faults.ts has the page painted.
 */
const unpaint = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
};

/** From here on the pages of this browser are laid out as ever, but not painted, which takes time. */
const leaveUnpainted = (context: BrowserContext): Promise<unknown> => context.addInitScript(unpaint);

/** From here on the matches that begin in this browser are the same in every run. */
export const seedChance = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(fixChance, SEED);

/**
 * Tests whose matches are the same in every run; one that fails tells the seed. None may have the server log an error. Two
 * tests run at a time, and both fail where it does.
 */
export const test = unseeded.extend<{ chance: void; quiet: void }, { errors: () => string[] }>({
  errors: [
    // Playwright asks for a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Those of a worker before this one.
      newErrors();
      await use(newErrors);
      expect(newErrors(), 'what the server logged after the last test').toEqual([]);
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ errors }, use) => {
      await use();
      expect(errors(), 'what the server logged').toEqual([]);
    },
    { auto: true },
  ],
  chance: [
    async ({ browser }, use, info) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await seedChance(context);
        await leaveUnpainted(context);
        return context;
      };
      await use();
      browser.newContext = newContext;
      if (info.status !== info.expectedStatus)
        info.errors.push({ message: `The seed was ${SEED}: E2E_SEED=${SEED} deals these matches again.` });
    },
    { auto: true },
  ],
});
