import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const NO_STYLES = '\0no-styles';

/** Drawings are made outside a page: what a component is styled with is left out. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : null),
  load: (id) => (id === NO_STYLES ? '' : null),
};

/** Loads a module that draws with the components of the page; `file` is a path from this folder. */
export const loadDrawing = async <M>(file: string): Promise<M> => {
  const { module } = await runnerImport<M>(path.join(import.meta.dirname, file), {
    plugins: [withoutStyles],
  });
  return module;
};
