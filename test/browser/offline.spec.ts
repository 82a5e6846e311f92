import { expect, test } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

test.use({ serviceWorkers: 'allow' });

test('a page that cannot be loaded says so and continues once the server answers; nothing is stored', async ({
  page,
  context,
}) => {
  await signIn(page, 'student');
  await page.goto('/min-utbildning');
  await expect(page.getByRole('heading', { level: 1, name: 'Min utbildning' })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.goto('/betyg-och-intyg').catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Du är offline' })).toBeVisible();
  await expect(page).toHaveTitle('Du är offline');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betyg och intyg' })).toBeVisible();
});
