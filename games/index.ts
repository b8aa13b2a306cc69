import { canals } from '@santiago/canals/plugin.ts';
import { cards } from '@santiago/cards/plugin.ts';
import type { GamePlugin } from '@santiago/table/plugin.ts';

export type { GamePlugin } from '@santiago/table/plugin.ts';

const GAMES = [canals, cards] as const;

export type GameName = (typeof GAMES)[number]['name'];

/** The games there are. A new game is one more in this list. */
export const PLUGINS: readonly GamePlugin[] = GAMES;
