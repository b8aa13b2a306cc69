import { t } from '../i18n/index.ts';
import type { BOT_LEVELS, CARDS_LEVELS } from './levels.ts';

/** A bot that this page offers and that has no name here does not compile. */
type LevelNames = Readonly<Record<(typeof BOT_LEVELS)[number] | (typeof CARDS_LEVELS)[number], string>>;

/** What people read for a bot. A server may seat bots that this page does not offer: they go by their own name. */
export const levelName = (bot: string): string => {
  const names: LevelNames = t.value.setUp.levels;
  return (names as Readonly<Record<string, string>>)[bot] ?? bot;
};
