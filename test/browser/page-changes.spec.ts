import { expect, test } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

test('page changes are animated, but not at all with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const begin = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function noted(...given) {
      performance.mark('page-change');
      return begin.apply(this, given);
    };
  });
  const changes = () => page.evaluate(() => performance.getEntriesByName('page-change').length);
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await signIn(page, 'teacher');
  await page.goto('/min-dag');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Elever' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elever' })).toBeFocused();
  expect(await changes()).toBe(1);
  // A filter does not change the page.
  await page.goto('/students');
  await page.getByRole('main').getByRole('searchbox').first().fill('anna');
  await expect(page).not.toHaveURL(/\/students$/);
  expect(await changes()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menu.getByRole('link', { name: 'Min dag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Min dag' })).toBeFocused();
  expect(await changes()).toBe(0);
});
