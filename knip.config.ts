import type { KnipConfig } from 'knip';

const TESTS = ['test/**/*.test.ts', '*/test/**/*.test.ts'];

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Published, and run from there: scripts/pack.
  ignore: ['**/example.js'],
  workspaces: {
    '.': {
      // Named in tsconfig.json, for all pages.
      ignoreDependencies: ['preact'],
      ignoreBinaries: ['apt-get', 'playwright', 'initdb', 'chroot', 'ldd', 'npm'],
      entry: [
        'scripts/*.{js,ts}',
        'scripts/test/main.ts',
        'scripts/pack/{pack,check}.ts',
        // Bundled into the project where the packed packages are tried.
        'scripts/shipped/packages.ts',
        'examples/*.ts',
      ],
      project: ['scripts/**', 'examples/**', '*.ts'],
    },
    '{kernel,protocol,bots,review}': { entry: TESTS },
    table: { entry: TESTS },
    games: { entry: [...TESTS, 'test/review/bars.ts', 'words/*.ts'] },
    'games/*': {
      entry: [
        ...TESTS,
        'plugin.ts',
        'rules/test/speed/*.ts',
        // Found by their place: by the page's build and by its worker.
        'page/chunks.ts',
        'page/worker/engine.ts',
      ],
    },
    research: { entry: [...TESTS, 'main.ts'], ignoreBinaries: ['nginx'] },
    'apps/*': {
      // Named in a style sheet (table/page/ui/fonts.css), which is not looked into.
      ignoreDependencies: [/^@fontsource-variable\//, 'playwright-core'],
      // Brought by the machine: the tests start a PostgreSQL server.
      ignoreBinaries: ['initdb', 'apt-get', 'prlimit', 'nginx'],
      entry: [
        'src/{main.ts,shell/main.tsx}',
        'test/**/*.test.ts',
        'test/{bars,soak,predictable}.ts',
        'e2e/*.spec.ts',
      ],
      project: ['src/**', 'test/**', 'e2e/**'],
    },
  },
};

export default config;
