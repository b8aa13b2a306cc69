import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** The browser of the system: `CHROMIUM_PATH`, or where Debian puts it. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const asRoot = process.getuid?.() === 0;
const PORT = Number(process.env['E2E_PORT'] ?? 4179);

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(import.meta.dirname, '../../.cache/e2e'),
  workers: 2,
  fullyParallel: true,
  // A limit against hanging, not a measure of speed: machines are shared and noisy.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Matches are dealt anew every time; one that fails is played once more and reported as flaky.
  retries: 1,
  reporter:
    process.env['E2E_REPORT'] === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    launchOptions: {
      executablePath,
      args: [
        '--disable-background-networking',
        // A name as a home network has it: no https, and not this machine by its own name.
        '--host-resolver-rules=MAP santiago.lan 127.0.0.1',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  // The real server: it serves the built table and the online tables, with the headers it has in earnest.
  webServer: {
    cwd: import.meta.dirname,
    command: 'vite build --logLevel warn && node ../server/src/main.ts',
    url: `http://localhost:${PORT}/api/games`,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA: path.join(import.meta.dirname, '../../.cache/e2e-data', String(process.pid)),
      BOT_DELAY: '0-10',
      LOG_LEVEL: 'error',
      GUEST_RATE: '1000',
      ADDRESS_RATE: '10000',
    },
    reuseExistingServer: false,
  },
});
