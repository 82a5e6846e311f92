import { gzipSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';

interface FirstLoad {
  script: number;
  style: number;
}

/**
 * What a browser really fetches (kB, gzip) until the page can be used, lazy parts included that the page asks
 * for by itself. What is fetched ahead afterwards keeps nobody waiting.
 */
async function firstLoad(page: Page, path: string, usable: Locator): Promise<FirstLoad> {
  const fetched: Promise<{ kind: string; size: number }>[] = [];
  let loading = true;
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (!loading || (kind !== 'script' && kind !== 'stylesheet')) return;
    const size = async () => {
      const body = await (await request.response())?.body();
      return { kind, size: gzipSync(body ?? '', { level: 9 }).length / 1000 };
    };
    fetched.push(size());
  });
  await page.goto(path);
  await expect(usable).toBeVisible();
  loading = false;
  const files = await Promise.all(fetched);
  const sum = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((total, file) => total + file.size, 0);
  return { script: sum('script'), style: sum('stylesheet') };
}

test('the first load of /login is at most 190 kB of JavaScript and 30 kB of CSS', async ({ page }) => {
  const { script, style } = await firstLoad(page, '/login', page.getByLabel('Lösenord').first());
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
  const column = board.getByRole('region', { name: /^Är i fas/ });
  const { script, style } = await firstLoad(board, '/apl', column.getByRole('button').first());
  expect(script).toBeGreaterThan(100);
  expect(script).toBeLessThanOrEqual(250);
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(30);
});
