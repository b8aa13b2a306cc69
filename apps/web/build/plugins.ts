import type { Plugin } from 'vite';

const EMPTY = '\0part-of-another-program';
const OTHER_PART = /\/(terminal|server)$|\/program\.ts$/;

/** A game's plugin names its parts for the server and the terminal too: the page is built without them. */
export const onlyPages = (): Plugin => ({
  name: 'only-pages',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer !== undefined && /\/games\/[\w-]+\/plugin\.ts$/.test(importer) && OTHER_PART.test(id)
      ? EMPTY
      : null,
  load: (id) => (id === EMPTY ? 'export {};' : null),
});
