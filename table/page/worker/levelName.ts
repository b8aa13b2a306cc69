import { t } from '../i18n/index.ts';

/** The name of a bot for people. A server may have bots that this page does not offer: they have their own names. */
export const levelName = (bot: string): string => {
  const names: Readonly<Record<string, string>> = t.value.setUp.levels;
  return names[bot] ?? bot;
};
