import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

/** A row of each kind: new, wrong, uncertain, duplicate. */
const file = Buffer.from(
  [
    'Namn;Personnummer;Kommun;E-post',
    'Ny Ett;;Täby;',
    'Fel Två;900101-9803;Stocholm;',
    'Nästan;;Upplands-bro;d@exempel.se',
    'Dubbel;;;d@exempel.se',
  ].join('\r\n'),
);

test('list, form and import are accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/students?kommun=Solna&kommun=Täby&status=alla&rader=25');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Lärare' })).toBeVisible();
  await page.locator('tbody').getByRole('checkbox').first().check();
  await expectSoundInViews(page, 'the list, with its filters');
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await expectSoundInViews(page, 'the columns');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Byt lärare', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInViews(page, 'another teacher', { overlay: true });

  await page.goto('/addstudent');
  await page.getByLabel('Personnummer').fill('1');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSoundInViews(page, 'the form with its faults');

  await page.goto('/students?import=ny');
  await expect(page.getByRole('heading', { level: 2, name: 'Välj fil' })).toBeVisible();
  await expectSoundInViews(page, 'the choice of a file');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'elever.csv', mimeType: 'text/csv', buffer: file });
  await expect(page.getByRole('heading', { level: 2, name: 'Koppla kolumner' })).toBeVisible();
  await expectSoundInViews(page, 'the columns of a file');
  await page.getByRole('button', { name: 'Granska raderna' }).click();
  await page.getByRole('button', { name: 'rätta Kommun på rad 3' }).click();
  await expect(page.getByLabel('Kommun på rad 3')).toBeFocused();
  await expectSoundInViews(page, 'the rows of a file');
});
