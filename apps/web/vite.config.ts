import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import type * as drawn from './drawn/index.ts';
import { loadDrawing } from './drawn/load.ts';
import { grouped } from './grouped.ts';

const PUBLIC_FILES = [
  'hero-light.webp',
  'hero-dark.webp',
  'icon.svg',
  'icon-turn.svg',
  'icon-192.png',
  'manifest.webmanifest',
];

/** Tells the service worker which files there are. */
const precache = (): Plugin => ({
  name: 'precache',
  enforce: 'post',
  generateBundle(_, bundle) {
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') return;
    const files = Object.keys(bundle).filter((name) => name !== 'sw.js' && !name.endsWith('.html'));
    const listed = JSON.stringify([...files.toSorted(), ...PUBLIC_FILES]);
    const version = createHash('sha256').update(listed).update(worker.code).digest('hex').slice(0, 12);
    worker.code = worker.code.replace('__FILES__', listed).replace('__VERSION__', JSON.stringify(version));
  },
});

/** What the build draws for the front page (drawn/): a module with the addresses of the files. */
const drawings = (): Plugin => {
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
const sharedWorker = (): Plugin => {
  const opener = path.join(import.meta.dirname, 'src/worker/open.ts');
  const address = "new URL('./entry.ts', import.meta.url)";
  let worker = '';
  return {
    name: 'shared-worker',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (path.normalize(id) !== opener) return null;
      if (!code.includes(address)) throw new Error(`${opener} must start the worker at ${address}`);
      const entry = path.join(path.dirname(opener), 'entry.ts');
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

/**
 * What the worker loads has no styles, so it gets by without the helper. The page has it in its first file: one file less
 * before the first words.
 */
const workerLoading = (): Plugin => ({
  name: 'worker-loading',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === LOADING && importer?.includes('/src/worker/') === true ? PLAIN_LOADING : null,
  load: (id) => (id === PLAIN_LOADING ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle() {
    const drawing = [...workerFiles].find((name) => name.includes('/first-'));
    if (drawing !== undefined) throw new Error(`The worker would load ${drawing}, which draws the page.`);
  },
});

/** What the worker loads it loads plainly (see above), so a list of what to preload would only be bytes. */
const preloadsOf = (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
  workerFiles.has(hostId) ? [] : files;

/**
 * The library explains in English what a browser refuses, in a kilobyte that nobody reads: the page has a sentence of
 * its own. So the error stays as the browser gave it.
 */
const plainPasskeyErrors = (): Plugin => ({
  name: 'plain-passkey-errors',
  apply: 'build',
  transform(_, id) {
    const [, name] =
      /@simplewebauthn\/browser\/.*\/(identify\w+Error)\.js$/.exec(path.posix.normalize(id)) ?? [];
    return name === undefined ? null : `export const ${name} = ({ error }) => error;`;
  },
});

const TEXT = /\.(css|html|js|json|santiago|svg|webmanifest)$/;
/** What fits into one packet gains nothing. */
const PACKET = 1400;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes text compressed too, once and as small as it gets: the server sends the form that the browser reads. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir }) {
    const compress = async (name: string): Promise<void> => {
      const file = path.join(dir!, name);
      const text = await readFile(file);
      if (text.length < PACKET) return;
      await Promise.all([
        writeFile(`${file}.br`, await asBrotli(text)),
        writeFile(`${file}.gz`, await asGzip(text, { level: 9 })),
      ]);
    };
    const names = await readdir(dir!, { recursive: true });
    await Promise.all(names.filter((name) => TEXT.test(name)).map(compress));
  },
});

const WORDS = path.join(import.meta.dirname, 'src/i18n');
const MANIFEST = path.join(import.meta.dirname, 'public/manifest.webmanifest');

/** The page is painted once with its words, not first without them: an empty first frame delays all that follows. */
const paintedWithWords = (): Plugin => ({
  name: 'painted-with-words',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
  },
});

/** Chromium then compiles the file while it loads, beside the thread that draws; other browsers read a comment. */
const COMPILED_ON_LOAD = '//# allFunctionsCalledOnLoad\n';

/** Almost all of the first file runs before the first words. Left to itself, a browser compiles each function when it is called. */
const compiledOnLoad = (): Plugin => ({
  name: 'compiled-on-load',
  apply: 'build',
  generateBundle: {
    // After Vite has added its own lines: a browser heeds the very first alone.
    order: 'post',
    handler(_, bundle) {
      const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
      if (first?.type !== 'chunk') throw new Error('The page has no first file.');
      first.code = COMPILED_ON_LOAD + first.code;
    },
  },
});

/** The manifest in every other language that the shell has words in: what a device says of the page it installs. */
const manifests = (): Plugin => ({
  name: 'manifests',
  async generateBundle() {
    const english: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
    for (const file of readdirSync(WORDS).filter((name) => /^[a-z]{2}\.ts$/.test(name) && name !== 'en.ts')) {
      const lang = file.slice(0, 2);
      const words = (await import(pathToFileURL(path.join(WORDS, file)).href)) as Readonly<
        Record<string, { readonly description: string }>
      >;
      const { description } = words[lang]!;
      this.emitFile({
        type: 'asset',
        fileName: `manifest.${lang}.webmanifest`,
        source: `${JSON.stringify({ ...english, lang, description }, null, 2)}\n`,
      });
    }
  },
});

const GAME_FOLDERS = path.join(import.meta.dirname, 'src/games');
const GAMES = readdirSync(GAME_FOLDERS).filter((name) =>
  existsSync(path.join(GAME_FOLDERS, name, 'face.ts')),
);

interface Group {
  readonly name: string;
  readonly test: RegExp;
  /** False: only what the test names, and nothing that it needs. */
  readonly includeDependenciesRecursively?: boolean;
}

/** How a game wants its files to be put together, where it says so in `chunks.ts`. */
const ownGroups = async (): Promise<Group[]> => {
  const files = GAMES.map((name) => path.join(GAME_FOLDERS, name, 'chunks.ts')).filter((file) =>
    existsSync(file),
  );
  const found = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<{ readonly CHUNKS: readonly Group[] }>),
  );
  return found.flatMap(({ CHUNKS }) => CHUNKS);
};

/** Every language that the shell has words in, except English, which comes with the code. */
const TRANSLATED = readdirSync(WORDS)
  .filter((name) => /^[a-z]{2}\.ts$/.test(name) && name !== 'en.ts')
  .map((name) => name.slice(0, 2));

/** The words of a language, by what is opened together: many small files compress badly. */
const wordGroups = (code: string): Group[] =>
  [
    ['first', 'kernel/src/language|web/src/(i18n|features/home/i18n|games/about)'],
    ...GAMES.map((name) => [name, `web/src/games/${name}/(?!rules)[\\w/]+`] as const),
    ['coach', 'packages/review/src/[\\w/]+|web/src/(coach|features/review)/[\\w/]+'],
    ['online', 'web/src/(table|sources|features)/[\\w/]+'],
  ].map(([name, folder]) => ({
    name: `${code}-${name}`,
    test: new RegExp(`(${folder})/${code}\\.ts$`),
    includeDependenciesRecursively: false,
  }));

/** Few files rather than many: what is always wanted together comes together. */
const GROUPS = [
  {
    name: 'first',
    test: /vite\/preload-helper|virtual:drawn|node_modules\/@?preact\/|packages\/kernel\/src\/language\/(index|en)|web\/src\/(shell\/(main|App|pages)|features\/home\/(Home|Hero|GameCard|Continue|OpenFile|words|i18n\/en)|ui\/La(?:zy|ter)|browser\/(loadOnce|ownFrame|records|route|settings)|games\/(shelf|about\/(words|en))|i18n\/(index|en|text|translation)|worker\/levels|sources\/(local\/store|online\/server))\.tsx?$/,
  },
  // What the worker loads too stays apart from what draws.
  { name: 'kernel', test: /packages\/kernel\/(?!src\/language)|web\/src\/worker\/rpc|worker-loading/ },
  // Choices in advance are for slow tables alone.
  ...GAMES.map((name) => ({ name, test: new RegExp(`packages/${name}/(?!src/advance)`) })),
  {
    name: 'table',
    // Words of other languages stay apart: parts wait for theirs, and would wait for themselves in one file.
    test: /^(?!.*\/(?!en)[a-z]{2}\.ts$).*web\/src\/(table\/(?!rules\/|advance)|worker\/(levelName|open|otherLevel|thinker)|sources\/(contract|facts|trouble|local\/)|ui\/(?!La(?:zy|ter))|i18n\/refusal|games\/PlayedTable|features\/play\/|browser\/download)/,
  },
  ...(await ownGroups()),
  ...TRANSLATED.flatMap(wordGroups),
  // Pages that are small, and opened from one another.
  {
    name: 'people',
    test: /web\/src\/features\/(me\/|history\/|challenge\/|today\/(DailyResult|TodayPage|daily|sending|spread|today)\.|lobby\/(inbox\/|OpenTables))/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'learn',
    test: /web\/src\/(features\/(learn|review|study)|sources\/(guided|study))\//,
    includeDependenciesRecursively: false,
  },
  // What the bots of all games need.
  {
    name: 'bots',
    test: new RegExp(`packages/bots/src/(?!${GAMES.join('|')})`),
    includeDependenciesRecursively: false,
  },
  {
    name: 'help',
    test: /web\/src\/coach\/(Help|HintPanel|Instruments|reasons|hinting)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // What the judges of all games need.
  {
    name: 'judge',
    test: /packages\/review\/src\/(argument|contest|findings|grade|line|match|parts|trial|turning)\.ts$|web\/src\/worker\/judge\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What every page that speaks with the server needs.
  {
    name: 'online',
    test: /packages\/protocol\/|web\/src\/sources\/online\/(api|asides|table|words|i18n\/en)\.ts$/,
  },
];

export default defineConfig({
  base: './',
  plugins: [
    grouped(),
    sharedWorker(),
    workerLoading(),
    drawings(),
    plainPasskeyErrors(),
    manifests(),
    paintedWithWords(),
    compiledOnLoad(),
    precache(),
    compressed(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/shell/sw.ts' },
      // On a slow machine a table of plugins would stand between people and the address to open.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: GROUPS },
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080', '/t/': 'http://localhost:8080' } },
});
