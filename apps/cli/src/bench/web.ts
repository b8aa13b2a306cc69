import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Call } from '../command.ts';
import type { Bench } from './bench.ts';

// A browser's types and a browser's tools stay with the page; this program only starts them.
const PROGRAM = fileURLToPath(new URL('../../../web/bench/main.ts', import.meta.url));

const run = (call: Call): void => {
  const { status } = spawnSync(process.execPath, [PROGRAM, ...(call.has('json') ? ['--json'] : [])], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
};

export const webBench: Bench = {
  name: 'web',
  summary: 'the page in Chromium: opening it, tapping, animating; median of five',
  flags: [],
  run,
};
