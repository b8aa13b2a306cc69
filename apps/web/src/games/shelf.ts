import type { DailyTable } from '@santiago/bots';
import { canalsDaily } from '@santiago/canals/bots/daily';
import { cardsDaily } from '@santiago/cards/bots/daily';
import type { FunctionComponent } from 'preact';
import { loadOnce, type LoadedOnce } from '@santiago/table/page/browser/loadOnce.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { LEVELS } from '@santiago/table/page/worker/levels.ts';
import { about } from './about/words.ts';
import type { Startable } from '@santiago/table/page/sources/local/start.ts';
import type { FaceAdvance } from '@santiago/table/page/panel/advance.ts';
import type { Face } from '@santiago/table/page/model/face.tsx';
import type { RulesProps } from '@santiago/table/page/rulebook/rulesProps.ts';

interface ShelfWords {
  readonly title: string;
  readonly hint: string;
  /** On the front page: how many players and how long, and why to play it. */
  readonly table: string;
  readonly pitch: string;
  readonly tagline: string;
  readonly credit: string;
  progress(round: number, rounds: number): string;
}

/** A game as the first screen knows it: its rules are loaded only when they are needed. */
export interface ShelfEntry {
  readonly name: string;
  /** The opponents in a quick match, and their level. */
  readonly bots: number;
  readonly level: string;
  /** The options of a new match unless somebody chooses others; all others have the standard value of the rules. */
  readonly preselected: Readonly<Record<string, string>>;
  /** Who plays its match of the day; null if it has none. */
  readonly daily: DailyTable | null;
  words(): ShelfWords;
  startable(): Promise<Startable>;
  readonly load: LoadedOnce<Face>;
  readonly rules: LoadedOnce<FunctionComponent<RulesProps>>;
  /** What can be chosen in advance at slow tables. */
  readonly advance: LoadedOnce<FaceAdvance>;
}

export const canalsOnShelf: ShelfEntry = {
  name: 'canals',
  bots: 3,
  level: LEVELS.canals.standard,
  preselected: {},
  daily: canalsDaily,
  words: () => {
    const { tagline, credit, continueRow } = t.value;
    return { ...about().canals, tagline, credit, progress: continueRow };
  },
  startable: async () => {
    const { canals } = await import('@santiago/canals');
    return { name: canals.name, setup: canals.setup, dealsSeats: false };
  },
  load: loadOnce(async () => (await import('@santiago/canals/page/face.ts')).face),
  rules: loadOnce(async () => (await import('@santiago/canals/page/rulebook/Rules.tsx')).Rules),
  advance: loadOnce(async () => (await import('@santiago/canals/page/advance/advance.ts')).advance),
};

export const cardsOnShelf: ShelfEntry = {
  name: 'cards',
  bots: 2,
  level: LEVELS.cards.standard,
  // [X30] A house rule: a match that ends by passing has a winner too.
  preselected: { stalemate: 'strength' },
  daily: cardsDaily,
  words: () => about().cards,
  startable: async () => {
    const { cards } = await import('@santiago/cards');
    return { name: cards.name, setup: cards.setup, dealsSeats: true };
  },
  load: loadOnce(async () => (await import('@santiago/cards/page/face.ts')).face),
  rules: loadOnce(async () => (await import('@santiago/cards/page/rulebook/Rules.tsx')).Rules),
  advance: loadOnce(async () => (await import('@santiago/cards/page/advance/advance.ts')).advance),
};

export const SHELF: readonly ShelfEntry[] = [canalsOnShelf, cardsOnShelf];

export const onShelf = (name: string): ShelfEntry => {
  const entry = SHELF.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`no game is called ${name}`);
  return entry;
};
