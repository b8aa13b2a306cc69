import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    // A limit against hanging, not a measure of speed: machines are shared and noisy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
