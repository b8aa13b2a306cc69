import { defineConfig } from 'vitest/config';

/** Servers killed, databases restarted, disks filled: they mostly wait, so `npm test` runs them beside all others. */
const FAULTS = 'apps/server/test/faults/**/*.test.ts';
const PAGE = ['apps/web/test/**/*.test.ts'];
/** The page gets its games when it starts; so do its tests. */
const GAMES = 'apps/web/test/games.ts';
/** They replace modules or globals, so each has a thread of its own. The others share a process, and what it has loaded. */
const ALONE = [
  'apps/cli/test/third-game.test.ts',
  'apps/server/test/webauthn.test.ts',
  'apps/web/test/{*-scene,dice,model,own-frame,review-story,route,rpc,seats,sources,today,when-idle}.test.ts',
];

/** This folder, for a regular expression. */
const ROOT = import.meta.dirname.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Sources that Node runs as they are. The runner's own form of a module reads each imported name from an object, which
 * makes rules, bots and judges two to four times as slow. While watching, only that form tells which tests a file
 * concerns. Tests replace modules that server and terminal program import, so those keep that form.
 */
const NATIVE = process.argv.includes('watch')
  ? []
  : [
      new RegExp(
        `^${ROOT}/(kernel/(?!laws/)|protocol/|bots/|review/|games/\\w+/(rules|bots|review)/)(?!test/).*\\.ts$`,
      ),
    ];

export default defineConfig({
  test: {
    // Limits against hanging, not a measure of speed: machines are shared and noisy, and some are ten times as slow.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    teardownTimeout: 120_000,
    maxWorkers: 2,
    globalSetup: 'scripts/test/folders.ts',
    setupFiles: 'apps/server/test/setup.ts',
    // These tests read dictionaries as text and import none, so `npm run test:watch` cannot see what concerns them.
    watchTriggerPatterns: [
      { pattern: /\/src\/.*\/(?:en|de|fr)\.ts$/, testsToRun: () => 'apps/web/test/words/words.test.ts' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [
            '{kernel,protocol,bots,review,table,games,scripts}/**/*.test.ts',
            'apps/*/test/**/*.test.ts',
          ],
          exclude: [FAULTS, ...PAGE, ...ALONE],
          isolate: false,
          server: { deps: { external: NATIVE } },
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          exclude: ALONE,
          setupFiles: GAMES,
          isolate: false,
          server: { deps: { external: NATIVE } },
        },
      },
      // Not part of `npm test`: `npm test -- research` runs them.
      { extends: true, test: { name: 'research', include: ['research/test/**/*.test.ts'] } },
      { extends: true, test: { name: 'alone', include: ALONE, setupFiles: GAMES, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [FAULTS],
          server: { deps: { external: NATIVE } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
