import { type Call, type Command, JSON_FLAG } from '@santiago/cli/src/command.ts';
import { misuse } from '@santiago/cli/src/fault.ts';
import type { Bench } from './bench.ts';
import { botsBench } from './bots.ts';
import { engineBench } from './engine.ts';
import { isFresh, runFresh } from '@santiago/cli/src/fresh.ts';
import { resultsBench } from './results.ts';
import { serverBench } from './server.ts';
import { webBench } from './web.ts';

const BENCHES: readonly Bench[] = [engineBench, botsBench, serverBench, resultsBench, webBench];

/** Every flag once, even if several benches have it. */
const flags = [...new Map(BENCHES.flatMap((bench) => bench.flags).map((flag) => [flag.name, flag])).values()];

const run = async (call: Call): Promise<void> => {
  const name = call.words[0]!;
  const bench = BENCHES.find((each) => each.name === name);
  if (bench === undefined)
    throw misuse(`There is no bench "${name}". Benches are ${BENCHES.map((each) => each.name).join(', ')}.`);
  const foreign = flags.find(
    ({ name: flag }) => call.has(flag) && !bench.flags.some((own) => own.name === flag),
  );
  if (foreign !== undefined) throw misuse(`The bench ${name} does not take --${foreign.name}.`);
  if (isFresh()) await bench.run(call);
  else runFresh();
};

export const benchCommand: Command = {
  name: 'bench',
  calledAs: 'npm run bench --',
  words: ['WHAT'],
  summary: 'measure how fast a part of the program is',
  flags: [...flags, JSON_FLAG],
  about: BENCHES.map(({ name, summary }) => `${name}: ${summary}`),
  examples: [
    'npm run bench -- engine',
    'npm run bench -- engine --game cards --json',
    'npm run bench -- server --json',
    'npm run bench -- web',
  ],
  run,
};
