import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { MOST_TALK } from '../src/table/commands.ts';
import { startPostgres } from './postgres.ts';
import { deadlineRun, jumpRun } from './faults/clock.ts';
import { diskRun } from './faults/disk.ts';
import { floodRun } from './faults/flood.ts';
import { type KillReport, killRun } from './faults/kill.ts';
import { restartRun } from './faults/restart.ts';
import { slowRun } from './faults/slow.ts';
import { comparePairs } from './secrecy/pairs.ts';
import { longestWait } from './tables/talkative.ts';

/**
 * `npm run soak [-- PART …]`: the full numbers of what `npm test` does in small. Ends with 1 where one fails. A part
 * may be given a number of its own: `npm run soak -- sqlite=20 pairs`. With SANTIAGO_NOTES=FILE, batches of kills are
 * noted there, and those noted already are not run again: the same command goes on where it was interrupted.
 */
const NUMBERS = {
  /** Kills on each database. */
  sqlite: 200,
  postgres: 200,
  /** Restarts of the database under load. */
  restarts: 20,
  /** Times that the disk is full. */
  disk: 10,
  /** Streams that one address opens. */
  streams: 10_000,
  /** Things said to one who reads ten bytes a second: as many as a table takes. */
  words: MOST_TALK,
  /** Jumps of the clock, and days that pass while no server runs. */
  jumps: 100,
  days: 5,
  /** Pairs of states; 100,000 of them differ in what a seat may not know. */
  pairs: 210_000,
  /** Times that a table is read where as much was said as may be. */
  reads: 10,
} as const;
type Part = keyof typeof NUMBERS;

/** A run of its own for every so many kills, so that tables do not run out. */
const KILLS_A_RUN = 20;
const BACK = 2000;
/** Milliseconds of processor time for which a request may keep others waiting. */
const HELD = 20;
const CASES = [
  ['canals', 2],
  ['canals', 4],
  ['cards', 2],
  ['cards', 4],
] as const;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

let failed = false;
const judge = (what: string, faults: readonly string[]): void => {
  say(`${what}: ${faults.length === 0 ? 'holds' : `FAILS\n  ${faults.slice(0, 10).join('\n  ')}`}`);
  failed ||= faults.length > 0;
};

const NOTES = process.env['SANTIAGO_NOTES'];

/** A batch of kills that was run before, by the name of the database and its seed. */
interface Note {
  readonly name: string;
  readonly seed: number;
  readonly kills: number;
  readonly report: KillReport;
}

const notes: readonly Note[] =
  NOTES === undefined || !existsSync(NOTES)
    ? []
    : readFileSync(NOTES, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Note);

/** Runs a batch, or takes what is noted of it. */
const noted = async (batch: Omit<Note, 'report'>, run: () => Promise<KillReport>): Promise<KillReport> => {
  const known = notes.find(
    ({ name, seed, kills }) => name === batch.name && seed === batch.seed && kills === batch.kills,
  );
  if (known !== undefined) return known.report;
  const report = await run();
  if (NOTES !== undefined) appendFileSync(NOTES, `${JSON.stringify({ ...batch, report } satisfies Note)}\n`);
  return report;
};

const soakKills = async (name: string, kills: number, fresh: () => Promise<string | null>): Promise<void> => {
  const resumed: number[] = [];
  const faults: string[] = [];
  let acknowledged = 0;
  for (let done = 0; done < kills; done += KILLS_A_RUN) {
    const run = { kills: Math.min(KILLS_A_RUN, kills - done), tables: 4, seed: done };
    const report = await noted({ name, seed: done, kills: run.kills }, async () => {
      const databaseUrl = await fresh();
      return killRun(databaseUrl === null ? run : { ...run, databaseUrl });
    });
    resumed.push(...report.resumed);
    faults.push(...report.faults);
    acknowledged += report.acknowledged;
    const sorted = resumed.toSorted((one, other) => one - other);
    say(
      `${name}: ${resumed.length} kills, ${acknowledged} actions, back after ${sorted[sorted.length >> 1]} ms, ` +
        `at most ${sorted.at(-1)} ms`,
    );
  }
  judge(`${name}: ${kills} kills, nothing lost, nothing twice`, faults);
  const late = resumed.filter((time) => time > BACK);
  judge(
    `${name}: all back within 2 s`,
    late.map((time) => `${time} ms`),
  );
};

const onPostgres = async (
  work: (postgres: Awaited<ReturnType<typeof startPostgres>>) => Promise<void>,
): Promise<void> => {
  const postgres = await startPostgres();
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
  }
};

const PARTS: { readonly [P in Part]: (number: number) => Promise<void> } = {
  sqlite: async (kills) => soakKills('SQLite', kills, async () => Promise.resolve(null)),
  postgres: async (kills) =>
    onPostgres(async (postgres) => soakKills('PostgreSQL', kills, async () => postgres.fresh())),
  restarts: async (restarts) =>
    onPostgres(async (postgres) => {
      const { acknowledged, faults } = await restartRun(postgres, restarts, 200);
      judge(`${restarts} restarts of the database, ${acknowledged} actions`, faults);
    }),
  disk: async (times) => {
    const { acknowledged, faults } = await diskRun(times, 7);
    judge(`${times} times a full disk, ${acknowledged} actions`, faults);
  },
  streams: async (streams) => {
    const { opened, refused, acknowledged, faults } = await floodRun(streams, 300);
    judge(
      `${streams} streams from one address, ${opened} opened, ${refused} refused, ${acknowledged} actions of others`,
      faults,
    );
  },
  words: async (words) => {
    const { read, cut, faults } = await slowRun(words, 400);
    judge(
      `${words} things said to a slow reader, ${read} bytes read${cut ? ', cut off, resumed' : ''}`,
      faults,
    );
  },
  jumps: async (jumps) => judge(`${jumps} jumps of the clock`, await jumpRun(jumps)),
  days: async (days) => {
    judge(`${days} days that passed while no server ran, SQLite`, await deadlineRun(days));
    await onPostgres(async (postgres) =>
      judge(
        `${days} days that passed while no server ran, PostgreSQL`,
        await deadlineRun(days, await postgres.fresh()),
      ),
    );
  },
  pairs: async (wanted) => {
    for (const [game, players] of CASES) {
      const { pairs, distinct, leaks } = comparePairs(game, players, wanted / CASES.length, 1000 + players);
      judge(
        `${game} with ${players}: ${pairs} pairs, ${distinct} of them different, no byte tells them apart`,
        leaks,
      );
    }
    return Promise.resolve();
  },
  reads: async (rounds) => {
    const held = await longestWait(rounds);
    judge(
      `a table where much was said, read ${rounds} times: others wait for less than ${HELD} ms`,
      held < HELD ? [] : [`${held.toFixed(1)} ms`],
    );
  },
};

const asked = process.argv.slice(2).map((text) => text.split('='));
const unknown = asked.find(([part]) => !Object.hasOwn(NUMBERS, part!));
if (unknown !== undefined) {
  say(`There is no part "${unknown[0]}"; there are ${Object.keys(NUMBERS).join(', ')}.`);
  process.exit(2);
}
for (const part of Object.keys(NUMBERS) as Part[]) {
  const own = asked.find(([name]) => name === part);
  if (asked.length === 0 || own !== undefined) await PARTS[part](Number(own?.[1] ?? NUMBERS[part]));
}
process.exit(failed ? 1 : 0);
