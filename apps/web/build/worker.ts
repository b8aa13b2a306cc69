import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { WEB } from './folders.ts';

/** The files that a file loads, at once or later, and those that these load. */
const loadedBy = (first: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const files = new Set([first]);
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') [...file.imports, ...file.dynamicImports].forEach((each) => files.add(each));
  }
  return files;
};

/** What the worker loads: filled while the bundle is written, before Vite asks what to preload. */
let workerFiles: ReadonlySet<string> = new Set();

/**
 * Builds the worker together with the page, so that both load the same files of kernel and rules; Vite by itself would
 * put them into two bundles.
 */
export const sharedWorker = (): Plugin => {
  const opener = path.join(WEB, 'src/games.ts');
  const address = "new URL('./worker.ts', import.meta.url)";
  let worker = '';
  return {
    name: 'shared-worker',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (path.normalize(id) !== opener) return null;
      if (!code.includes(address)) throw new Error(`${opener} must start the worker at ${address}`);
      const entry = path.join(path.dirname(opener), 'worker.ts');
      worker = this.emitFile({ type: 'chunk', id: entry, name: 'worker' });
      return code.replace(address, `import.meta.ROLLUP_FILE_URL_${worker}`);
    },
    generateBundle(_, bundle) {
      workerFiles = loadedBy(this.getFileName(worker), bundle);
    },
  };
};

/** Where Vite's own helper is that loads a file with its styles. */
const LOADING = '\0vite/preload-helper.js';
const PLAIN_LOADING = '\0worker-loading';
const OF_WORKER = /\/page\/worker\/|\/web\/src\/(worker|engines)\.ts$/;

/**
 * What the worker loads has no styles, so it gets by without the helper. The page has it in its first file: one file less
 * before the first words.
 */
export const workerLoading = (): Plugin => ({
  name: 'worker-loading',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === LOADING && importer !== undefined && OF_WORKER.test(importer) ? PLAIN_LOADING : null,
  load: (id) => (id === PLAIN_LOADING ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle() {
    const drawing = [...workerFiles].find((name) => name.includes('/first-'));
    if (drawing !== undefined) throw new Error(`The worker would load ${drawing}, which draws the page.`);
  },
});

/** What the worker loads it loads plainly (see above), so a list of what to preload would only be bytes. */
export const preloadsOf = (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
  workerFiles.has(hostId) ? [] : files;
