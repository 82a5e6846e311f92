import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';

/** What a browser really fetches, lazy parts included that a page asks for by itself. */
async function loadedBy(page: Page, path: string): Promise<{ script: number; style: number }> {
  const sizes = { script: 0, style: 0 };
  const counting: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const size = kind === 'script' ? 'script' : 'style';
    counting.push(
      response.body().then((body) => void (sizes[size] += gzipSync(body, { level: 9 }).length / 1000)),
    );
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await Promise.all(counting);
  return sizes;
}

test('the first load of /login is at most 190 kB of JavaScript and 30 kB of CSS', async ({ page }) => {
  const { script, style } = await loadedBy(page, '/login');
  await expect(page.getByRole('button', { name: 'Logga in' }).last()).toBeVisible();
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(190);
  expect(style).toBeLessThanOrEqual(30);
});

test('the first load of /apl is at most 250 kB of JavaScript and 30 kB of CSS', async ({ page }) => {
  await page.request.post('/api/auth/login', {
    data: { email: 'teacher@demo.se', password: 'Demo-2026-skola' },
  });
  const { script, style } = await loadedBy(page, '/apl');
  await expect(page.getByText('Totalt antal studenter')).toBeVisible();
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(250);
  expect(style).toBeLessThanOrEqual(30);
});
