import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';

const PUBLIC_FILES = ['icon.svg', 'icon-turn.svg', 'icon-192.png', 'manifest.webmanifest'];

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

export default defineConfig({
  base: './',
  plugins: [precache()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080' } },
});
