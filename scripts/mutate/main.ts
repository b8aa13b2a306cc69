// `npm run mutate`: changes the rules of the games in one small place at a time; some test should fail each time.
//   npm run mutate -- --list                    how many mutants there are, by source
//   npm run mutate -- --game cards              one game
//   npm run mutate -- --file state/tiles.ts     the sources whose path ends so
//   npm run mutate -- --every 20                one mutant in twenty
//   npm run mutate -- --budget 60               seconds of tests for each mutant, the most promising first; 3 unless told.
//                                               Survivors of a smaller budget are tried again
//   npm run mutate -- --workers 1               one process instead of two
//   npm run mutate -- --again                   forget what is known already
// A run that was stopped goes on where it was, as long as sources and tests are the same. A run over all mutants of a
// game writes docs/measurements/mutation-GAME.md, one over both games mutation.md. Survivors and why they may live:
// survivors.ts.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commitText, writePage } from '../test/measurement.ts';
import type { Answer, MeasuredFile } from './messages.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { Plan } from './plan.ts';
import { Worker } from './pool.ts';
import { FOLDER, Results } from './results.ts';
import {
  holdsBar,
  killedOfAll,
  killedOfOthers,
  reasonFor,
  type Score,
  scoreOf,
  scoresByFile,
  staleReasons,
  type Tried,
} from './score.ts';
import { digestsOf, type GameName, GAMES, prepare, rulesOf, SAMPLES, testsOf } from './sources.ts';
import { SURVIVORS } from './survivors.ts';

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string' },
    file: { type: 'string' },
    every: { type: 'string', default: '1' },
    budget: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const every = Number(asked.every);
const games = GAMES.filter((game) => asked.game === undefined || asked.game === game);
if (games.length === 0 || !(every >= 1)) {
  console.error(`--game is ${GAMES.join(' or ')}, --every a number from 1.`);
  process.exit(2);
}
/** All mutants of these games. */
const isWhole = asked.file === undefined && every === 1;

const wanted = (game: GameName): Mutant[] =>
  rulesOf(game)
    .filter(({ file }) => asked.file === undefined || file.endsWith(asked.file))
    .flatMap(mutantsOf)
    .filter((_, index) => index % every === 0);

/** An answer of this kind, or the end: without the tests on the sources as they are nothing can be said. */
function must<K extends Answer['kind']>(answer: Answer | null, kind: K): Answer & { kind: K } {
  if (answer?.kind !== kind) throw new Error('the process that runs the tests has ended');
  return answer as Answer & { kind: K };
}

async function measure(game: GameName, worker: Worker, results: Results): Promise<MeasuredFile[]> {
  const files: MeasuredFile[] = [];
  for (const file of testsOf(game)) {
    const kept = results.measured(file);
    const measured = kept ?? must(await worker.ask({ kind: 'measure', file }), 'measured').measured;
    if (measured.failed.length > 0)
      throw new Error(`red without any change:\n  ${measured.failed.join('\n  ')}`);
    if (kept === null) results.keepMeasured(file, measured);
    files.push(measured);
  }
  const tests = files.flatMap((file) => file.tests);
  const seconds = Math.round(tests.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  console.log(`${game}: ${tests.length} tests, ${seconds} s`);
  return files;
}

async function tryOne(mutant: Mutant, plan: Plan, worker: Worker, results: Results): Promise<void> {
  const { file } = mutant;
  const tests = plan.testsFor(mutant);
  if (tests.length === 0) {
    results.add(mutant, null, 'no test runs it');
    return;
  }
  const answer = await worker.ask({ kind: 'try', file, change: mutant, tests });
  if (answer === null) {
    results.add(mutant, 'crash', 'the process ended');
    return;
  }
  const { killer, why } = must(answer, 'tried');
  results.add(mutant, killer?.file ?? null, why);
  if (killer !== null) plan.learn(mutant, killer.file, killer.title);
}

/** First one in ten of all sources, then the next: whenever a run is stopped, what is known is a fair sample. */
const spread = (mutants: readonly Mutant[]): Mutant[] =>
  Array.from({ length: 10 }, (_, turn) => mutants.filter((__, index) => index % 10 === turn)).flat();

/** Tries what is not known yet; says from time to time how far it is. */
async function tryAll(game: GameName, mutants: readonly Mutant[], results: Results): Promise<void> {
  const left = spread(mutants).filter((mutant) => results.of(mutant) === undefined);
  if (left.length === 0) return;
  const sources = path.join(FOLDER, `${game}-sources.json`);
  writeFileSync(sources, JSON.stringify(prepare(game)));
  const workers = Array.from({ length: Number(asked.workers) }, () => new Worker(sources, SAMPLES[game]));
  const measured = await measure(game, workers[0]!, results);
  const plan = new Plan(rulesOf(game), measured, 1000 * Number(asked.budget));
  const queue = left.values();
  let done = 0;
  const work = async (worker: Worker): Promise<void> => {
    for (const mutant of queue) {
      await tryOne(mutant, plan, worker, results);
      if (++done % 100 === 0) console.log(`${game}: ${done} of ${left.length}`);
    }
    worker.end();
  };
  await Promise.all(workers.map(work));
}

async function run(game: GameName): Promise<Tried[]> {
  const results = new Results(game, digestsOf(game), Number(asked.budget));
  if (asked.again) results.forget();
  const mutants = wanted(game);
  await tryAll(game, mutants, results);
  return mutants.map((mutant) => ({
    mutant,
    result: results.of(mutant)!,
    listed: reasonFor(mutant, SURVIVORS),
  }));
}

const rowOf = (score: Score): string[] => [
  score.name,
  String(score.mutants),
  String(score.killed),
  String(score.same),
  String(score.harmless),
  String(score.open),
  killedOfAll(score),
  killedOfOthers(score),
];

const HEAD = ['source', 'mutants', 'killed', 'same', 'harmless', 'open', 'of all', 'of those not the same'];

function publish(tried: readonly Tried[], scores: readonly Score[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const survivors = tried
    .filter(({ result }) => result.killer === null)
    .map(({ mutant: { file, line, key }, listed }) => ({ file, line, key, why: listed?.why ?? null }));
  const summary = { commit: commitText(), scores, files: scoresByFile(tried), survivors };
  writeFileSync(path.join(FOLDER, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  if (!isWhole) return;
  const page = writePage({
    name: ['mutation', ...(asked.game === undefined ? [] : [asked.game])].join('-'),
    title: asked.game === undefined ? 'Mutants of the rules' : `Mutants of the rules of ${asked.game}`,
    command: `npm run mutate -- ${process.argv.slice(2).join(' ')}`.replace(/ --\s*$/, ''),
    about:
      'Each mutant is the source with one small change; killed means that a test failed. The survivors and the reason for each are in `scripts/mutate/survivors.ts`: *same* behave as the source does, *harmless* differ where no rule says anything, *open* have no reason.',
    rows: [HEAD, ...scores.map(rowOf), ...scoresByFile(tried).map(rowOf)],
  });
  console.log(`Written to ${page}`);
}

if (asked.list) {
  for (const [file, mutants] of Map.groupBy(games.flatMap(wanted), ({ file }) => file))
    console.log(`${String(mutants.length).padStart(5)}  ${file}`);
  console.log(`${String(games.flatMap(wanted).length).padStart(5)}  in all`);
} else {
  const tried: Tried[] = [];
  const scores: Score[] = [];
  for (const game of games) {
    const ofGame = await run(game);
    tried.push(...ofGame);
    scores.push(scoreOf(game, ofGame));
  }
  if (games.length > 1) scores.push(scoreOf('in all', tried));
  publish(tried, scores);
  const open = tried.filter(({ result, listed }) => result.killer === null && listed === null);
  for (const { mutant, result } of open)
    console.log(
      `survives: ${mutant.file}:${mutant.line} ${mutant.key}${result.why === '' ? '' : ` (${result.why})`}`,
    );
  const sources = new Set(games.flatMap(rulesOf).map(({ file }) => file));
  const stale = isWhole
    ? staleReasons(
        SURVIVORS.filter(({ file }) => sources.has(file)),
        tried,
      )
    : [];
  for (const name of stale) console.log(`killed or gone, but in survivors.ts: ${name}`);
  console.log(
    scores
      .map(
        (score) =>
          `${score.name}: ${score.killed} of ${score.mutants} killed (${killedOfAll(score)}; ${killedOfOthers(score)} of those that behave differently)`,
      )
      .join('; '),
  );
  const isHigh = scores.every((score) => holdsBar(score, isWhole));
  process.exitCode = isHigh && open.length === 0 && stale.length === 0 ? 0 : 1;
}
