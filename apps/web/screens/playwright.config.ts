import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Pictures are drawn, not tested: a busy machine takes longer over them, and only what hangs for good is given up. */
const HANGS = 300_000;
const STUCK = 120_000;

export default defineConfig({
  ...base,
  testDir: '.',
  workers: 2,
  timeout: HANGS,
  expect: { timeout: STUCK },
  use: { ...base.use, actionTimeout: STUCK },
});
