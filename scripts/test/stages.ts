// What `npm test` consists of.

import path from 'node:path';
import { own, ROOT, tool } from './tools.ts';

export type Stage = {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** Stages that have to be over before. */
  readonly after?: readonly string[];
  /** Its runner tells what it does: see events.ts. */
  readonly talks?: true;
  /** It mostly waits, so it runs beside the others without taking a place. */
  readonly waits?: true;
  /** What it says is shown when all is well, too. */
  readonly shows?: true;
};

/** The page that is built once, for the tests of its size and for the browser. */
export const SITE = path.join(ROOT, 'apps', 'web', 'dist');

const reporter = (name: string): string => path.join(ROOT, 'scripts', 'test', `${name}-reporter.ts`);

/** The tests of some projects of vitest.config.ts, with a report for those who count. */
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

const typeCheck = (project: string): string[] => [...tool('typescript', 'tsc'), '-p', project];

/** All of it, the longest first, so that the short ones fill the gaps. */
export function allStages(report: string): Stage[] {
  return [
    // One after the other, since the system installs one package at a time.
    { name: 'machine', commands: [own('scripts/postgres.ts'), own('scripts/chromium.ts')], waits: true },
    { name: 'page', commands: [own('scripts/build-page.ts')] },
    {
      name: 'types',
      commands: ['tsconfig.json', 'tsconfig.pure.json', 'apps/web/tsconfig.json'].map(typeCheck),
    },
    {
      name: 'tests',
      commands: [vitest(['shared', 'alone'], report)],
      after: ['machine', 'page'],
      talks: true,
    },
    {
      name: 'faults',
      commands: [vitest(['faults'], `${report}.faults`)],
      after: ['machine'],
      talks: true,
      waits: true,
    },
    {
      name: 'browser',
      commands: [[...playwright(), `--reporter=${reporter('playwright')}`]],
      // Both take all the processor there is.
      after: ['tests'],
      talks: true,
    },
    { name: 'lint', commands: [tool('oxlint')] },
    { name: 'exports', commands: [own('scripts/exports-fixed.ts')] },
    { name: 'format', commands: [[...tool('@biomejs/biome', 'biome'), 'format']] },
    { name: 'unused', commands: [[...tool('knip'), '--no-progress', '--no-config-hints']] },
    {
      name: 'rules',
      commands: [[...own('scripts/rules-covered.ts'), report]],
      after: ['tests'],
      shows: true,
    },
  ];
}
