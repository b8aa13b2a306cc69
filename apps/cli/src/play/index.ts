import { existsSync } from 'node:fs';
import { changedOptions, seatsOf } from '@santiago/kernel';
import type { Call, Command } from '../command.ts';
import { Fault, misuse } from '../fault.ts';
import { gameNamed } from '../games.ts';
import type { TerminalGame } from '@santiago/table/terminal/terminal-game.ts';
import { openMatch, writeWhole } from '../matchfile.ts';
import { freshSeed, seedOf } from '../seed.ts';
import { describeSetup, optionHelp, playerNamed, seatNames, SETUP_FLAGS, setupOf } from '../setup.ts';
import { say } from '@santiago/table/terminal/terminal.ts';
import { Dialogue } from './dialogue.ts';
import { type Occupant, occupantsIn, Table } from './table.ts';

const named = (game: TerminalGame, names: readonly string[]): Occupant[] =>
  names.map((name) => {
    if (name === 'human') return 'human';
    if (game.seatPlayers.some((player) => player.name === name)) return playerNamed(game, name);
    const known = ['human', ...game.seatPlayers.map((player) => player.name)].join(', ');
    throw misuse(`There is no player called "${name}" in ${game.game.name}. Seats take ${known}.`);
  });

const newTable = (call: Call): Table => {
  const [name] = call.words;
  if (name === undefined) throw misuse('GAME is missing. Usage: santiago play GAME [options]');
  const game = gameNamed(name);
  const wanted = call.value('seats')?.split(',').length ?? 1;
  const setup = setupOf(call, game, wanted > 1 ? wanted : game.players);
  const names =
    seatNames(call, setup.players) ??
    seatsOf(setup.players).map((_, index) => (index === 0 ? 'human' : game.usualBot));
  const seedText = call.value('seed');
  return Table.start(game, setup, named(game, names), seedText === null ? freshSeed() : seedOf(seedText));
};

/** Options that a file already fixes and nobody may change. */
const FIXED: readonly string[] = ['players', 'preset', 'option', 'seed'];

const resumed = (call: Call, file: string): Table => {
  const opened = openMatch(file);
  const [name] = call.words;
  const own = opened.game.game.name;
  if (name !== undefined && name !== own) {
    gameNamed(name);
    throw new Fault(`${file} contains a match of ${own}, not of ${name}.`);
  }
  const fixed = FIXED.find((flag) => call.has(flag));
  if (fixed !== undefined)
    throw new Fault(`${file} already contains a match, so --${fixed} can no longer be set.`);
  const names = seatNames(call, opened.file.setup.players);
  return Table.resume(opened, names === null ? occupantsIn(opened) : named(opened.game, names));
};

const run = async (call: Call): Promise<void> => {
  const file = call.value('file');
  if (file === '') throw misuse('--file needs a file name.');
  const isOld = file !== null && existsSync(file);
  const table = isOld ? resumed(call, file) : newTable(call);
  if (file !== null && !isOld) writeWhole(file, table.toText());
  const { game } = table.game;
  const { setup } = table.match;
  say(`${table.game.title}. ${describeSetup(game.name, setup, changedOptions(game.setup, setup))}.`);
  say(table.seats.map((seat) => `${seat} ${table.nameOf(seat)}`).join(', '));
  await new Dialogue(table, file).run();
};

export const playCommand: Command = {
  name: 'play',
  words: ['[GAME]'],
  summary: 'play in the terminal, alone or with several people at one keyboard',
  flags: [
    ...SETUP_FLAGS,
    {
      name: 'seats',
      value: 'A,B,…',
      about: 'who plays: one name per seat, or one for all (default: human, then bots)',
    },
    { name: 'seed', value: 'S', about: 'seed for everything random: a word or number (default: random)' },
    { name: 'file', value: 'FILE', about: 'continue the match in this file, or save a new one there' },
  ],
  about: [
    'Type answers in the notation or shorter; ? shows what is legal and how to type it. Other words: undo, board, score,',
    'log, save FILE, quit.',
    '',
    ...optionHelp(),
  ],
  examples: [
    'santiago play canals',
    'santiago play canals --players 3 --preset trefl --seats human,human,random',
    'santiago play cards --file cards.santiago',
  ],
  run,
};
