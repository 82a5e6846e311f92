import { expect, test, type Page } from '@playwright/test';
import { makeStudent, signIn } from '../support/browser-session.js';

const names = (page: Page) => page.locator('main tbody [data-opens-row]');

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(names(page).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test('Space shows a row next to its list, arrow keys move on, and Esc returns to the row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin');
  for (const path of [
    '/students',
    '/course-instances',
    '/student-enrollments',
    '/education',
    '/programsandcourses',
    '/programsandpackages',
    '/teacher-management',
  ]) {
    await openList(page, path);
    const summary = page.getByRole('complementary', { name: /^Sammanfattning: / });
    const [first, second] = [names(page).nth(0), names(page).nth(1)];
    await first.press('Space');
    await expect(summary.getByRole('heading', { level: 2 }).first(), path).toHaveText(
      await first.innerText(),
    );
    await expect(first, path).toBeFocused();
    await first.press('ArrowDown');
    await expect(second, path).toBeFocused();
    await expect(summary.getByRole('heading', { level: 2 }).first(), path).toHaveText(
      await second.innerText(),
    );
    // The list is beside it, not below: nothing is covered and nothing out of sight.
    const [list, box] = [
      await page.locator('main .table-scroller').boundingBox(),
      await summary.boundingBox(),
    ];
    expect(list!.x + list!.width, path).toBeLessThanOrEqual(box!.x);
    const over = await page
      .locator('main .table-scroller')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(over, path).toBeLessThanOrEqual(0);
    await second.press('ArrowRight');
    await expect(summary, path).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary, path).toHaveCount(0);
    await expect(second, path).toBeFocused();
  }
});

test('the summary of a protected student asks for a reason before loading anything', async ({ page }) => {
  await signIn(page, 'admin');
  const { id, name } = await makeStudent(page.request, { name: 'Rut Skyddad' });
  const protect = await page.request.put(`/api/students/${id}/protected`, { data: { isProtected: true } });
  expect(protect.status()).toBe(200);
  await openList(page, `/students?status=alla&q=${encodeURIComponent(name)}`);
  const row = page.locator('main tbody tr').filter({ hasText: 'Skyddad identitet' });
  await row.locator('[data-opens-row]').press('Space');
  const summary = page.getByRole('complementary', { name: /^Sammanfattning: / });
  await expect(summary.getByRole('heading', { name: 'Varför öppnar du eleven?' })).toBeVisible();
  await expect(summary.getByText('Grundläggande Information')).toHaveCount(0);
  await summary.getByRole('button', { name: 'Avbryt' }).click();
  await expect(summary).toHaveCount(0);
  await expect(row.locator('[data-opens-row]')).toBeFocused();
});

test('on a phone the summary is a sheet, also opened from the row’s menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin');
  await openList(page, '/course-instances');
  const menu = page.getByRole('button', { name: /^Åtgärder för/ }).first();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Visa sammanfattning' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Öppna sidan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(menu).toBeFocused();
});
