import { defineConfig } from '@playwright/test';

/** The browser of the system: `CHROMIUM_PATH`, or where Debian puts it. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const asRoot = process.getuid?.() === 0;
const PORT = 4179;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  reporter:
    process.env['E2E_REPORT'] === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath,
      args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: `vite build --logLevel warn && vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: process.env['CI'] === undefined,
  },
});
