// A game's plugin names its parts for every program. What is built has only the parts that its program loads.

import type { Plugin } from 'rolldown';

type Part = 'page' | 'program' | 'server' | 'terminal';

const EMPTY = '\0part-of-another-program';
const IN_PLUGIN = /\/games\/[\w-]+\/plugin\.ts$/;
/** `@santiago/GAME/PART`, or a file of that part. */
const PART = /(?:^@santiago\/[\w-]+|^\.)\/(\w+)(?:\/|\.ts$|$)/;

/** Leaves out the parts for other programs. */
export const onlyParts = (...kept: readonly Part[]): Plugin => ({
  name: 'only-parts',
  resolveId: {
    order: 'pre',
    handler: (id, importer) => {
      if (importer === undefined || !IN_PLUGIN.test(importer)) return null;
      const part = PART.exec(id)?.[1] as Part | undefined;
      return part === undefined || kept.includes(part) ? null : EMPTY;
    },
  },
  load: (id) => (id === EMPTY ? 'export {};' : null),
});
