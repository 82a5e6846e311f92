import { defineConfig, type LaunchOptions } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

/** `npm test` has found the browser already; `npx playwright test` alone finds it here, once for all workers. */
process.env['BROWSER_LAUNCH'] ??= JSON.stringify(await findBrowser());
const launchOptions = JSON.parse(process.env['BROWSER_LAUNCH']) as LaunchOptions;

const TYPING = /typing\.spec\.ts$/;

export default defineConfig({
  testDir: './test/browser',
  outputDir: './test-results/browser',
  globalSetup: './test/support/browser-server.ts',
  // One server and one demo school for the run: tests make the records that they change.
  workers: 4,
  projects: [
    { name: 'pages', testIgnore: TYPING, workers: 3 },
    // Who types waits between the letters: that needs time and no core, so it goes on beside the rest.
    { name: 'typing', testMatch: TYPING, workers: 1 },
  ],
  fullyParallel: false,
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BROWSER_BASE_URL'],
    launchOptions,
    // Requests of a service worker are hidden from tests that answer in the server's place.
    serviceWorkers: 'block',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
