import { startPostgres } from './postgres.ts';
import { killRun } from './faults/kill.ts';
import { comparePairs } from './secrecy/pairs.ts';

/** `npm run soak [-- KILLS PAIRS]`: the full numbers of what `npm test` does in small. Ends with 1 where one fails. */
const [kills = 200, pairs = 100_000] = process.argv.slice(2).map(Number);
/** A run of its own for every so many kills, so that tables do not run out. */
const KILLS_A_RUN = 20;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

let failed = false;
const judge = (what: string, faults: readonly string[]): void => {
  say(`${what}: ${faults.length === 0 ? 'holds' : `FAILS\n  ${faults.slice(0, 10).join('\n  ')}`}`);
  failed ||= faults.length > 0;
};

const soakKills = async (name: string, fresh: () => Promise<string | null>): Promise<void> => {
  const resumed: number[] = [];
  const faults: string[] = [];
  let acknowledged = 0;
  for (let done = 0; done < kills; done += KILLS_A_RUN) {
    const databaseUrl = await fresh();
    const run = { kills: Math.min(KILLS_A_RUN, kills - done), tables: 4, seed: done };
    const report = await killRun(databaseUrl === null ? run : { ...run, databaseUrl });
    resumed.push(...report.resumed);
    faults.push(...report.faults);
    acknowledged += report.acknowledged;
    say(
      `${name}: ${resumed.length} kills, ${acknowledged} actions, back after at most ${Math.max(...resumed)} ms`,
    );
  }
  const late = resumed.filter((time) => time > 2000);
  judge(`${name}: nothing lost, nothing twice`, faults);
  judge(
    `${name}: all back within 2 s`,
    late.map((time) => `${time} ms`),
  );
};

await soakKills('SQLite', async () => Promise.resolve(null));
const postgres = await startPostgres();
try {
  await soakKills('PostgreSQL', async () => postgres.fresh());
} finally {
  await postgres.stop();
}
const CASES = [
  ['canals', 2],
  ['canals', 4],
  ['cards', 2],
  ['cards', 4],
] as const;
for (const [game, players] of CASES) {
  const {
    pairs: compared,
    distinct,
    leaks,
  } = comparePairs(game, players, pairs / CASES.length, 1000 + players);
  judge(
    `${game} with ${players}: ${compared} pairs, ${distinct} of them different, no byte tells them apart`,
    leaks,
  );
}
process.exit(failed ? 1 : 0);
