import type { OptionRule, SetupRules } from '@santiago/kernel';

const OPTIONS: readonly OptionRule[] = [
  /** [X3] */
  { name: 'jokers', values: () => ['0', '1', '2'], standard: () => '2' },
  /** [X8] */
  { name: 'bases', values: () => ['apart', 'free'], standard: () => 'apart' },
  /** [X28] */
  { name: 'moves', values: () => ['on', 'off'], standard: () => 'on' },
];

/** [X1] There is no preset. */
export const SETUP: SetupRules = {
  players: { min: 2, max: 4 },
  presets: [],
  preset: () => null,
  options: OPTIONS,
};
