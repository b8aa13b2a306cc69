// `npm test`: every check, two at a time. `npm test -- types lint`: only these checks. `npm test -- ARGS`: only the
// tests that ARGS name, for vitest (a path, -t "part of a title", --update), or for Playwright if a path ends with
// .spec.ts (-g "part of a title").

import { spawnSync } from 'node:child_process';
import { BUILD, CHECKS, playwright } from './checks.ts';
import { environment, runChecks } from './run.ts';
import { own, ROOT, tool } from './tools.ts';

const isInView = ([command, ...args]: readonly string[], isBuilt: boolean): boolean =>
  spawnSync(command!, args, { cwd: ROOT, env: environment(isBuilt), stdio: 'inherit' }).status === 0;

const isSpec = (arg: string): boolean => arg.endsWith('.spec.ts') || arg.includes('/e2e');

const runSome = (args: readonly string[]): boolean => {
  if (!args.some(isSpec)) return isInView([...tool('vitest'), 'run', ...args], false);
  const words = args.map((arg) => arg.replace('apps/web/', ''));
  return (
    BUILD.every((command) => isInView(command, false)) &&
    isInView(own('scripts/chromium.ts'), false) &&
    isInView(playwright('--reporter=list', ...words), true)
  );
};

const args = process.argv.slice(2);
const named = CHECKS.filter(({ name }) => args.includes(name));
const areChecks = args.every((arg) => named.some(({ name }) => name === arg));
const ok = areChecks ? await runChecks(args.length === 0 ? CHECKS : named) : runSome(args);
process.exitCode = ok ? 0 : 1;
