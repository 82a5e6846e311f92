import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

test('pages §12: figures say what they cover, charts have tables and files, filters are in the address', async ({
  page,
}) => {
  // A long journey: two loads of a page with seven charts.
  test.slow();
  await signIn(page, 'admin');
  await page.goto('/stats/courses');
  const figures = page.getByRole('region', { name: 'Nyckeltal' });
  await expect(figures.getByText('Kursdeltagare', { exact: true })).toBeVisible();
  await figures.getByText('Så räknas det: Slutförda').click();
  await expect(figures.getByText(/av dem som fick betyg eller avbröt, bland kurser/).first()).toBeVisible();

  const starts = page.getByRole('region', { name: 'Starter per månad' });
  await expect(starts.getByRole('img')).toBeVisible();
  await starts.getByRole('button', { name: /Visa som tabell/ }).click();
  await expect(starts.getByRole('table')).toBeVisible();
  await expect(starts.getByRole('img')).toHaveCount(0);
  await starts.getByRole('button', { name: 'Exportera' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Text (csv)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByLabel('Distans').check();
  await expect(page).toHaveURL(/form=DISTANCE/);
  await page.getByLabel('Period').selectOption({ index: 1 });
  await expect(page).toHaveURL(/till=\d{4}-(06-30|12-31)/);
  await page.reload();
  await expect(page.getByLabel('Distans')).toBeChecked();
  await page.getByRole('button', { name: 'Rensa filter' }).click();
  await expect(page).not.toHaveURL(/form=/);

  const bundle = page.getByRole('combobox', { name: 'Kurspaket' });
  await bundle.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/paket=/);
  const chosen = await bundle.inputValue();
  expect(chosen).not.toBe('');
  await page.reload();
  await expect(bundle).toHaveValue(chosen);

  await page.goto('/stats/courses?fran=2001-01-01&till=2001-12-31');
  await expect(page.getByText('Ingen statistik för vald period.').first()).toBeVisible();
});

test('pages §12: a chart that fails leaves the others intact', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/graphql', async (route) => {
    const broken = route.request().postData()?.includes('StatsStarts');
    await (broken ? route.abort() : route.continue());
  });
  await page.goto('/stats/courses');
  const starts = page.getByRole('region', { name: 'Starter per månad' });
  await expect(starts.getByText(/Kunde inte räkna fram starter per månad/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nyckeltal' })).toBeVisible();
  await page.unroute('**/graphql');
  await starts.getByRole('button', { name: 'Försök igen' }).click();
  await expect(starts.getByRole('img')).toBeVisible();
});

test('pages §0, §12: the statistics are sound at every width, light and dark', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto('/stats/courses');
  await expect(page.getByRole('region', { name: 'Per lärare' }).getByRole('img')).toBeVisible();
  await page
    .getByRole('region', { name: 'Per kommun' })
    .getByRole('button', { name: /Visa som tabell/ })
    .click();
  await expectSoundInViews(page, 'the statistics');
});
