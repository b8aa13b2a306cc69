import { parseArgs } from 'node:util';
import { misuse } from './fault.ts';

/** An option of a command. */
export interface Flag {
  readonly name: string;
  /** The name of its value in the help; left out for an option without a value. */
  readonly value?: string;
  readonly many?: true;
  readonly about: string;
}

/** The arguments of a command. */
export interface Call {
  readonly words: readonly string[];
  has(flag: string): boolean;
  /** The value given for a flag, or null. */
  value(flag: string): string | null;
  values(flag: string): readonly string[];
}

export interface Command {
  readonly name: string;
  /** What people type to call it; left out for a command of `santiago`. */
  readonly calledAs?: string;
  /** The words it takes, as the help writes them: `GAME`, `FILE`, `[WHAT]`. */
  readonly words: readonly string[];
  readonly summary: string;
  /** What the help says in addition to the list of options. */
  readonly about: readonly string[];
  readonly flags: readonly Flag[];
  readonly examples: readonly string[];
  run(call: Call): void | Promise<void>;
}

export const HELP_FLAG: Flag = { name: 'help', about: 'this help' };
export const JSON_FLAG: Flag = { name: 'json', about: 'output as JSON, for programs' };

type Parsed = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

const firstSentence = (text: string): string => `${text.split(/\. |\n/)[0]!.replace(/\.$/, '')}.`;

const parse = (command: Command, args: readonly string[]): { values: Parsed; positionals: string[] } => {
  const options = Object.fromEntries(
    [...command.flags, HELP_FLAG].map(({ name, value, many }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: many === true },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const text = error instanceof Error ? firstSentence(error.message) : String(error);
    throw misuse(`${text} See: santiago ${command.name} --help`);
  }
};

/** Reads the arguments of a command; null when help was asked for. */
export const readCall = (command: Command, args: readonly string[]): Call | null => {
  const { values, positionals } = parse(command, args);
  if (values['help'] === true) return null;
  const least = command.words.filter((word) => !word.startsWith('[')).length;
  if (positionals.length < least)
    throw misuse(`${command.words[positionals.length]} is missing. Usage: ${usageOf(command)}`);
  if (positionals.length > command.words.length)
    throw misuse(
      `"${positionals[command.words.length]}" is one argument too many. Usage: ${usageOf(command)}`,
    );
  for (const { name, value, many } of command.flags) {
    if (value !== undefined && many !== true) refuseTwice(args, name);
  }
  const valuesOf = (flag: string): string[] =>
    [values[flag] ?? []].flat().filter((value) => typeof value === 'string');
  return {
    words: positionals,
    has: (flag) => values[flag] !== undefined && values[flag] !== false,
    value: (flag) => valuesOf(flag)[0] ?? null,
    values: valuesOf,
  };
};

const refuseTwice = (args: readonly string[], flag: string): void => {
  const times = args.filter((arg) => arg === `--${flag}` || arg.startsWith(`--${flag}=`)).length;
  if (times > 1) throw misuse(`--${flag} is given twice.`);
};

/** A whole number in this range, or the default if the flag is not given. */
export const wholeNumber = (
  call: Call,
  flag: string,
  range: { readonly from: number; readonly to: number; readonly standard: number },
): number => {
  const text = call.value(flag);
  if (text === null) return range.standard;
  const number = Number(text);
  if (!/^\d{1,15}$/.test(text) || number < range.from || number > range.to)
    throw misuse(`--${flag} takes a whole number from ${range.from} to ${range.to}, not "${text}".`);
  return number;
};

export const usageOf = ({ name, calledAs = `santiago ${name}`, words, flags }: Command): string =>
  [calledAs, ...words, ...(flags.length > 0 ? ['[options]'] : [])].join(' ');

const flagHead = ({ name, value, many }: Flag): string =>
  `--${name}${value === undefined ? '' : ` ${value}`}${many === true ? ' …' : ''}`;

export const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([head]) => head.length));
  return rows.map(([head, text]) => `  ${head.padEnd(width)}  ${text}`.trimEnd());
};

export const helpOf = (command: Command): string =>
  [
    `${usageOf(command)}`,
    '',
    command.summary,
    '',
    'Options',
    ...table([...command.flags, HELP_FLAG].map((flag) => [flagHead(flag), flag.about])),
    '',
    ...command.about,
    ...(command.about.length > 0 ? [''] : []),
    'Examples',
    ...command.examples.map((example) => `  ${example}`),
  ].join('\n');
