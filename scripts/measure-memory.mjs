/* global window, document */
/**
 * Measures browser memory after repeated navigation: `node scripts/measure-memory.mjs`. An administrator
 * visits all pages within the client; garbage is collected every few rounds and the rest reported. `--rounds
 * <n>`: default 30. `--url <address>`: a running demo school.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { openDemoSchool, signIn } from './demo-school.mjs';
import { findBrowser } from './find-browser.mjs';
import { PAGES, stateOf } from './measured-pages.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, url: { type: 'string' } } });
const rounds = Number(values.rounds ?? 30);
const LOOK_AFTER = 5;

const school = values.url ? null : await openDemoSchool();
const browser = await chromium.launch(await findBrowser());
try {
  await walk(values.url ?? school.url);
} finally {
  await browser.close();
  await school?.close();
}

async function walk(url) {
  const { storageState, student } = await stateOf(browser, url, 'admin', signIn);
  const context = await browser.newContext({
    ...{ storageState, baseURL: url, locale: 'sv-SE', viewport: { width: 1440, height: 900 } },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const pages = PAGES.filter(
    ([path, account]) => (account === 'admin' || account === 'teacher') && !path.includes('detaljer'),
  )
    // A teacher's page may be empty for an administrator: its heading is enough.
    .map(([path, account, stands]) => [
      path.replace(':student', student),
      account === 'admin' ? stands : 'main h1',
    ])
    .slice(0, 20);
  await page.goto('/profile');
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, stands] of pages) await goTo(page, path, stands);
    if (round === 1 || round % LOOK_AFTER === 0) await look(page, devtools, round, pages.length);
  }
}

/** Navigates on the client, like a link. */
async function goTo(page, path, stands) {
  await page.evaluate((to) => {
    window.history.pushState({ idx: window.history.length }, '', to);
    window.dispatchEvent(new window.PopStateEvent('popstate', { state: window.history.state }));
  }, path);
  await page.waitForFunction(
    // Returns a boolean, since a returned element handle would be retained.
    ([to, selector]) => window.location.pathname === to && document.querySelector(selector) !== null,
    [path, stands],
  );
  await page.waitForTimeout(100);
}

async function look(page, devtools, round, count) {
  // Measures on the same page each time, after its requests.
  await goTo(page, '/profile', 'main .descriptions');
  await page.waitForTimeout(1500);
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  console.log(
    `${String(round * count).padStart(4)} pages: heap ${(usedSize / 1e6).toFixed(1)} MB, ${nodes} nodes, ` +
      `${jsEventListeners} listeners, ${documents} documents`,
  );
}
