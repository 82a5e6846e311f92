import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';

interface FirstLoad {
  script: number;
  style: number;
}

/**
 * What a browser really fetches (kB, gzip) until the page can be used, lazy parts included that the page asks
 * for by itself. What is fetched ahead afterwards keeps nobody waiting. The page itself notes when what it is
 * for first stands there: a question from outside would come late on a busy machine.
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
  }, usable);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const urls = await page.evaluate(() => {
    const end = performance.getEntriesByName('usable')[0]!.startTime;
    const all = performance.getEntriesByType('resource');
    return all.filter(({ startTime }) => startTime <= end).map(({ name }) => name);
  });
  const sum = async (extension: string) => {
    const files = urls.filter((url) => new URL(url).pathname.endsWith(extension));
    const sizes = files.map(async (url) => {
      const body = await (await page.request.get(url)).body();
      return gzipSync(body, { level: 9 }).length / 1000;
    });
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  return { script: await sum('.js'), style: await sum('.css') };
}

test('the first load of /login is at most 190 kB of JavaScript and 30 kB of CSS', async ({ page }) => {
  const { script, style } = await firstLoad(page, '/login', 'input[type=password]');
  expect(script).toBeGreaterThan(100);
  expect(script).toBeLessThanOrEqual(190);
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(30);
});

test('the first load of /apl is at most 250 kB of JavaScript and 30 kB of CSS', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('E-post').fill('teacher@demo.se');
  await page.getByLabel('Lösenord').first().fill('Demo-2026-skola');
  await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
  await expect(page).not.toHaveURL(/login/);

  // A new window of someone who is signed in: the board is the first thing that it shows.
  const board = await context.newPage();
  const { script, style } = await firstLoad(board, '/apl', '.apl-card-name');
  expect(script).toBeGreaterThan(100);
  expect(script).toBeLessThanOrEqual(250);
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(30);
});
