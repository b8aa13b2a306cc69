import type { View } from '@santiago/cards';
import type { CardsDictionary } from '../i18n/en.ts';

/** The sections of the rules of Cards, in the order of the page. */
export const SECTIONS = [
  'minute',
  'values',
  'setUp',
  'turn',
  'placing',
  'touching',
  'fights',
  'cutOff',
  'moving',
  'buying',
  'destroyed',
  'end',
  'hidden',
  'options',
  'wrong',
  'glossary',
] as const;
export type CardsSection = (typeof SECTIONS)[number];

/** Where the rules explain why something is refused. */
export const REFUSED_IN = {
  'not-in-hand': 'placing',
  overlap: 'placing',
  'not-adjoining': 'placing',
  'no-card': 'placing',
  'base-place': 'setUp',
  'base-near': 'setUp',
  'no-seat': 'setUp',
  stranded: 'cutOff',
  'no-moves': 'options',
  'not-yours': 'moving',
  'base-moves': 'moving',
  'same-place': 'moving',
  'move-far': 'moving',
  'not-touching': 'touching',
  'not-in-pool': 'buying',
  'given-already': 'buying',
  'nothing-to-buy': 'buying',
  'pool-too-small': 'buying',
  'not-your-suit': 'buying',
  'taken-already': 'buying',
  'not-in-pools': 'buying',
  'too-dear': 'buying',
  'wrong-phase': 'turn',
  'not-your-turn': 'turn',
  'not-chance': 'turn',
  'chance-first': 'turn',
  over: 'end',
  /** This refusal is the page's own: the player pointed where nothing can be chosen. */
  'nothing-here': 'placing',
} as const satisfies Readonly<Record<string, CardsSection>>;

/** Null for a refusal that is not about the rules of the game. */
export const sectionOfRefusal = (code: string): CardsSection | null =>
  Object.hasOwn(REFUSED_IN, code) ? REFUSED_IN[code as keyof typeof REFUSED_IN] : null;

/** The section that says more than the first-time hint of a decision. */
export const HINTED_IN = {
  base: 'setUp',
  act: 'placing',
  fight: 'fights',
  trade: 'buying',
  pick: 'destroyed',
} as const satisfies Readonly<Record<keyof CardsDictionary['hints'], CardsSection>>;

/** The section that explains the open decision. */
export const sectionOf = ({ phase }: View): CardsSection => {
  switch (phase.kind) {
    case 'first':
    case 'base':
      return 'setUp';
    case 'act':
      return 'turn';
    case 'give':
    case 'take':
    case 'after':
      return 'buying';
    case 'fight':
    case 'dice':
      return 'fights';
    case 'pick':
      return 'destroyed';
    case 'over':
      return 'end';
  }
};
