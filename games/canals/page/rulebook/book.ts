import { hasLeftoverTile, type Options } from '@santiago/canals';
import type { Setup } from '@santiago/kernel';
import {
  type Book,
  type Numbered,
  type OptionLines,
  piecesFor,
} from '@santiago/table/page/rulebook/rulebook.ts';
import type { Edition } from '../symbols/edition.ts';
import type { CanalsSection } from './sections.ts';

/** The pictures in the rules of Canals. */
export const PICTURES = [
  'crops',
  'board',
  'auction',
  'planting',
  'canals',
  'extra',
  'drying',
  'last',
  'area',
  'two',
] as const;

/** What a statement can depend on. */
const HOLDS = {
  two: ({ players }) => players === 2,
  more: ({ players }) => players > 2,
  leftover: ({ players }) => hasLeftoverTile(players),
  palms: ({ options }) => options['palms'] === 'on',
  hidden: ({ options }) => options['money'] === 'hidden',
  smallBribe: ({ options }) => options['minBribe'] === '0',
} as const satisfies Readonly<Record<string, (setup: Setup) => boolean>>;
type Condition = keyof typeof HOLDS;

export const holds = (setup: Setup, condition: Condition): boolean => HOLDS[condition](setup);

export interface CanalsBookTypes {
  readonly Rule: Numbered<'C', 55>;
  readonly Section: CanalsSection;
  readonly Picture: (typeof PICTURES)[number];
  readonly Condition: Condition;
}

/** The match as the rules page describes it. */
export interface MatchAtHand {
  readonly players: number;
  readonly edition: Edition;
  readonly rounds: number;
}

export interface CanalsBook extends Book<CanalsBookTypes> {
  thisMatch(match: MatchAtHand): string;
  readonly options: OptionLines<Options>;
}

export const pieces = piecesFor<CanalsBookTypes>();
