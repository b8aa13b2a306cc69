#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { EXIT } from './fault.ts';

// The reader of our output may stop early, as `head` does: then there is nothing more to print.
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

// Stripping the types again at every start would take most of the time of a short command. The repository's own cache
// is used for everything that is loaded from here on.
enableCompileCache(path.join(import.meta.dirname, '..', '..', '..', '.cache', 'compile'));
const { runMain } = await import('./program.ts');
process.exitCode = await runMain(process.argv.slice(2));
