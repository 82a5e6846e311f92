import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

/** Lists whose columns are chosen by the reader. */
const chosen = [
  '/students?status=alla',
  '/teacher-management',
  '/course-instances?status=alla',
  '/student-enrollments',
  '/education',
  '/programsandcourses',
  '/programsandpackages',
];

/** Tables with columns of their own. */
const fixed = [
  '/anvandare',
  '/notifications',
  '/earnings',
  '/earnings?flik=prislistor',
  '/earnings?flik=provningsavgifter',
];

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main tbody tr').first(), path).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
}

for (const width of [1280, 1440, 1920]) {
  test(`the default columns of every list fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'systemadmin');
    for (const path of [...chosen, ...fixed]) {
      await openList(page, path);
      const over = await page
        .locator('main .table-scroller')
        .evaluateAll((scrollers) =>
          scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        );
      expect.soft(Math.max(...over), `pixels out of sight in ${path}`).toBeLessThanOrEqual(0);
    }
    for (const path of chosen) {
      await openList(page, path);
      const columns = await page.locator('main thead th:not(.table-box, [data-card="actions"])').count();
      expect.soft(columns, `the columns of ${path}`).toBeGreaterThanOrEqual(4);
      expect.soft(columns, `the columns of ${path}`).toBeLessThanOrEqual(7);
    }
  });
}

for (const { name, size } of [
  { name: 'a phone', size: { width: 390, height: 844 } },
  { name: 'a screen enlarged to 200 %', size: { width: 720, height: 450 } },
]) {
  test(`on ${name} the first row of every list is visible without scrolling`, async ({ page }) => {
    await page.setViewportSize(size);
    await signIn(page, 'systemadmin');
    for (const path of [...chosen, ...fixed.filter((one) => one !== '/notifications')]) {
      await openList(page, path);
      const top = await page
        .locator('main tbody tr')
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
      // A line of the row is enough to see that there is more.
      expect.soft(top, `the first row of ${path}`).toBeLessThanOrEqual(size.height - 32);
    }
  });
}

test('on a phone the list tools fit on one line and unfold with one press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin');
  await openList(page, '/students?status=alla');
  const more = page.getByRole('button', { name: 'Fler val' });
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ny elev' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kolumner' })).toBeHidden();
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Kolumner' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportera' })).toBeVisible();
  await expect(page.getByLabel('Sortera efter')).toBeVisible();
});

test('a row’s menu stays visible with all columns shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'admin');
  await openList(page, '/course-instances?status=alla');
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await page
    .getByRole('dialog', { name: 'Välj kolumner' })
    .getByRole('button', { name: 'Visa alla' })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.list-table')).toHaveAttribute('data-after', 'true');
  await expect(page.getByRole('button', { name: /^Åtgärder för/ }).first()).toBeInViewport({ ratio: 1 });
});

test('edits a value in place by keyboard alone, and undoes it', async ({ page }) => {
  await signIn(page, 'admin');
  await openList(page, '/students?status=alla');
  const value = page.getByRole('button', { name: /Byt lärare för/ }).first();
  const before = await value.innerText();
  await value.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog', { name: /^Byt lärare för/ }).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(value).toBeFocused();
  await page.keyboard.press('Enter');
  const taken = before === 'Johan Åkesson' ? 'Åsa Öberg' : 'Johan Åkesson';
  await field.fill(taken);
  await page.getByRole('option', { name: taken }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(value).toHaveText(taken);
  await expect(value).toBeFocused();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(value).toHaveText(before);
});

test('only administrators can change values in the student list', async ({ page }) => {
  await signIn(page, 'teacher');
  await openList(page, '/students?status=alla');
  await expect(page.getByRole('button', { name: /Byt lärare för/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Åtgärder för/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Öppna elevens sida' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Byt lärare' })).toHaveCount(0);
});

test('a row’s menu offers everything that the bulk actions do', async ({ page }) => {
  await signIn(page, 'admin');
  for (const { path, bar } of [
    { path: '/students?status=alla', bar: 'Valda elever' },
    { path: '/student-enrollments', bar: 'Valda inskrivningar' },
  ]) {
    await openList(page, path);
    await page.locator('main tbody input[type="checkbox"]').first().check();
    const names = await page
      .getByRole('region', { name: bar })
      .getByRole('button')
      .filter({ hasNotText: /^Välj alla|^Avmarkera|^Rensa/ })
      .allInnerTexts();
    expect(names.length, path).toBeGreaterThan(3);
    await page
      .getByRole('button', { name: /^Åtgärder för/ })
      .first()
      .click();
    const items = await page.getByRole('menuitem').allInnerTexts();
    for (const name of names) expect.soft(items, `the menu of a row in ${path}`).toContain(name);
    await page.keyboard.press('Escape');
  }
});
