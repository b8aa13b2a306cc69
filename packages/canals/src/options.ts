import { type OptionRule, seatsOf, type SetupRules } from '@santiago/kernel';
import { INTERSECTIONS, PRESETS } from './vocabulary.ts';

const always = (values: readonly string[]) => (): readonly string[] => values;

const OPTIONS: readonly OptionRule[] = [
  /** [C14] */
  {
    name: 'palms',
    values: always(['off', 'on']),
    standard: (_, preset) => (preset === 'trefl' ? 'on' : 'off'),
  },
  /** [C15] */
  {
    name: 'money',
    values: always(['hidden', 'open']),
    standard: (_, preset) => (preset === 'trefl' ? 'open' : 'hidden'),
  },
  /** [C11] */
  { name: 'spring', values: always(['inner', 'any', 'chosen', ...INTERSECTIONS]), standard: () => 'inner' },
  /** [C13] */
  { name: 'overseer', values: (players) => ['random', ...seatsOf(players)], standard: () => 'random' },
  /** [C32] */
  { name: 'minBribe', values: always(['0', '1']), standard: () => '1' },
  /** [C44] */
  {
    name: 'twoPlayerExtra',
    values: (players) => (players === 2 ? ['opponent', 'both'] : []),
    standard: () => 'opponent',
  },
];

/** [C9] Any preset for any number; `trefl` is the usual one for two. */
export const SETUP: SetupRules = {
  players: { min: 2, max: 5 },
  presets: PRESETS,
  preset: (players) => (players === 2 ? 'trefl' : 'amigo'),
  options: OPTIONS,
};
