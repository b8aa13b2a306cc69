import { existsSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

// A package without its entry file, or without tests, is not begun yet and cannot use what it declares.
const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(folder).map((name) => ({ name, path: `${folder}/${name}` })),
);
const entries = ['index.ts', 'main.ts', 'shell/main.tsx'];
const empty = workspaces.filter(({ path }) => !entries.some((entry) => existsSync(`${path}/src/${entry}`)));
const untested = workspaces.some(({ path }) => !existsSync(`${path}/test`));

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  ignoreWorkspaces: empty.map(({ path }) => path),
  ignoreDependencies: [
    ...empty.map(({ name }) => `@santiago/${name}`),
    ...(untested ? ['@santiago/testkit', 'fast-check'] : []),
  ],
  workspaces: {
    '.': {
      ignoreBinaries: ['apt-get', 'playwright', 'initdb', 'chroot', 'ldd', 'npm'],
      entry: [
        'scripts/*.{js,ts}',
        'scripts/test/main.ts',
        'scripts/pack/{prepack,postpack,check}.ts',
        // Bundled into the project where the packed packages are tried.
        'scripts/shipped/packages.ts',
        'examples/*.ts',
      ],
      project: ['scripts/**', 'examples/**', '*.ts'],
    },
    'packages/*': {
      entry: ['test/**/*.test.ts', 'test/bars.ts', 'test/speed/*.ts', 'example.js'],
      project: ['src/**', 'test/**'],
    },
    'apps/*': {
      // Named in a style sheet (apps/web/src/ui/fonts.css), which is not looked into.
      ignoreDependencies: [/^@fontsource-variable\//, 'playwright-core'],
      // Brought by the machine: the tests start a PostgreSQL server.
      ignoreBinaries: ['initdb', 'apt-get', 'prlimit', 'nginx'],
      entry: [
        'src/{main.ts,shell/main.tsx}',
        // Read by the page's build.
        'src/games/*/chunks.ts',
        'test/**/*.test.ts',
        'test/{bars,soak,predictable}.ts',
        'e2e/*.spec.ts',
      ],
      project: ['src/**', 'test/**', 'e2e/**'],
    },
  },
};

export default config;
