// What `npm test` consists of.

import path from 'node:path';
import { own, ROOT, tool } from './tools.ts';

export type Stage = {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** Stages that must be over before this one starts. */
  readonly after?: readonly string[];
  /** Its runner reports its progress: see events.ts. */
  readonly talks?: true;
  /** It mostly waits, so it runs beside the others and takes no slot. */
  readonly waits?: true;
  /** It takes the time that the others leave. */
  readonly yields?: true;
  /** Its output is shown even if it succeeds. */
  readonly shows?: true;
};

/** The page is built once, for the tests of its size and for the browser tests. */
export const SITE = path.join(ROOT, 'apps', 'web', 'dist');
/** The server is built once, for the tests that start and kill it. */
export const SERVER = path.join(ROOT, 'apps', 'server', 'dist', 'main.js');

const reporter = (name: string): string => path.join(ROOT, 'scripts', 'test', `${name}-reporter.ts`);

/** The tests of some projects of vitest.config.ts, with a report for the checks that count. */
export function vitest(projects: readonly string[], report: string): string[] {
  return [
    ...tool('vitest'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--reporter=${reporter('vitest')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
}

export const playwright = (): string[] => [
  ...tool('@playwright/test', 'playwright'),
  'test',
  '-c',
  'apps/web',
];

/**
 * One checker: several work out the same types, each for itself, and other stages need the processors. What it has
 * checked it remembers, and next time it checks what has changed since.
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

/** All stages, in the order in which they begin: the longest early, and last the one that fills the gaps of the others. */
export function allStages(report: string): Stage[] {
  return [
    // One after the other, since the system installs one package at a time.
    { name: 'machine', commands: [own('scripts/postgres.ts'), own('scripts/chromium.ts')], waits: true },
    { name: 'build', commands: [own('scripts/build-page.ts'), own('scripts/build-server.ts')] },
    {
      name: 'types',
      commands: ['tsconfig.json', 'tsconfig.pure.json', 'apps/web/tsconfig.json'].map(typeCheck),
    },
    {
      name: 'browser',
      commands: [[...playwright(), `--reporter=${reporter('playwright')}`]],
      after: ['machine', 'build'],
      talks: true,
    },
    {
      name: 'faults',
      commands: [vitest(['faults'], `${report}.faults`)],
      after: ['machine', 'build'],
      talks: true,
      waits: true,
    },
    { name: 'lint', commands: [tool('oxlint')] },
    { name: 'exports', commands: [own('scripts/exports-fixed.ts')] },
    { name: 'format', commands: [[...tool('@biomejs/biome', 'biome'), 'format']] },
    { name: 'unused', commands: [[...tool('knip'), '--no-progress', '--no-config-hints']] },
    {
      name: 'tests',
      commands: [vitest(['shared', 'alone'], report)],
      after: ['machine', 'build'],
      talks: true,
      // Two browser tests at a time leave a quarter of the time; a third would slow the other two down.
      yields: true,
    },
    {
      name: 'rules',
      commands: [[...own('scripts/rules-covered.ts'), report]],
      after: ['tests'],
      shows: true,
    },
  ];
}
