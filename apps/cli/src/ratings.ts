import { type Call, type Command, JSON_FLAG } from './command.ts';
import { Fault } from './fault.ts';
import { say, sayJson } from '@santiago/table/terminal/terminal.ts';

const run = async (call: Call): Promise<void> => {
  // Loaded here, so that other commands do not wait for it.
  const { CannotOpen, readConfig, recomputeRatings } = await import('@santiago/server');
  const started = performance.now();
  try {
    const { matches, ratings, changed } = await recomputeRatings(readConfig(process.env));
    const seconds = (performance.now() - started) / 1000;
    if (call.has('json')) sayJson({ matches, ratings, changed, seconds });
    else
      say(`${ratings} ratings from ${matches} rated matches in ${seconds.toFixed(1)} s; ${changed} changed.`);
  } catch (error) {
    if (error instanceof CannotOpen) throw new Fault(error.message);
    throw error;
  }
};

export const ratingsCommand: Command = {
  name: 'ratings',
  words: [],
  summary: 'recompute all ratings of a server from its results',
  about: [
    'DATA names the folder of the database, or DATABASE_URL a PostgreSQL database, as for the server. A server with its',
    'database in DATA must be stopped. The ratings are identical to the last digit, unless an older version computed',
    'them differently: "changed" counts those that differ.',
  ],
  flags: [JSON_FLAG],
  examples: ['santiago ratings', 'DATA=/srv/santiago santiago ratings --json'],
  run,
};
