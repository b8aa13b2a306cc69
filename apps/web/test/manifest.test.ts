import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { en } from '@santiago/table/page/i18n/en.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

// Before any script runs, the page and its manifest speak English; the build makes the others from the dictionaries.
it('the page and its manifest say what the English dictionary says', () => {
  const manifest = JSON.parse(read('public/manifest.webmanifest')) as Readonly<Record<string, unknown>>;
  expect(manifest).toMatchObject({ lang: 'en', name: en.title, description: en.description });
  expect(read('index.html')).toContain(`<meta name="description" content="${en.description}" />`);
  expect(read('index.html')).toContain(`<title>${en.title}</title>`);
});
