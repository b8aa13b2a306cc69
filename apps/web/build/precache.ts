import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const PUBLIC_FILES = [
  'hero-light.webp',
  'hero-dark.webp',
  'icon.svg',
  'icon-turn.svg',
  'icon-192.png',
  'manifest.webmanifest',
];

/** Tells the service worker which files there are. */
export const precache = (): Plugin => ({
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
