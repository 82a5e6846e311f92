import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { PAGES } from '../../scripts/measured-pages.mjs';

interface FirstLoad {
  /** kB transferred, response headers included. */
  script: number;
  style: number;
  scripts: number;
  requests: number;
}

/**
 * Requests of a cold cache until the page is usable, lazy parts included. Later prefetches do not count. The
 * page itself records the time, since a check from outside is late on a busy machine.
 */
async function firstLoad(page: Page, path: string, usable: string): Promise<FirstLoad> {
  await page.addInitScript((selector) => {
    const note = () => {
      if (!document.querySelector(selector)) return;
      performance.mark('usable');
      watch.disconnect();
    };
    const watch = new MutationObserver(note);
    watch.observe(document, { childList: true, subtree: true });
    // The time at which the page, not only the browser, got the answer.
    const came = () => performance.mark('came');
    addEventListener('load', came, true);
    const { text, json } = Response.prototype;
    const noting = <T>(read: () => Promise<T>) =>
      async function (this: Response): Promise<T> {
        const value = await read.call(this);
        came();
        return value;
      };
    Response.prototype.text = noting(text);
    Response.prototype.json = noting(json);
  }, usable);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const sent = new Map<string, number>();
  const urls = new Map<string, string>();
  line.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.set(urls.get(requestId) ?? requestId, encodedDataLength / 1000),
  );
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const before = await page.evaluate(() => {
    const stands = performance.getEntriesByName('usable')[0]!.startTime;
    const all = performance.getEntriesByType('resource');
    // Requests sent while the content renders count as later ones.
    const end = Math.max(
      ...performance
        .getEntriesByName('came')
        .map(({ startTime }) => startTime)
        .filter((at) => at <= stands),
    );
    return all.filter(({ startTime }) => startTime <= end).map(({ name }) => name);
  });
  await expect.poll(() => before.every((url) => sent.has(url))).toBe(true);
  const of = (ending: string) => before.filter((url) => new URL(url).pathname.endsWith(ending));
  const sum = (files: string[]) => files.reduce((total, url) => total + sent.get(url)!, 0);
  return {
    script: sum(of('.js')),
    style: sum(of('.css')),
    scripts: of('.js').length,
    requests: before.length + 1,
  };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord').first().fill('Demo-2026-skola');
  await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
  await expect(page).not.toHaveURL(/login/);
}

async function someStudent(page: Page): Promise<string> {
  const hits = (await (await page.request.get('/api/search?type=Alla&q=hassan')).json()) as {
    id: string;
    type: string;
  }[];
  return hits.find(({ type }) => type === 'Elev')!.id;
}

/** A new signed-in context with a cold cache. */
async function newcomer(page: Page): Promise<BrowserContext> {
  return page
    .context()
    .browser()!
    .newContext({
      storageState: await page.context().storageState(),
      baseURL: new URL(page.url()).origin,
    });
}

async function firstPage(page: Page, email: string, path: string, usable: string): Promise<FirstLoad> {
  await signIn(page, email);
  const context = await newcomer(page);
  const load = await firstLoad(await context.newPage(), path, usable);
  await context.close();
  return load;
}

test('/login initially loads at most 130 kB of JavaScript in 6 files and 20 kB of CSS', async ({ page }) => {
  const { script, style, scripts, requests } = await firstLoad(page, '/login', 'input[type=password]');
  expect(script).toBeGreaterThan(100);
  expect(script).toBeLessThanOrEqual(130);
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(20);
  expect(scripts).toBeLessThanOrEqual(6);
  expect(requests).toBeLessThanOrEqual(25);
});

for (const { path, email, usable, most } of [
  { path: '/apl', email: 'teacher@demo.se', usable: '.apl-card-name', most: 260 },
  { path: '/students', email: 'admin@demo.se', usable: 'main a[href^="/student/"]', most: 260 },
  { path: '/betyg', email: 'teacher@demo.se', usable: '.grade-group .name', most: 260 },
]) {
  test(`${path} initially loads at most ${most} kB of JavaScript and 20 kB of CSS`, async ({ page }) => {
    const { script, style, scripts } = await firstPage(page, email, path, usable);
    expect(script).toBeGreaterThan(100);
    expect(script).toBeLessThanOrEqual(most);
    expect(style).toBeGreaterThan(0);
    expect(style).toBeLessThanOrEqual(20);
    expect(scripts).toBeLessThanOrEqual(20);
  });
}

/** Until the content is shown, with the scripts of the layout. */
const MOST = { requests: 38, scripts: 21 };

for (const account of new Set(PAGES.map(([, account]) => account)))
  test(`no page of ${account ?? 'nobody'} loads more than its limit before its content is visible`, async ({
    page,
  }) => {
    if (account) await signIn(page, `${account}@demo.se`);
    else await page.goto('/login');
    const student = account === 'admin' || account === 'teacher' ? await someStudent(page) : '';
    for (const [path, , usable] of PAGES.filter(([, by]) => by === account)) {
      const fresh = await newcomer(page);
      const load = await firstLoad(await fresh.newPage(), path.replace(':student', student), usable);
      // The page, its style sheets and scripts, and its first answers: fewer would be no page at all.
      expect(load.requests).toBeGreaterThan(5);
      expect.soft(load.requests, `the requests of ${path}`).toBeLessThanOrEqual(MOST.requests);
      expect.soft(load.scripts, `the scripts of ${path}`).toBeLessThanOrEqual(MOST.scripts);
      await fresh.close();
    }
  });
