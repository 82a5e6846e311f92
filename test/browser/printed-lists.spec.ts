import { expect, test, type Page } from '@playwright/test';

import { makeStudent, signIn } from '../support/browser-session.js';

/** Captures the printed page instead of opening the dialog. */
async function catchPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(
        document.querySelectorAll('main table tbody tr').length,
      );
    };
  });
}

const printed = (page: Page) => page.locator('html').getAttribute('data-printed');

for (const path of ['/students?status=alla&rader=25', '/programsandcourses?rader=25'])
  test(`'Skriv ut' prints every filtered row, ${path}`, async ({ page }) => {
    await signIn(page, 'admin');
    await catchPrint(page);
    await page.goto(path);
    const counted = page.getByText(/^Visar 1–25 av \d+$/);
    const total = Number(/\d+$/.exec((await counted.textContent())!)![0]);
    expect(total).toBeGreaterThan(25);
    await page.getByRole('button', { name: 'Skriv ut', exact: true }).click();
    // Other specs may add rows in the meantime.
    await expect.poll(async () => Number(await printed(page))).toBeGreaterThanOrEqual(total);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Skriv ut', exact: true })).toBeHidden();
    const table = page.locator('.list-table');
    expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
      'table-header-group',
    );
    // The paper's width: A4 landscape without margins.
    await page.setViewportSize({ width: 1030, height: 700 });
    const overflow = await table
      .locator('table')
      .evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth);
    expect(overflow).toBeLessThanOrEqual(1);

    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(table.locator('tbody tr')).toHaveCount(25);
  });

test('‘Skriv ut’ prints every row of a log with its heading and names, without its tools', async ({
  page,
}) => {
  await signIn(page, 'systemadmin');
  await catchPrint(page);
  const student = await makeStudent(page.request, { name: 'Ofta Läst' });
  for (let reading = 0; reading < 55; reading += 1)
    expect((await page.request.get(`/api/student-details/${student.id}`)).status()).toBe(200);
  await page.goto(`/system/atkomstlogg?elev=${student.id}`);
  const rows = page.getByRole('table', { name: 'Åtkomstlogg' }).locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/Bara raderna på skärmen\. Tryck på Skriv ut ovanför åtkomstloggen/),
  ).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Skriv ut', exact: true }).click();
  await expect.poll(async () => Number(await printed(page))).toBeGreaterThanOrEqual(55);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Urval: Elev: ${student.name} · `)).toBeVisible();
  await expect(page.getByText(/Bara raderna på skärmen/)).toBeHidden();
  await expect(
    rows
      .first()
      .getByText(/Systemadministratör/)
      .first(),
  ).toBeVisible();
  await expect(rows.first().getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Skriv ut|Visa bara|Äldre/ })).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(rows).toHaveCount(50);
});

test('a page printed by the browser itself says how many rows it omits', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/students?status=alla&rader=25');
  await expect(page.getByText(/Ctrl\+F\) söker bara på den här sidan/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Bara 25 av raderna\. Tryck på Skriv ut/)).toBeVisible();
});
