#!/usr/bin/env node
import { EXIT, Fault } from './fault.ts';
import { runProgram } from './program.ts';

// Whoever reads our output may stop reading, as `head` does: then there is nothing more to say.
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

try {
  process.exitCode = await runProgram(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  process.stderr.write(`santiago: ${error.message}\n`);
  process.exitCode = error.exit;
}
