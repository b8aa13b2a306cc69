import type { OptionRule, Setup, SetupRules } from '@santiago/kernel';

/** The options, their values and the standard value. A new option is a new line here. */
const OPTIONS = {
  /** [X3] How many jokers there are. */
  jokers: { values: ['0', '1', '2'], standard: '2' },
  /** [X8] Whether bases must be far apart. */
  bases: { values: ['apart', 'free'], standard: 'apart' },
  /** [X28] Whether cards on the table may be moved. */
  moves: { values: ['on', 'off'], standard: 'on' },
  /** [X30] Whether a match that nobody wins is a draw, or goes to the strongest table. */
  stalemate: { values: ['draw', 'strength'], standard: 'draw' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** The options of a match, each with its value: a misspelt name or value does not compile. */
export type Options = { readonly [N in OptionName]: (typeof OPTIONS)[N]['values'][number] };

const ruleOf = ([name, { values, standard }]: readonly [
  string,
  (typeof OPTIONS)[OptionName],
]): OptionRule => ({
  name,
  values: () => values,
  standard: () => standard,
});

/** [X1] There is no preset. */
export const SETUP: SetupRules = {
  players: { min: 2, max: 4 },
  presets: [],
  preset: () => null,
  options: Object.entries(OPTIONS).map(ruleOf),
};

/** The options of a set-up. `makeSetup` has checked every value against `SETUP`. */
export const optionsOf = (setup: Setup): Options => setup.options as Options;
