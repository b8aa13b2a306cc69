import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

const root = path.dirname(import.meta.dirname);
/** `npm test` has built the page already. */
const built = process.env['E2E_SITE'];
const outDir = built ?? path.join(root, '../../.cache/web-size');
const FIRST_SCREEN = 155_000;
/** The first screen, a match of one game against bots in one language, and its review. */
const VISIT = 320_000;
const FONTS = 90_000;
const STAGE = 20_000;
/** With each part of the front page that comes later: less than any engine. */
const LATER_SCRIPT = 5_000;
/** Smaller files are not compressed. */
const PACKET = 1400;

const compressed = (file: string): number =>
  gzipSync(readFileSync(path.join(outDir, file)), { level: 9 }).length;
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + compressed(file), 0);

/** The files of a kind that the page asks for before it can draw anything. */
const firstFiles = (kind: string): string[] => {
  const page = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)]
    .map((match) => match[1]!)
    .filter((file) => file.endsWith(kind));
};
const allFiles = (kind: string): string[] =>
  readdirSync(path.join(outDir, 'assets'))
    .filter((name) => name.endsWith(kind))
    .map((name) => `assets/${name}`);

/** The scripts that these ask for, at once or later, and what those ask for; these included. */
const withImports = (files: readonly string[]): string[] => {
  const found = new Set(files);
  for (const file of found)
    for (const [, name] of readFileSync(path.join(outDir, file), 'utf8').matchAll(
      /(?:from|import|import\()["`]\.\/([\w-]+\.js)["`]/g,
    ))
      found.add(`assets/${name}`);
  return [...found];
};

beforeAll(async () => {
  // Vitest says "test", and Vite would build the page for developers, which is larger.
  vi.stubEnv('NODE_ENV', 'production');
  if (built === undefined) await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
});

test('the first screen takes less than 155 kB of compressed script, in few requests', () => {
  const scripts = firstFiles('.js');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(6);
  expect(total(scripts)).toBeLessThan(FIRST_SCREEN);
});

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What a visit opens after the first screen: a match of one game against bots, its end, and its review. */
const openedBy = (game: string): string[] => [
  ...['play/LocalTable.tsx', 'setup/NewMatch.tsx', 'review/ReviewPage.tsx'].map(
    (file) => `src/features/${file}`,
  ),
  'src/worker.ts',
  ...['coach/Afterwards.tsx', 'coach/history/keep.ts', 'sources/local/start.ts', 'worker/judge.ts'].map(
    (file) => `../../table/page/${file}`,
  ),
  ...[
    'page/face.ts',
    'rules/index.ts',
    'review/index.ts',
    'page/worker/engine.ts',
    'page/worker/advice.ts',
  ].map((file) => `../../games/${game}/${file}`),
];

/** The scripts of the first screen, those that these sources are built into, and those that they import. */
const scriptsOf = (sources: readonly string[]): string[] => {
  const manifest: Readonly<Record<string, ManifestEntry>> = JSON.parse(
    readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'),
  );
  const found = new Set(sources);
  for (const name of found) for (const each of manifest[name]!.imports ?? []) found.add(each);
  const files = [...found].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js'));
  return [...new Set([...firstFiles('.js'), ...files])];
};

test.each(['canals', 'cards'])('a visit with a match of %s and its review loads less than 320 kB', (game) => {
  expect(total(scriptsOf(openedBy(game)))).toBeLessThan(VISIT);
});

test('the worker loads the rules that the page loads, and nothing that draws', () => {
  const worker = withImports(allFiles('.js').filter((file) => file.includes('/worker-')));
  const named = (name: string): string[] => worker.filter((file) => file.includes(`/${name}-`));
  for (const shared of ['kernel', 'canals', 'cards']) expect(named(shared)).not.toEqual([]);
  for (const drawing of ['first', 'table', 'canals-table', 'face']) expect(named(drawing)).toEqual([]);
});

test('a browser may compile the first file while it loads', () => {
  for (const file of firstFiles('.js'))
    expect(readFileSync(path.join(outDir, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('two fonts take at most 90 kB together, and the first words do not wait for them', () => {
  const fonts = allFiles('.woff2');
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + statSync(path.join(outDir, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(FONTS);
  expect(firstFiles('.woff2')).toEqual([]);
  const styles = firstFiles('.css').map((file) => readFileSync(path.join(outDir, file), 'utf8'));
  expect(styles.join('').match(/@font-face\{[^}]*woff2/g)).toBeNull();
});

test('text is written compressed too, as Brotli and as gzip', () => {
  for (const file of [...allFiles('.js'), ...allFiles('.css')]) {
    const text = readFileSync(path.join(outDir, file));
    if (text.length < PACKET) continue;
    expect(brotliDecompressSync(readFileSync(path.join(outDir, `${file}.br`))).equals(text), file).toBe(true);
    expect(gunzipSync(readFileSync(path.join(outDir, `${file}.gz`))).equals(text), file).toBe(true);
  }
});

/** The scripts that are loaded with those of this name, themselves included, and not with the first screen. */
const laterWith = (name: string): string[] => {
  const first = firstFiles('.js');
  const wanted = new Set(allFiles('.js').filter((file) => file.includes(`/${name}-`)));
  for (const file of wanted)
    for (const [, each] of readFileSync(path.join(outDir, file), 'utf8').matchAll(
      /(?:from|import)"\.\/([\w-]+\.js)"/g,
    ))
      wanted.add(`assets/${each}`);
  expect([...wanted].some((file) => first.includes(file))).toBe(true);
  return [...wanted].filter((file) => !first.includes(file));
};

test.each(['stage', 'TodayCard'])('%s comes to the front page later, and without an engine', (name) => {
  const later = laterWith(name);
  expect(later.length).toBeGreaterThan(0);
  expect(total(later)).toBeLessThan(LATER_SCRIPT);
});

test('the match on the front page is small', () => {
  expect(total(allFiles('.json'))).toBeLessThan(STAGE);
});
