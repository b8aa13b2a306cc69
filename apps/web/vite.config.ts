import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080' } },
});
