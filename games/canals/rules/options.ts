import { type OptionRule, SEATS, seatsOf, type Setup, type SetupRules } from '@santiago/kernel';
import { INTERSECTIONS, PRESETS } from './vocabulary.ts';

/** Every option with all its values; the options of a match are those that make sense for its players. */
const VALUES = {
  /** [C14] */
  palms: ['off', 'on'],
  /** [C15] */
  money: ['hidden', 'open'],
  /** [C11] */
  spring: ['inner', 'any', 'chosen', ...INTERSECTIONS],
  /** [C13] */
  overseer: ['random', ...SEATS],
  /** [C32] */
  minBribe: ['0', '1'],
  /** [C44] Two players only. */
  twoPlayerExtra: ['opponent', 'both'],
} as const;

export type OptionName = keyof typeof VALUES;
export type OptionValue<N extends OptionName> = (typeof VALUES)[N][number];

/** The options of a match, by name. */
export type Options = { readonly [N in Exclude<OptionName, 'twoPlayerExtra'>]: OptionValue<N> } & {
  readonly twoPlayerExtra?: OptionValue<'twoPlayerExtra'>;
};

/** `makeSetup` has checked every name and value. */
export const optionsOf = (setup: Setup): Options => setup.options as unknown as Options;

interface TypedRule<N extends OptionName> {
  /** The values that make sense with so many players, where these are not all. */
  readonly values?: (players: number) => readonly OptionValue<N>[];
  readonly standard: (preset: string | null) => OptionValue<N>;
}

const RULES: { readonly [N in OptionName]: TypedRule<N> } = {
  palms: { standard: (preset) => (preset === 'trefl' ? 'on' : 'off') },
  money: { standard: (preset) => (preset === 'trefl' ? 'open' : 'hidden') },
  spring: { standard: () => 'inner' },
  overseer: { values: (players) => ['random', ...seatsOf(players)], standard: () => 'random' },
  minBribe: { standard: () => '1' },
  twoPlayerExtra: {
    values: (players) => (players === 2 ? VALUES.twoPlayerExtra : []),
    standard: () => 'opponent',
  },
};

const ruleOf = <N extends OptionName>(name: N): OptionRule => {
  const { values, standard }: TypedRule<N> = RULES[name];
  return {
    name,
    values: (players) => (values === undefined ? VALUES[name] : values(players)),
    standard: (_, preset) => standard(preset),
  };
};

/** [C9] Any preset for any number of players; `trefl` is the usual one for two. */
export const SETUP: SetupRules = {
  players: { min: 2, max: 5 },
  presets: PRESETS,
  preset: (players) => (players === 2 ? 'trefl' : 'amigo'),
  options: (Object.keys(VALUES) as OptionName[]).map(ruleOf),
};
