// A process that tries mutants: node scripts/mutate/worker.ts SOURCES

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { ROOT } from '../test/tools.ts';
import { Coverage } from './coverage.ts';
import { addressOf, begin, clock, install, TooLong } from './hooks.ts';
import type { Answer, KnownTest, Measured, Request, Sources, TestName } from './messages.ts';
import { takeTests } from './testing.ts';

type Tests = Map<string, () => unknown>;

const sources = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Sources;
install(sources);

/** What a changed source may need more than the right one. */
const limitFor = (ticks: number): number => 10 * ticks + 1_000_000;

async function loadTests(file: string): Promise<Tests> {
  takeTests();
  await import(addressOf(file));
  return takeTests();
}

const messageOf = (error: unknown): string =>
  error instanceof TooLong ? 'loop' : error instanceof Error ? error.message.slice(0, 200) : String(error);

/** What went wrong in the test; null if nothing did. */
async function run(test: () => unknown, limit: number): Promise<string | null> {
  clock.reset(limit);
  try {
    await test();
    return null;
  } catch (error) {
    return messageOf(error);
  } finally {
    clock.limit = Infinity;
  }
}

/** Properties stop at the first case that fails: nobody reads a smaller one here. */
async function stopShrinking(): Promise<void> {
  const from = pathToFileURL(path.join(ROOT, 'packages', 'testkit', 'src', 'contract.ts')).href;
  const { default: check } = (await import(import.meta.resolve('fast-check', from))) as {
    default: { configureGlobal(options: object): void };
  };
  check.configureGlobal({ endOnFailure: true });
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Counting what runs takes several times as long as the tests themselves: their time is taken without it. */
async function timesOf(file: string): Promise<Map<string, number>> {
  begin({ file: null, change: null });
  const times = new Map<string, number>();
  for (const [title, test] of await loadTests(file)) {
    const started = cpuMs();
    await run(test, Infinity);
    times.set(title, cpuMs() - started);
  }
  return times;
}

async function measure(file: string): Promise<Answer> {
  const times = await timesOf(file);
  begin({ file: null, change: null });
  const coverage = new Coverage(sources);
  const found = await loadTests(file);
  const loading = coverage.take();
  const tests: Measured[] = [];
  const failed: string[] = [];
  for (const [title, test] of found) {
    const why = await run(test, Infinity);
    if (why !== null) failed.push(`${file} > ${title}: ${why}`);
    tests.push({ file, title, ms: times.get(title)!, ticks: clock.ticks, ran: coverage.take() });
  }
  coverage.end();
  return { kind: 'measured', measured: { loading, tests, failed } };
}

async function attempt({ file, change, tests }: Request & { kind: 'try' }): Promise<Answer> {
  begin({ file, change });
  const loaded = new Map<string, Tests>();
  const killed = (killer: TestName, why: string): Answer => ({ kind: 'tried', killer, why });
  const named = async ({ file: from, title }: KnownTest): Promise<(() => unknown) | undefined> => {
    if (!loaded.has(from)) {
      clock.reset(1e8);
      loaded.set(from, await loadTests(from));
    }
    return loaded.get(from)!.get(title);
  };
  for (const test of tests) {
    try {
      const body = await named(test);
      if (body === undefined) continue;
      const why = await run(body, limitFor(test.ticks));
      if (why !== null) return killed(test, why);
    } catch (error) {
      return killed(test, `loading: ${messageOf(error)}`);
    }
  }
  return { kind: 'tried', killer: null, why: '' };
}

function answer(request: Request): Promise<Answer> {
  switch (request.kind) {
    case 'measure':
      return measure(request.file);
    case 'try':
      return attempt(request);
  }
}

await stopShrinking();
process.on('message', (request: Request) => {
  void answer(request).then((said) => process.send!(said));
});
process.on('disconnect', () => process.exit(0));
process.send!('ready');
