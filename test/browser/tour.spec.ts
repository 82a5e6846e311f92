import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

const offer = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Visa mig runt' });
const tour = (page: Page) => page.locator('.tour');

async function notSeen(page: Page): Promise<void> {
  const answer = await page.request.put('/api/profile', { data: { settings: { tourSeen: false } } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('the demo gives a student a tour by keyboard, and remembers that it was seen', async ({ page }) => {
  await signIn(page, 'student');
  await notSeen(page);
  await page.goto('/min-dag');
  await offer(page).press('Enter');
  await expect(tour(page)).toHaveRole('region');
  await expect(tour(page).getByRole('heading', { name: 'Min dag' })).toBeFocused();
  await expect(tour(page)).toContainText('1 av 3');
  await tour(page).getByRole('button', { name: 'Nästa' }).press('Enter');
  await expect(page).toHaveURL(/\/examform$/);
  // The page has loaded, and the text field keeps the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Prövningar' })).toBeVisible();
  await expect(tour(page).getByRole('heading', { name: 'Prövningar' })).toBeFocused();
  await expect(page.locator('.side-nav a[href="/examform"]')).toHaveAttribute('data-toured');
  await tour(page).getByRole('button', { name: 'Tillbaka' }).press('Enter');
  await expect(page).toHaveURL(/\/min-dag$/);
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator('[data-toured]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Min dag' })).toBeFocused();
  await expect(offer(page)).toHaveCount(0);
  await expect
    .poll(async () => {
      const profile = (await (await page.request.get('/api/profile')).json()) as {
        settings: { tourSeen: boolean };
      };
      return profile.settings.tourSeen;
    })
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('the tour is sound in every view, and the palette offers it to those who have seen it', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  await page.goto('/min-dag');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const field = page.getByRole('dialog', { name: 'Gå till' }).getByRole('combobox');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await field.fill('runt');
  await page.keyboard.press('Enter');
  await expect(tour(page)).toContainText('1 av 4');
  await expectSoundInViews(page, 'the tour');
});
