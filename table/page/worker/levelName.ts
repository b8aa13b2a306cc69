import { t } from '../i18n/index.ts';
import type { Level } from './levels.ts';

/** A bot that this page offers must have a name here, or this does not compile. */
type LevelNames = Readonly<Record<Level, string>>;

/** The name of a bot for people. A server may have bots that this page does not offer: they have their own names. */
export const levelName = (bot: string): string => {
  const names: LevelNames = t.value.setUp.levels;
  return (names as Readonly<Record<string, string>>)[bot] ?? bot;
};
