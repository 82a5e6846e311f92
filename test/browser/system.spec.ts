import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

test('TEST: shows system status and a role’s menus, and the date field keeps its limits', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/test');
  for (const part of ['API', 'Databas', 'Bakgrundsjobb', 'Filer', 'Mejl'])
    await expect(page.getByText(`${part}: fungerar`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Skicka testbrev till mig' }).click();
  await expect(page.getByText('Ett testbrev är på väg till admin@demo.se.')).toBeVisible();

  await page.getByLabel('Roll', { exact: true }).selectOption('STUDENT');
  const menus = page.locator('.role-menus');
  await expect(menus.getByText('/examform')).toBeVisible();
  await expect(menus.getByText('/students')).toHaveCount(0);

  const day = page.getByLabel('Vardag inom två månader');
  await day.fill('2001-01-01');
  await day.blur();
  await expect(page.getByText('Ogiltigt val')).toBeVisible();
});

test('TEST is accessible, wide and narrow, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/test');
  await expect(page.getByText('Databas: fungerar', { exact: true })).toBeVisible();
  await expectSoundInViews(page, 'TEST', {
    views: [
      ['light', 1440],
      ['dark', 320],
    ],
  });
});
