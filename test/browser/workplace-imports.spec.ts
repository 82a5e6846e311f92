import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

test('chooses, corrects and imports a list of workplaces, and undoes the import', async ({ page }) => {
  await signIn(page, 'teacher');
  const mark = String(Date.now()).slice(-6);
  const [birch, lime] = [`Björken ${mark}`, `Linden ${mark}`];
  await page.goto('/apl/platser');
  await page.getByRole('link', { name: 'Importera' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importera arbetsplatser' })).toBeVisible();
  await expectSoundInViews(page, 'the choice of a file of workplaces');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner mall' }).click();
  expect((await download).suggestedFilename()).toBe('arbetsplatser-mall.xlsx');
  const rows = [
    'Arbetsplats;Kolumn2;Ort;Antal platser;Handledare;Handledarens telefon',
    `${birch};212000-0142;Täby;3;Karin Holm;070-111 22 33`,
    `${birch};;Täby;;Per Lund;`,
    `${lime};;Solna;många;;`,
  ];
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'platser.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) },
  });

  await expect(page.getByRole('heading', { level: 2, name: 'Koppla kolumner' })).toBeFocused();
  await expect(page.getByLabel('Kolumn2 läses som')).toHaveValue('ORGANISATION_NUMBER');
  await expect(page.getByRole('button', { name: 'Granska raderna' })).toBeDisabled();
  await page.getByLabel('Kontrollerad: Kolumn2').check();
  await expectSoundInViews(page, 'the columns of workplaces');
  await page.getByRole('button', { name: 'Granska raderna' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Granska' })).toBeFocused();
  const table = page.getByRole('table', { name: 'Rader i filen' });
  await expect(table.getByText('Platser: ”många” är inget antal. Ange 1 till 500 platser.')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Nya 2/ })).toBeVisible();
  await expectSoundInViews(page, 'the review of workplaces');
  await table.getByRole('button', { name: 'Rätta i cellen: Antal platser, rad 4' }).click();
  await page.getByLabel('Antal platser på rad 4').fill('2');
  await page.getByLabel('Antal platser på rad 4').press('Enter');
  await expect(page.getByRole('tab', { name: /^Nya 3/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Fel 0/ })).toBeVisible();
  await page.getByRole('button', { name: 'Importera 3 rader' }).click();

  await expect(page.getByText('Importen är klar: 3 rader importerades.')).toBeVisible();
  await expectSoundInViews(page, 'the result of an import of workplaces');
  await page.getByRole('link', { name: 'Till arbetsplatserna' }).last().click();
  await page.getByRole('searchbox').first().fill(mark);
  await expect(page.getByRole('link', { name: birch })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: lime })).toContainText('Inget avtal');
  await page.goto('/apl/platser/importera');
  await page.getByRole('link', { name: 'platser.csv' }).first().click();
  await page.getByRole('button', { name: 'Ångra importen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra importen' }).click();
  await expect(page.getByText('Importen är ångrad. Arbetsplatserna är som de var före den.')).toBeVisible();
  await page.getByRole('link', { name: 'Till arbetsplatserna' }).last().click();
  await page.getByRole('searchbox').first().fill(mark);
  await expect(page.getByRole('link', { name: birch })).toHaveCount(0);
});

test('leaves out a row by keyboard, includes it again, and exports it as a file to correct', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  const mark = String(Date.now()).slice(-6);
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const readAs = (header: string) => page.getByLabel(`${header} läses som`);
  const rows = [
    `Arbetsplats;Vistelse ${mark};Antal platser;Handledare`,
    `Björken ${mark};Täby;3;Karin Holm`,
    `Björken ${mark};Täby;många;Per Lund`,
    `Linden ${mark};Solna;2;`,
  ];
  await page.goto('/apl/platser/importera');
  await choose('praktik.csv', Buffer.from(rows.join('\r\n')));
  await readAs(`Vistelse ${mark}`).selectOption('CITY');
  await page.getByRole('button', { name: 'Granska raderna' }).click();
  await expect(page.getByRole('tab', { name: /^Fel 2/ })).toBeVisible();
  await page.getByRole('button', { name: /^Hoppa över raden ?, rad 3/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Ta med raden ?, rad 3/ })).toBeFocused();
  await expect(page.getByRole('tab', { name: /^Fel 0/ })).toBeVisible();
  await page.getByRole('button', { name: /^Hoppa över raden ?, rad 4/ }).click();
  await expect(page.getByRole('tab', { name: /^Hoppas över 2/ })).toBeVisible();
  await expect(page.getByText('2 rader har du valt att hoppa över.')).toBeVisible();
  await expectSoundInViews(page, 'the review with rows left out');
  await page.getByRole('tab', { name: /^Hoppas över 2/ }).click();
  await page.getByRole('button', { name: /^Ta med raden ?, rad 4/ }).click();
  await expect(page.getByRole('tab', { name: /^Hoppas över 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Importera 2 rader' }).click();

  await expect(page.getByText('Importen är klar: 2 rader importerades, 1 hoppades över.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Rad 3, Björken ${mark}:` })).toContainText(
    'Platser: ”många” är inget antal. Ange 1 till 500 platser. Raden hoppades över i granskningen.',
  );
  await expectSoundInViews(page, 'the result with rows left out');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner felfil' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('praktik-fel.xlsx');

  await page.getByRole('button', { name: 'Importera en fil till' }).click();
  await choose('praktik-fel.xlsx', await readFile(await file.path()));
  await expect(readAs(`Vistelse ${mark}`)).toHaveValue('CITY');
  await page.getByRole('button', { name: 'Granska raderna' }).click();
  await page.getByRole('button', { name: 'Rätta i cellen: Antal platser, rad 2' }).click();
  await page.getByLabel('Antal platser på rad 2').fill('3');
  await page.getByLabel('Antal platser på rad 2').press('Enter');
  await page.getByRole('button', { name: 'Importera 1 rad' }).click();
  await expect(page.getByText('Importen är klar: 1 rad importerades.')).toBeVisible();
  await page.getByRole('link', { name: 'Till arbetsplatserna' }).last().click();
  await page.getByRole('searchbox').first().fill(mark);
  await page.getByRole('link', { name: `Björken ${mark}` }).click();
  const supervisors = page.getByRole('region', { name: 'Handledare' });
  await expect(supervisors.getByText('Karin Holm', { exact: true })).toBeVisible();
  await expect(supervisors.getByText('Per Lund', { exact: true })).toBeVisible();
});
