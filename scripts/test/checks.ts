// What `npm test` consists of.

import path from 'node:path';
import { own, ROOT, tool } from './tools.ts';

/** One check: commands that run one after the other. */
export interface Check {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** Checks that must have ended before this one starts. */
  readonly after?: readonly string[];
  /** It mostly waits, so it takes none of the two places. */
  readonly waits?: true;
  /** It gets the processor time that the others leave. */
  readonly yields?: true;
}

/** The page is built once, for the tests of its size and for the browser tests. */
export const SITE = path.join(ROOT, 'apps', 'web', 'dist');
/** The server is built once, for the tests that start and kill it. */
export const SERVER = path.join(ROOT, 'apps', 'server', 'dist', 'main.js');
/** Each run has a folder of its own, so that two runs at once do not read each other's reports. */
export const REPORTS = path.join(ROOT, '.cache', 'reports', String(process.pid));

export const reportOf = (check: string): string => path.join(REPORTS, `${check}.json`);

const vitest = (check: string, ...projects: readonly string[]): string[] => [
  ...tool('vitest'),
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(check)}`,
];

export const playwright = (...args: readonly string[]): string[] => [
  ...tool('@playwright/test', 'playwright'),
  'test',
  '-c',
  'apps/web',
  ...args,
];

/**
 * One checker at a time: other checks need the processors. The compiler remembers what it has checked, and next time
 * checks only what has changed.
 */
const typeCheck = (project: string): string[] => [
  ...tool('typescript', 'tsc'),
  '-p',
  project,
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  path.join(ROOT, '.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`),
];

export const BUILD = [own('scripts/build-server.ts'), own('scripts/build-page.ts')];

/** In the order in which they start: the longest first, and last the one that fills the gaps. */
export const CHECKS: readonly Check[] = [
  // One after the other, since the system installs one package at a time.
  { name: 'machine', commands: [own('scripts/postgres.ts'), own('scripts/chromium.ts')], waits: true },
  { name: 'build', commands: BUILD },
  {
    name: 'types',
    commands: ['tsconfig.json', 'tsconfig.pure.json'].map(typeCheck),
  },
  { name: 'browser', commands: [playwright('--reporter=list,json')], after: ['machine', 'build'] },
  { name: 'faults', commands: [vitest('faults', 'faults')], after: ['machine', 'build'], waits: true },
  { name: 'lint', commands: [tool('oxlint')] },
  { name: 'exports', commands: [own('scripts/exports-fixed.ts')] },
  { name: 'format', commands: [[...tool('@biomejs/biome', 'biome'), 'format']] },
  { name: 'unused', commands: [[...tool('knip'), '--no-progress', '--no-config-hints']] },
  // Two browser tests at a time leave a quarter of the time; a third would slow the other two down.
  {
    name: 'tests',
    commands: [vitest('tests', 'shared', 'page', 'alone')],
    after: ['machine', 'build'],
    yields: true,
  },
  { name: 'rules', commands: [[...own('scripts/rules-covered.ts'), reportOf('tests')]], after: ['tests'] },
];
