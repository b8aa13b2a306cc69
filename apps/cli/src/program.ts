import manifest from '../package.json' with { type: 'json' };
import { arenaCommand } from './arena/index.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { censusCommand } from './census.ts';
import { type Command, helpOf, readCall, table } from './command.ts';
import { EXIT, Fault, misuse } from './fault.ts';
import { playCommand } from './play/index.ts';
import { ratingsCommand } from './ratings.ts';
import { replayCommand } from './replay.ts';
import { reviewCommand } from './review/index.ts';
import { simulateCommand } from './simulate.ts';
import { say } from '@santiago/table/terminal/terminal.ts';
import { verifyCommand } from './verify.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  playCommand,
  simulateCommand,
  replayCommand,
  reviewCommand,
  verifyCommand,
  censusCommand,
  arenaCommand,
  backupCommand,
  restoreCommand,
  ratingsCommand,
];

const help = (): string =>
  [
    'santiago COMMAND [options]',
    '',
    'Two games called Santiago: play them, replay them, measure them.',
    '',
    'Commands',
    ...table(COMMANDS.map(({ name, words, summary }) => [[name, ...words].join(' '), summary])),
    '',
    'santiago COMMAND --help says more. --version prints the version.',
    'Exit status: 0 success, 1 the input was refused, 2 the command line was wrong.',
  ].join('\n');

const commandNamed = (name: string, commands: readonly Command[]): Command => {
  const command = commands.find((each) => each.name === name);
  if (command !== undefined) return command;
  const names = commands.map((each) => each.name).join(', ');
  throw misuse(`There is no command "${name}". Commands are ${names}.`);
};

/** Runs the program, with these commands; returns the exit code. Faults are thrown. */
export const runProgram = async (args: readonly string[], commands = COMMANDS): Promise<number> => {
  const [first, ...rest] = args;
  if (first === undefined) {
    process.stderr.write(`${help()}\n`);
    return EXIT.usage;
  }
  if (first === '--version' || first === 'version') {
    say(manifest.version);
    return EXIT.ok;
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    say(rest[0] === undefined ? help() : helpOf(commandNamed(rest[0], commands)));
    return EXIT.ok;
  }
  if (first.startsWith('-')) throw misuse(`A command comes first, not "${first}". See: santiago --help`);
  const command = commandNamed(first, commands);
  const call = readCall(command, rest);
  if (call === null) say(helpOf(command));
  else await command.run(call);
  return EXIT.ok;
};

/** Runs the program and prints a fault in one line; returns the exit code. */
export const runMain = async (args: readonly string[], commands = COMMANDS): Promise<number> => {
  try {
    return await runProgram(args, commands);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // Names and texts in it come from outside: the line must stay one line and must not control the terminal.
    process.stderr.write(`santiago: ${error.message.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?')}\n`);
    return error.exit;
  }
};
