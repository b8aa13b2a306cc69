import type { Plugin } from 'vite';
import type * as drawn from '../drawn/index.ts';
import { loadDrawing } from '../drawn/load.ts';

/** What the build draws for the front page (drawn/): a module with the addresses of the files. */
export const drawings = (): Plugin => {
  const DRAWN = 'virtual:drawn';
  let isBuild = true;
  return {
    name: 'drawings',
    config: (_, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === DRAWN ? `\0${DRAWN}` : null),
    async load(id) {
      if (id !== `\0${DRAWN}`) return null;
      const { drawAll } = await loadDrawing<typeof drawn>('index.ts');
      const addresses = drawAll().map(({ name, type, text }) => {
        if (!isBuild)
          return `${JSON.stringify(name)}: ${JSON.stringify(`data:${type},${encodeURIComponent(text)}`)}`;
        const file = this.emitFile({ type: 'asset', name, source: text });
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const drawn = { ${addresses.join(', ')} };`;
    },
  };
};
