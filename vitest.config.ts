import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/order.ts';

/** Servers killed, databases restarted, disks filled: they mostly wait, so `npm test` runs them beside all others. */
const FAULTS = 'apps/server/test/faults/**/*.test.ts';
/** They replace modules or globals, so each has a process of its own. The others share theirs, and what it has loaded. */
const ALONE = [
  'apps/cli/test/third-game.test.ts',
  'apps/server/test/webauthn.test.ts',
  'apps/web/test/{*-scene,dice,model,review-story,route,rpc,seats,sources,today}.test.ts',
];

export default defineConfig({
  test: {
    // A limit against hanging, not a measure of speed: machines are shared and noisy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    globalSetup: 'scripts/test/folders.ts',
    sequence: { sequencer: LongestFirst },
    // These tests read dictionaries as text and import none, so `npm run test:watch` cannot see what concerns them.
    watchTriggerPatterns: [
      { pattern: /\/src\/.*\/(?:en|de|fr)\.ts$/, testsToRun: () => 'apps/web/test/words/words.test.ts' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [FAULTS, ...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: { name: 'faults', include: [FAULTS], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
