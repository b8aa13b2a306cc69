import type { Options } from '@santiago/cards';
import type { Setup } from '@santiago/kernel';
import {
  type Book,
  type Numbered,
  type OptionLines,
  piecesFor,
} from '@santiago/table/page/rulebook/rulebook.ts';
import type { CardsSection } from './sections.ts';

/** The pictures in the rules of Cards. */
export const PICTURES = [
  'values',
  'bases',
  'spots',
  'wrongSpots',
  'touching',
  'fight',
  'twoFights',
  'cutOff',
  'moving',
  'buying',
  'destroyed',
] as const;

/** What a statement can depend on. */
const HOLDS = {
  several: ({ players }) => players > 2,
  jokers: ({ players, options }) => players > 2 && options['jokers'] !== '0',
  apart: ({ options }) => options['bases'] === 'apart',
  moves: ({ options }) => options['moves'] === 'on',
  strength: ({ options }) => options['stalemate'] === 'strength',
} as const satisfies Readonly<Record<string, (setup: Setup) => boolean>>;
type Condition = keyof typeof HOLDS;

export const holds = (setup: Setup, condition: Condition): boolean => HOLDS[condition](setup);

export interface CardsBookTypes {
  readonly Rule: Numbered<'X', 32>;
  readonly Section: CardsSection;
  readonly Picture: (typeof PICTURES)[number];
  readonly Condition: Condition;
}

export interface CardsBook extends Book<CardsBookTypes> {
  thisMatch(players: number): string;
  readonly options: OptionLines<Options>;
}

export const pieces = piecesFor<CardsBookTypes>();
