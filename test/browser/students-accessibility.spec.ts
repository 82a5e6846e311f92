import { expect, test } from '@playwright/test';
import { expectSound } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

/** A row of each kind: new, wrong, doubtful, doubled. */
const file = Buffer.from(
  [
    'Namn;Personnummer;Kommun;E-post',
    'Ny Ett;;Täby;',
    'Fel Två;900101-9803;Stocholm;',
    'Nästan;;Upplands-bro;d@exempel.se',
    'Dubbel;;;d@exempel.se',
  ].join('\r\n'),
);

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 320],
] as const) {
  test(`list, form and import are accessible: ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin');
    await page.goto('/students?kommun=Solna&kommun=Täby&status=alla&rader=25');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Lärare' })).toBeVisible();
    await page.locator('tbody').getByRole('checkbox').first().check();
    await expectSound(page);
    await page.getByRole('button', { name: 'Kolumner' }).click();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Byt lärare' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, { overlay: true });

    await page.goto('/addstudent');
    await page.getByLabel('Personnummer').fill('1');
    await page.getByRole('button', { name: 'Spara' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSound(page);

    await page.goto('/students?import=ny');
    await expect(page.getByRole('heading', { level: 2, name: 'Välj fil' })).toBeVisible();
    await expectSound(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'elever.csv', mimeType: 'text/csv', buffer: file });
    await expect(page.getByRole('heading', { level: 2, name: 'Koppla kolumner' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Granska raderna' }).click();
    await page.getByRole('button', { name: 'rätta Kommun på rad 3' }).click();
    await expect(page.getByLabel('Kommun på rad 3')).toBeFocused();
    await expectSound(page);
  });
}
