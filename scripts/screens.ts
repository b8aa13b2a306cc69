// `npm run screens`: makes the pictures in docs/screens/ from the table as it is now, and the page that shows them.
// `npm run screens -- result`: only those whose title has this word.

import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../docs/screens');
const SIZES = ['phone', 'landscape', 'tablet', 'desktop', 'wide'];
const THEMES = ['light', 'dark'];

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const draw = (files: string, title: readonly string[] = []): boolean =>
  run('playwright', [
    'test',
    '-c',
    'apps/web/screens/playwright.config.ts',
    files,
    ...title.flatMap((word) => ['--grep', word]),
  ]);

/** `planting` of `planting-phone-dark.jpg`. */
const screenOf = (file: string): string =>
  path
    .basename(file, '.jpg')
    .split('-')
    .filter((word) => !SIZES.includes(word) && !THEMES.includes(word))
    .join('-');

const rank = (file: string): number =>
  SIZES.findIndex((size) => file.includes(`-${size}`)) * THEMES.length + Number(file.includes('-dark'));

/** One heading for each screen, with its pictures from phone to wide. */
const listPictures = (): string => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'));
  const screens = Object.entries(Object.groupBy(files, screenOf)).toSorted(([a], [b]) => a.localeCompare(b));
  const sections = screens.map(([screen, pictures]) => {
    const shown = pictures!
      .toSorted((a, b) => rank(a) - rank(b))
      .map((file) => `<img src="${file}" alt="${path.basename(file, '.jpg')}" height="260">`);
    return `## ${screen}\n\n${shown.join('\n')}\n`;
  });
  return `# Screens\n\nWritten by \`npm run screens\`. The scales of the design are under [design](#design).\n\n${sections.join('\n')}`;
};

const only = process.argv.slice(2, 3);
// The picture of the front page comes first, because the page is built with it.
const ok =
  run('node', ['scripts/chromium.ts']) &&
  (only.length > 0 || draw('(hero|icons).spec')) &&
  draw('(art|cards|cards-review|design|people|round|rules|screens|teacher).spec', only);
if (ok) writeFileSync(path.join(FOLDER, 'README.md'), listPictures());
process.exitCode = ok ? 0 : 1;
