// `npm run test:repeat -- 20`: runs `npm test` this many times, one after the other. The number of green runs goes to
// docs/measurements/repeat.md after every run, so that stopping loses nothing.

import { spawn } from 'node:child_process';
import { writePage } from './measurement.ts';
import { own, ROOT } from './tools.ts';

const times = Number(process.argv[2] ?? 20);
if (!Number.isInteger(times) || times < 1) {
  console.error('npm run test:repeat -- N takes a whole number.');
  process.exit(2);
}

type Result = { readonly ok: boolean; readonly seconds: number; readonly last: string };

/** Runs `npm test` and shows its output; returns its last line and those that begin with FAILED. */
function once(): Promise<Result> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, own('scripts/test/main.ts').slice(1), {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      process.stdout.write(data);
    });
    child.on('close', (status) => {
      const lines = output.trimEnd().split('\n');
      const failed = lines.filter((line) => line.startsWith('FAILED ') && line.includes('›'));
      const last = [lines.at(-1)!, ...failed].join('; ').replaceAll('|', '/');
      resolve({ ok: status === 0, seconds: (performance.now() - started) / 1000, last });
    });
  });
}

const results: Result[] = [];
while (results.length < times) {
  results.push(await once());
  const green = results.filter(({ ok }) => ok).length;
  const file = writePage({
    name: 'repeat',
    title: 'The whole suite, again and again',
    command: `npm run test:repeat -- ${times}`,
    about: `${green} of ${results.length} runs of \`npm test\` were green, without a second try for any test.`,
    rows: [
      ['run', 'green', 'seconds', 'last line'],
      ...results.map(({ ok, seconds, last }, index) => [
        String(index + 1),
        ok ? 'yes' : 'NO',
        seconds.toFixed(0),
        last,
      ]),
    ],
  });
  console.log(`\n${green} of ${results.length} runs green; ${file}\n`);
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
