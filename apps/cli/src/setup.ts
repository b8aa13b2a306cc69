import { makeSetup, parseOption, type Setup } from '@santiago/kernel';
import type { Call, Flag } from './command.ts';
import { wholeNumber } from './command.ts';
import { Fault, misuse } from './fault.ts';
import { findPlayer, GAMES } from './games.ts';
import type { SeatPlayer, TerminalGame } from '@santiago/table/terminal/terminal-game.ts';

export const SETUP_FLAGS: readonly Flag[] = [
  { name: 'players', value: 'N', about: 'how many seats' },
  { name: 'preset', value: 'NAME', about: 'the edition whose options are used' },
  { name: 'option', value: 'NAME=VALUE', many: true, about: 'an option that differs from the preset' },
];

const MOST_SEATS = 9;

/** Options and their values, for the help of commands that have them. */
export const optionHelp = (): string[] =>
  GAMES.flatMap(({ game, seatPlayers }) => {
    const { players, presets, options } = game.setup;
    const values = (name: string): string => {
      const rule = options.find((each) => each.name === name)!;
      const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
      const all = [...new Set(counts.flatMap((count) => rule.values(count)))];
      return all.length > 9 ? `${all.slice(0, 6).join(', ')} … ${all.at(-1)}` : all.join(', ');
    };
    return [
      `${game.name}: ${players.min} to ${players.max} players`,
      ...(presets.length > 0 ? [`  presets  ${presets.join(', ')}`] : []),
      ...options.map(({ name }) => `  ${name}=  ${values(name)}`),
      `  seats    ${seatPlayers.map(({ name, about }) => `${name} (${about})`).join(', ')}`,
    ];
  });

const readOptions = (texts: readonly string[]): Record<string, string> => {
  const options: Record<string, string> = {};
  for (const text of texts) {
    const option = parseOption(text);
    if (option === null) throw misuse(`--option takes name=value, not "${text}".`);
    if (Object.hasOwn(options, option[0])) throw misuse(`The option ${option[0]} is given twice.`);
    options[option[0]] = option[1];
  }
  return options;
};

/** The set-up that the flags describe, for `players` if they name no number. */
export const setupOf = (call: Call, { game }: TerminalGame, players: number): Setup => {
  const setup = makeSetup(game.setup, {
    players: wholeNumber(call, 'players', { from: 1, to: MOST_SEATS, standard: players }),
    preset: call.value('preset'),
    options: readOptions(call.values('option')),
  });
  if (!setup.ok) throw new Fault(setup.fault.text);
  return setup.value;
};

/** One line about the set-up: `canals, 4 players, amigo, spring=any`. */
export const describeSetup = (
  name: string,
  setup: Setup,
  changed: readonly (readonly [string, string])[],
): string =>
  [
    name,
    `${setup.players} players`,
    ...(setup.preset === null ? [] : [setup.preset]),
    ...changed.map(([option, value]) => `${option}=${value}`),
  ].join(', ');

/** The player with that name; `human` is for commands that can ask a person. */
export const playerNamed = (game: TerminalGame, name: string): SeatPlayer => {
  const player = findPlayer(game, name);
  if (player !== null) return player;
  const names = game.seatPlayers.map((each) => each.name).join(', ');
  throw misuse(`There is no player called "${name}" in ${game.game.name}. Seats take ${names}.`);
};

/** The names of `--seats`, one for each seat; a single one counts for all. */
export const seatNames = (call: Call, players: number): readonly string[] | null => {
  const text = call.value('seats');
  if (text === null) return null;
  const names = text.split(',').map((name) => name.trim());
  if (names.length === 1) return Array.from({ length: players }, () => names[0]!);
  if (names.length !== players)
    throw misuse(`--seats names ${names.length} seats, but there are ${players}.`);
  return names;
};
