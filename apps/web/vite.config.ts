import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import type * as drawn from './drawn/index.ts';
import { loadDrawing } from './drawn/load.ts';

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

/** The fonts are asked for together with the styles that name them, not after these have come. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
});

const WORDS = path.join(import.meta.dirname, 'src/i18n');
const MANIFEST = path.join(import.meta.dirname, 'public/manifest.webmanifest');

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

/** Few files rather than many: what is always wanted together comes together. */
const GROUPS = [
  {
    name: 'first',
    test: /virtual:drawn|node_modules\/@?preact\/|packages\/kernel\/src\/language\/(index|en)|web\/src\/(shell\/(main|App|pages)|features\/home\/(Home|Hero|GameCard|Continue|OpenFile|words|i18n\/en)|ui\/Lazy|browser\/(kept|route|settings)|games\/(shelf|about\/(words|en))|i18n\/(index|en|text|translation)|worker\/levels|sources\/(local\/store|online\/server))\.tsx?$/,
  },
  {
    name: 'table',
    // Words of other languages stay apart: parts wait for theirs, and would wait for themselves in one file.
    test: /^(?!.*\/(?!en)[a-z]{2}\.ts$).*(packages\/kernel\/(?!src\/language)|web\/src\/(table\/(?!rules\/)|worker\/|sources\/(contract|facts|trouble|local\/)|ui\/(?!Lazy)|i18n\/refusal|games\/PlayedTable|features\/play\/|browser\/download))/,
  },
  // The front page shows a board without a table.
  { name: 'water', test: /web\/src\/games\/canals\/(shimmer\.(ts|css)|drawing\.css)$/ },
  // Pages that only name the game and its seats fetch none of its drawings.
  {
    name: 'canals',
    test: /packages\/canals\/|web\/src\/games\/canals\/(words|Marker|edition|i18n\/en)\.tsx?$/,
  },
  { name: 'canals-table', test: /web\/src\/games\/canals\/(?!lesson\/|i18n\/|rules\/(?!sections))/ },
];

export default defineConfig({
  base: './',
  plugins: [drawings(), manifests(), precache(), preloadFonts()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/shell/sw.ts' },
      output: {
        codeSplitting: { groups: GROUPS },
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080', '/t/': 'http://localhost:8080' } },
});
