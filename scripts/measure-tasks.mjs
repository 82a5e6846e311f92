/* global window, document, MutationObserver, PerformanceObserver */
/**
 * Measures main-thread time of each page with 4× CPU throttling and a cold cache: `node
 * scripts/measure-tasks.mjs [/students /examform …]`. `--rounds <n>`: default 3. `--url <address>`: a running
 * demo school; several are compared alternately. `--parts`: composition of the longest tasks. `--clock`:
 * wall-clock time on a throttled thread without tracing, for an idle machine. Otherwise a task is four times
 * its CPU, the least of the rounds, since other load lengthens wall-clock time.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { openDemoSchool, signIn } from './demo-school.mjs';
import { findBrowser } from './find-browser.mjs';
import { PAGES, stateOf } from './measured-pages.mjs';
import { mainThreadTasks, partsOf } from './task-trace.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    url: { type: 'string', multiple: true },
    parts: { type: 'boolean' },
    clock: { type: 'boolean' },
  },
});
if (values.clock && values.parts) throw new Error('What a task consists of is not seen by the clock.');
const rounds = Number(values.rounds ?? 3);
const SLOWDOWN = 4;
const GOALS = { task: 200, content: { '/login': 1500 }, contentElsewhere: 2000 };

const school = values.url ? null : await openDemoSchool();
const urls = values.url ?? [school.url];
const browser = await chromium.launch(await findBrowser());
try {
  const kept = new Map();
  const asked = PAGES.filter(([path]) => positionals.length === 0 || positionals.includes(path));
  for (const [path, account, stands] of asked) {
    const looks = new Map(urls.map((url) => [url, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const url of urls) {
        const key = `${url} ${account}`;
        if (!kept.has(key)) kept.set(key, await stateOf(browser, url, account, signIn));
        const { storageState, student } = kept.get(key);
        looks
          .get(url)
          .push(await look({ url, path: path.replace(':student', student), storageState, stands }));
      }
    for (const url of urls)
      print(urls.length > 1 ? `${path} :${new URL(url).port}` : path, path, looks.get(url));
  }
} finally {
  await browser.close();
  await school?.close();
}

async function look({ url, path, storageState, stands }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'sv-SE',
    baseURL: url,
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  await page.addInitScript(watch, stands);
  const visit = async () => {
    await page.goto(path);
    await page.waitForFunction(() => window.__stands > 0);
    // Wait for background work.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
  };
  const seen = values.clock ? await byClock(context, page, visit) : await byTrace(page, visit);
  await context.close();
  seen.tasks.sort((one, other) => other.ms - one.ms);
  return { ...seen, all: sum(seen.tasks) };
}

/** Wall-clock measurement in the page: tasks above 50 ms and the first paint of content. */
async function byClock(context, page, visit) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await visit();
  return page.evaluate(() => ({
    tasks: window.__tasks.map((ms) => ({ ms })),
    shift: window.__shift,
    first: window.__drawn,
    content: window.__stands,
  }));
}

async function byTrace(page, visit) {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'v8.execute',
      'blink.user_timing',
      ...(values.parts ? ['disabled-by-default-v8.cpu_profiler'] : []),
    ],
  });
  await visit();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainThreadTasks(trace.traceEvents).map((task) => ({ ...task, ms: task.cpu * SLOWDOWN }));
  const stoodAt = trace.traceEvents.find(
    ({ name, cat }) => name === 'stands' && cat.includes('user_timing'),
  ).ts;
  return {
    tasks,
    trace,
    shift: await page.evaluate(() => window.__shift),
    content: sum(tasks.filter(({ at }) => at < stoodAt)),
  };
}

function sum(tasks) {
  return tasks.reduce((total, { ms }) => total + ms, 0);
}

/** Records, before the page's script: first paint of data, long tasks, layout shift. */
function watch(selector) {
  window.__stands = 0;
  window.__shift = 0;
  window.__tasks = [];
  const whenPainted = (sought, then) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(sought)) return;
      seen.disconnect();
      window.requestAnimationFrame(() => window.setTimeout(then));
    });
    seen.observe(document, { childList: true, subtree: true });
  };
  // The loading screen in the HTML does not count as the page.
  whenPainted('#root > :not(.boot)', () => {
    window.__drawn = window.performance.now();
  });
  whenPainted(selector, () => {
    window.performance.mark('stands');
    window.__stands = window.performance.now();
  });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.__shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.__tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

function print(name, path, looks) {
  const least = (of) => Math.min(...looks.map(of));
  const best = looks.reduce((one, other) => (longestOf(other) < longestOf(one) ? other : one));
  const ms = (value, goal = Infinity) => `${value.toFixed(0).padStart(5)} ms${value > goal ? ' !' : '  '}`;
  const goal = GOALS.content[path] ?? GOALS.contentElsewhere;
  const others = best.tasks.slice(1, 5).map((task) => task.ms.toFixed(0));
  const first = values.clock
    ? `first content after${ms(
        least((look) => look.first),
        goal,
      )} `
    : '';
  console.log(
    `${name.padEnd(30)} longest${ms(longestOf(best), GOALS.task)} then ${others.join(', ').padEnd(18)} ${first}` +
      `data after${ms(
        least((look) => look.content),
        goal,
      )} ${values.clock ? '' : `all${ms(least(({ all }) => all))} `}jumped ${least(({ shift }) => shift).toFixed(3)}`,
  );
  if (!values.parts) return;
  for (const task of best.tasks.slice(0, 4))
    for (const line of partsOf(task, best.trace)) console.log(`    ${line}`);
}

function longestOf({ tasks }) {
  return tasks[0]?.ms ?? 0;
}
