import type { Options } from '@santiago/cards';
import { plural } from '@santiago/kernel/language/en';

/** Every option and its values. */
type OptionWords = { readonly [N in keyof Options]: Readonly<Record<'name' | Options[N], string>> };

/** What a value changes, where it needs a sentence. */
type OptionHints = { readonly [N in keyof Options]?: Readonly<Partial<Record<Options[N], string>>> };

/** What the shell says about the game, short enough for the first screen, in English. */
export const en = {
  title: 'Cards',
  hint: 'Build lines of cards, fight with dice',
  table: '2–4 players · 25 min',
  pitch: 'Place cards, roll dice: the last base standing wins.',
  tagline: 'Build your line, attack, roll the dice: the last base standing wins.',
  credit: 'A game by David J. Rodger and Pete Wills.',
  options: {
    /** X3. */
    jokers: { name: 'Jokers', '0': 'None', '1': 'One', '2': 'Two' },
    /** X8. */
    bases: {
      name: 'Bases',
      apart: 'Far apart: no card can touch two of them',
      free: 'May be close together, but not touching',
    },
    /** X28. */
    moves: { name: 'Moving cards', on: 'Allowed', off: 'Not allowed' },
    /** X30. */
    stalemate: {
      name: 'Stalemate',
      draw: 'Draw',
      strength: 'Highest value connected to the base wins (house rule)',
    },
  } satisfies OptionWords,
  optionHints: {
    moves: {
      off: 'Careful: without moving cards, most matches end in a stalemate.',
    },
    /** X30. */
    stalemate: {
      draw: 'A match that gets stuck is a draw: when everyone passes and no one buys back in between, after ten turns each without placing, fighting or buying back, or after 100 turns each. (The booklet calls it a stalemate; the counts are ours.)',
      strength:
        'House rule: a match that gets stuck (everyone passes and no one buys back in between, ten turns each without placing, fighting or buying back, or 100 turns each) goes to the highest sum of cards connected to a base, the base included.',
    },
  } satisfies OptionHints,
  length: (players: number) => `${plural(players, 'player', 'players')}, about ${players * 8} min`,
  progress: (turn: number) => `Turn ${turn}`,
};

export type About = typeof en;
