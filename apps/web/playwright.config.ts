import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { SEED } from './e2e/seed.ts';
import { LOG, PORT } from './e2e/server.ts';
import { isSoak } from './e2e/soak.ts';

/** The browser of the system: `CHROMIUM_PATH`, or where Debian puts it; without windows it needs less time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');
const asRoot = process.getuid?.() === 0;
/** A folder with the page as it was built a moment ago, like the server; without it both are built here if necessary. */
const SITE = process.env['E2E_SITE'];
const BUILD = 'node ../../scripts/build-server.ts && node ../../scripts/build-page.ts';
const SERVER = `node ../server/test/predictable.ts > "${LOG}"`;

// Two workers and a server load the same modules, in every run: they are compiled once. Children inherit it.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, '../../.cache/compile');

/**
 * Parts of the browser that no test sees. The suggestions below the address line are a page of their own in every window:
 * they cost more than ours. Chromium heeds the last list alone, so it begins with what Playwright turns off.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(import.meta.dirname, '../../.cache/e2e'),
  workers: 2,
  fullyParallel: true,
  // Limits against hanging, not a measure of speed: machines are shared and noisy, and some are ten times as slow.
  timeout: isSoak ? 7_200_000 : 1_200_000,
  expect: { timeout: 120_000 },
  // Everything is seeded (e2e/seeded.ts): what fails once has a fault.
  retries: 0,
  reporter:
    process.env['E2E_REPORT'] === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 240_000,
    // It fetches the whole page anew for every test; those about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      timeout: 600_000,
      args: [
        '--disable-background-networking',
        // Without a graphics card on every machine, and with one thread: nobody looks at these pages.
        '--disable-gpu',
        '--disable-lcd-text',
        '--num-raster-threads=1',
        // Every message between processes costs both of them time. (With the network in it too, nothing is ever offline.)
        '--in-process-gpu',
        // In one process, starting that renderer changes the environment while another thread reads it: a crash, rarely.
        '--disable-software-rasterizer',
        // A page lives for seconds: the compiler for code that runs for long takes more time than its code saves.
        '--js-flags=--no-turbofan',
        `--disable-features=${FEATURES_OFF.join(',')}`,
        // A name as a home network has it: no https, and not this machine by its own name.
        '--host-resolver-rules=MAP santiago.lan 127.0.0.1',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  // The real server: it serves the built table and the online tables, with the headers it has in earnest.
  webServer: {
    cwd: import.meta.dirname,
    command: SITE === undefined ? `${BUILD} && ${SERVER}` : SERVER,
    url: `http://localhost:${PORT}/api/games`,
    env: {
      SITE: path.resolve(SITE ?? path.join(import.meta.dirname, 'dist')),
      LOTS: String(SEED),
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA: path.join(import.meta.dirname, '../../.cache/e2e-data', String(process.pid)),
      BOT_DELAY: '0-0',
      BOT_PATIENCE: '600000',
      ADVANCE_DELAY: '0-0',
      LOG_LEVEL: 'error',
      GUEST_RATE: '1000',
      ADDRESS_RATE: '10000',
      ADDRESS_TABLES: '10000',
      ADDRESS_BYTES: '1000000000',
    },
    reuseExistingServer: false,
    // It may have to build the page first.
    timeout: 1_800_000,
  },
});
