import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { HERE } from './bench.ts';

const ENTRY = 'measured';
const LOOPS = path.join(import.meta.dirname, 'loops.ts');

/** Where the bots of Cards are in a checkout: now, or until November 2026. */
const cardsBotsIn = (folder: string): string =>
  existsSync(path.join(folder, 'kernel')) ? '@santiago/cards/bots' : '@santiago/bots/cards';

/** A module of what is measured: see `Measured`. Every import of it is static, so that one file comes of it. */
const entryOf = (folder: string): string => `
import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import { eagerly } from '${cardsBotsIn(folder)}';
export const ENGINES = [
  { game: canals, players: [] },
  { game: cards, players: [{ name: 'eager', choose: eagerly }] },
];
export { FastRandom } from '@santiago/kernel';
export * from ${JSON.stringify(LOOPS)};
`;

/** The loops are ours; what they import of the packages is the checkout's. */
const inFolder = (folder: string): Plugin => ({
  name: 'checkout',
  load: (id) => (id === ENTRY ? entryOf(folder) : null),
  resolveId(id, importer) {
    if (id === ENTRY) return id;
    const isOurs = importer === ENTRY || importer === LOOPS;
    return isOurs && id.startsWith('@')
      ? this.resolve(id, path.join(folder, 'apps', 'cli', 'src', 'main.ts'))
      : null;
  },
});

/**
 * Puts the engines of a checkout and the loops into one file, as page and server have them; returns where it is. V8 folds
 * a constant of the module but looks an import up at every use, which costs an engine a tenth of its speed and more.
 */
export const bundleEngines = async (folder: string): Promise<string> => {
  const { build } = await import('rolldown');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const file = path.join(HERE, '.cache', 'bench', `${name}.js`);
  // Put in place as a whole: another process may do the same now.
  const made = `${file}.${process.pid}`;
  await build({
    input: ENTRY,
    platform: 'node',
    plugins: [inFolder(folder)],
    logLevel: 'warn',
    output: { file: made, format: 'esm' },
  });
  renameSync(made, file);
  return file;
};
