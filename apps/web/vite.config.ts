import { defineConfig } from 'vite';
import { onlyParts } from '../../scripts/parts.ts';
import { CHUNKS } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { drawings } from './build/drawings.ts';
import { compiledOnLoad, paintedWithWords } from './build/first-frame.ts';
import { grouped } from './build/grouped.ts';
import { manifests } from './build/manifests.ts';
import { plainPasskeyErrors } from './build/passkeys.ts';
import { precache } from './build/precache.ts';
import { preloadsOf, sharedWorker, workerLoading } from './build/worker.ts';

export default defineConfig({
  base: './',
  plugins: [
    onlyParts('page'),
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
        codeSplitting: { groups: [...CHUNKS] },
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080', '/t/': 'http://localhost:8080' } },
});
