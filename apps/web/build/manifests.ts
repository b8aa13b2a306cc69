import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { PAGE, TRANSLATED, WEB } from './folders.ts';

/** The manifest in every other language that the shell has words in: what a device says of the page it installs. */
export const manifests = (): Plugin => ({
  name: 'manifests',
  async generateBundle() {
    const english: Readonly<Record<string, unknown>> = JSON.parse(
      readFileSync(path.join(WEB, 'public/manifest.webmanifest'), 'utf8'),
    );
    for (const lang of TRANSLATED) {
      const words = (await import(pathToFileURL(path.join(PAGE, 'i18n', `${lang}.ts`)).href)) as Readonly<
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
