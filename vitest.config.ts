import { defineConfig } from 'vitest/config';

/** Servers killed, databases restarted, disks filled: what they say of time they say with the machine to themselves. */
const FAULTS = 'apps/server/test/faults/**/*.test.ts';

export default defineConfig({
  test: {
    // A limit against hanging, not a measure of speed: machines are shared and noisy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [FAULTS],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: [FAULTS], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
