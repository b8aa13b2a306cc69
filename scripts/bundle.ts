// Bundles the server: its code, the programs of its threads and everything else that its code reads.

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { onlyParts } from './parts.ts';
import { FILE_LIST } from './sources.ts';

/** Why there is no bundle, in sentences for people. */
export class Refusal extends Error {}

export type Program = {
  readonly root: string;
  /** The module that starts it. */
  readonly start: string;
  /** Modules that others import from the bundle, by the names of their files. */
  readonly modules: Readonly<Record<string, string>>;
  /** Packages that stay outside. */
  readonly external: readonly string[];
  /** Where the bundle will be. */
  readonly home: string;
};

/** How code names a file: the program of a thread, or something that it reads. */
const NAMED = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Puts the files that our code names into the bundle: programs as programs, everything else as it is. */
const namedFiles = ({ root, home }: Program, faults: string[]): Plugin => ({
  name: 'named-files',
  transform(code, id) {
    if (!path.isAbsolute(id) || id.includes('node_modules') || !code.includes('import.meta')) return null;
    const source = path.relative(root, id);
    if (code.replaceAll(NAMED, '').includes('import.meta'))
      faults.push(`${source} must name files as new URL('./file', import.meta.url).`);
    return code.replaceAll(NAMED, (text, name: string) => {
      const file = path.resolve(path.dirname(id), name);
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
        // A folder that is in the same place for both, such as the page, is not part of the program.
        if (path.extname(file) !== '' || file !== path.resolve(home, name))
          faults.push(`${source} reads ${path.relative(root, file)}, which is missing.`);
        return text;
      }
      const emitted = file.endsWith('.ts')
        ? this.emitFile({ type: 'chunk', id: file, name: path.basename(file, '.ts') })
        : this.emitFile({ type: 'asset', name: path.basename(file), source: readFileSync(file) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${emitted})`;
    });
  },
  buildEnd() {
    if (faults.length > 0) this.error('incomplete');
  },
});

/** The file to run: it starts the server if all files of the bundle are there. */
const MAIN = 'main.js';

const mainOf = (files: readonly string[]): string => `import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const names = ${JSON.stringify(files)};
const missing = names.map((name) => fileURLToPath(new URL(name, import.meta.url))).find((file) => !existsSync(file));
if (missing === undefined) await import('./start.js');
else {
  process.stderr.write(\`The server is incomplete: \${missing} is missing. Build it again: node scripts/build-server.ts\\n\`);
  process.exitCode = 1;
}
`;

const fileList = (): Plugin => ({
  name: 'file-list',
  generateBundle(_, bundle) {
    const files = [FILE_LIST, MAIN, ...Object.keys(bundle)];
    this.emitFile({ type: 'asset', fileName: FILE_LIST, source: JSON.stringify(files) });
    this.emitFile({ type: 'asset', fileName: MAIN, source: mainOf(files) });
  },
});

/** Writes the bundle into an empty folder. */
export async function bundle(program: Program, folder: string): Promise<void> {
  const { build } = await import('rolldown');
  const faults: string[] = [];
  try {
    await build({
      input: { start: program.start, ...program.modules },
      platform: 'node',
      external: [...program.external],
      plugins: [onlyParts('program', 'server'), namedFiles(program, faults), fileList()],
      logLevel: 'warn',
      output: {
        dir: folder,
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    });
  } catch (error) {
    throw faults.length === 0 ? error : new Refusal(faults.join('\n'));
  }
}
