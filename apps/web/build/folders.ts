import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the web app. */
export const WEB = path.dirname(import.meta.dirname);
export const ROOT = path.resolve(WEB, '../..');
/** What the pages of all games share. */
export const PAGE = path.join(ROOT, 'table/page');

/** The games that have a page. */
export const GAMES: readonly string[] = readdirSync(path.join(ROOT, 'games')).filter((name) =>
  existsSync(path.join(ROOT, 'games', name, 'page/face.ts')),
);

/** Every language that the page has words in, except English, which comes with the code. */
export const TRANSLATED: readonly string[] = readdirSync(path.join(PAGE, 'i18n'))
  .filter((name) => /^[a-z]{2}\.ts$/.test(name) && name !== 'en.ts')
  .map((name) => name.slice(0, 2));
