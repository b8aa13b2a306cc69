import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|santiago|svg|webmanifest)$/;
/** What fits into one packet gains nothing. */
const PACKET = 1400;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes text compressed too, once and as small as it gets: the server sends the form that the browser reads. */
export const compressed = (): Plugin => ({
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
