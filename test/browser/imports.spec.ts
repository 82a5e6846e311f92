import { expect, test, type Locator, type Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { filteredWorkbook } from '../support/filtered-workbook.js';
import { freePersonalNumber } from '../support/personal-numbers.js';

type Cells = readonly string[];

const mark = () => `imp${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** A file like a school register's export: semicolons and a byte order mark. */
function csv(rows: readonly Cells[]): Buffer {
  return Buffer.from(`\ufeff${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`);
}

async function workbook(rows: readonly Cells[]): Promise<Buffer> {
  return writeXlsxFile(rows.map((cells) => cells.map((value) => ({ value, type: String })))).toBuffer();
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith('.csv')
    ? 'text/csv'
    : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await expect(page.getByRole('heading', { level: 2, name: 'Koppla kolumner' })).toBeFocused();
}

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Granska raderna' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Granska' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Rader i filen' })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\d`) });

test('chooses, matches, corrects and imports a file, and undoes the import', async ({ page }) => {
  await signIn(page, 'admin');
  const word = mark();
  const place = `Ort ${word}`;
  const old = freePersonalNumber();
  const known = await makeStudent(page.request, {
    name: `Gammal ${word}`,
    personalNumber: old,
    email: `${word}@exempel.se`,
    phone: '08-111 11 11',
  });
  const number = freePersonalNumber();
  const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
  await page.goto('/students');
  await page.getByRole('link', { name: 'Importera Excel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importera elever' })).toBeVisible();
  await choose(
    page,
    `${word}.xlsx`,
    await workbook([
      ['Elev', 'Personnummer', 'Mail', 'Mobil', place, `Not ${word}`],
      [`Ny Ett ${word}`, freePersonalNumber(), '', '070-123 45 67', 'Täby', 'Ringer själv'],
      [`Ny Två ${word}`, wrong, '', '', 'Solna', ''],
      [known.name, old, `${word}@exempel.se`, '08-222 22 22', '', ''],
    ]),
  );

  // A custom heading is unmapped until a user chooses. A similar file would be remembered.
  await expect(page.getByLabel('Elev läses som')).toHaveValue('NAME');
  await expect(page.getByLabel(`${place} läses som`)).toHaveValue('');
  await page.getByLabel(`${place} läses som`).selectOption({ label: 'Kommun' });
  await expect(page.getByLabel(`Not ${word} läses som`)).toHaveValue('');
  await page.getByLabel(`Not ${word} läses som`).selectOption({ label: 'Övrigt' });
  await expect(page.getByLabel('Tomma celler skriver inte över')).toBeChecked();
  await review(page);
  await expect(tab(page, 'Nya')).toHaveText('Nya 1');
  await expect(tab(page, 'Uppdateras')).toHaveText('Uppdateras 1');
  await expect(tab(page, 'Fel')).toHaveText('Fel 1');

  await tab(page, 'Uppdateras').click();
  await expect(page.getByRole('row').filter({ hasText: '08-111 11 11 → 08-222 22 22' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Fel')).toBeFocused();
  await expect(tab(page, 'Fel')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Alla').click();
  await page.getByLabel('Visa endast fel').check();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByText(`Rad 3, Personnummer: kontrollsiffran stämmer inte (${wrong}).`)).toBeVisible();
  await page.getByLabel('Visa endast fel').uncheck();

  const cell = page.getByRole('button', { name: 'rätta Personnummer på rad 3' });
  await cell.click();
  await page.getByLabel('Personnummer på rad 3').fill(number);
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Fel')).toHaveText('Fel 0');
  await expect(cell).toBeFocused();

  await page.getByRole('button', { name: 'Importera 3 rader' }).click();
  await expect(page.getByText('Importen är klar: 3 rader importerades.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Resultat' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Till elevlistan' }).first().click();
  await page.goto(`/students?status=alla&q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  const telephone = async () => {
    const student = await page.request.get(`/api/student-details/${known.id}`);
    return ((await student.json()) as { phone: string }).phone;
  };
  expect(await telephone()).toBe('08-222 22 22');

  await page.getByRole('link', { name: 'Importera Excel' }).click();
  await page.getByRole('link', { name: `${word}.xlsx` }).click();
  await page.getByRole('button', { name: 'Ångra importen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra importen' }).click();
  await expect(page.getByText('Importen är ångrad.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Resultat' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ångra importen' })).toHaveCount(0);
  await page.goto(`/students?status=alla&q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  expect(await telephone()).toBe('08-111 11 11');
});

test('fixes a list with one row per course by its reasons, and leads on to course matching', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const word = mark();
  const [first, second] = [freePersonalNumber(), freePersonalNumber()];
  await page.goto('/students?import=ny');
  await choose(
    page,
    `${word}.csv`,
    csv([
      ['Namn', 'Personnummer', 'Kommun', 'Kurs', 'Skonummer', 'Startdatum'],
      [`Rad Ett ${word}`, first, 'Sollna', 'SVESVE01', '38', '11 jan 2027'],
      [`Rad Ett ${word}`, first, 'Sollna', `Fritid ${word}`, '38', '15/3 2027'],
      [`Rad Två ${word}`, second, 'sollna', 'SVESVE01', '39', 'våren'],
      ['Summa', '', '', '3', '', ''],
    ]),
  );
  await expect(page.getByText('Hoppas över: rad 5 (summa).')).toBeVisible();
  await expect(page.getByText('1 kolumn hoppas över: Skonummer')).toBeVisible();
  await review(page);
  await expect(tab(page, 'Fel')).toHaveText('Fel 3');

  await page.getByRole('button', { name: 'Rätta alla med samma skrivning → Solna' }).first().press('Enter');
  await expect(tab(page, 'Fel')).toHaveText('Fel 1');
  await expect(page.locator('tbody tr').first().getByRole('button').first()).toBeFocused();
  await page.getByRole('button', { name: 'Rätta i cellen: Startdatum, rad 4' }).press('Enter');
  await expect(page.getByLabel('Startdatum på rad 4')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7/6 2027');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Nya')).toHaveText('Nya 3');

  await page.getByRole('button', { name: 'Importera 3 rader' }).click();
  await expect(page.getByText('Importen är klar: 3 rader importerades.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Koppla 1 okänt kursnamn' })).toBeVisible();
  await page.getByRole('link', { name: 'Gå vidare till kursmatchningen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kursmatchning' })).toBeVisible();
  await page.goto(`/students?status=alla&q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test('on a phone a row is a two-line card with its fixes behind it, and no step is long (pages, X771)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin');
  const word = mark();
  await page.goto('/students?import=ny');
  const row = (number: number) => [
    ...[`Rad ${word} ${'abcdefghij'[number % 10]}${number}`, '', 'Sollna', `${word}${number}@exempel.se`],
    ...['070-123 45 67', 'SVESVE01', 'våren', '6/6 2027', 'Okänd Lärarsson', `Övrigt ${number}`],
  ];
  await choose(
    page,
    `${word}.csv`,
    csv([
      ['Namn', 'Personnr', 'Kommun', 'E-post', 'Mobil', 'Kurs', 'Start', 'Slut', 'Lärare', 'Övrigt'],
      ...Array.from({ length: 60 }, (_, number) => row(number)),
    ]),
  );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(6_000);
  await review(page);
  await expect(page.locator('tbody tr')).toHaveCount(25);
  expect(await height()).toBeLessThanOrEqual(6_000);
  const first = page.locator('tbody tr').first();
  expect((await first.boundingBox())!.height).toBeLessThanOrEqual(100);
  await expect(first).toContainText(`Rad ${word} a0`);
  await expect(first.getByText("Kommun okänd: 'Sollna'. Menade du Solna?")).toBeVisible();
  const remedy = first.getByRole('button', { name: 'Rätta alla med samma skrivning → Solna' });
  await expect(remedy).toBeHidden();
  await first.getByRole('button', { name: 'Visa mer' }).click();
  await remedy.click();
  await expect(page.getByText("Kommun okänd: 'Sollna'")).toHaveCount(0);
  await first.getByRole('button', { name: 'Rätta i cellen: Start, rad 2' }).click();
  await page.getByRole('textbox', { name: 'Start på rad 2', exact: true }).fill('11 jan 2027');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('button', { name: '11 jan 2027, rätta Start på rad 2' })).toBeFocused();
});

test('an import survives closing the browser, and reports what was skipped', async ({ page, browser }) => {
  await signIn(page, 'teacher');
  const word = mark();
  await page.goto('/students?import=ny');
  await choose(
    page,
    `${word}.csv`,
    csv([
      ['Namn', 'Kommun'],
      [`Rätt ${word}`, 'Täby'],
      [`Fel ${word}`, 'Stocholm'],
    ]),
  );
  await review(page);
  await page.close();

  const later = await anotherPerson(browser, 'teacher');
  await later.goto('/students?import=ny');
  await later.getByRole('link', { name: `${word}.csv` }).click();
  await expect(later.getByRole('heading', { level: 2, name: 'Koppla kolumner' })).toBeVisible();
  await review(later);
  await later.reload();
  await expect(later.getByText("Kommun okänd: 'Stocholm'.")).toBeVisible();

  // With 'Avbryt allt vid fel' nothing is written, and the rows remain.
  await later.getByLabel('Avbryt allt vid fel').check();
  await later.getByRole('button', { name: 'Importera 1 rad' }).click();
  await expect(later.getByRole('alert')).toContainText('ingenting importerades');
  await later.getByRole('button', { name: 'Granska raderna igen' }).click();
  await later.getByRole('button', { name: 'Importera 1 rad' }).click();
  await expect(later.getByText('Importen är klar: 1 rad importerades, 1 hoppades över.')).toBeVisible();
  const saved = later.waitForEvent('download');
  await later.getByRole('button', { name: 'Ladda ner felfil' }).click();
  expect((await saved).suggestedFilename()).toBe(`${word}-fel.xlsx`);
  await later.goto(`/students?status=alla&q=${word}`);
  await expect(later.getByRole('rowheader')).toHaveCount(1);
});

test('a teacher sees why a file that changes students cannot be imported', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const word = mark();
  const personalNumber = freePersonalNumber();
  const known = await makeStudent(admin.request, { name: `Finns ${word}`, personalNumber });
  await signIn(page, 'teacher');
  await page.goto('/students?import=ny');
  await choose(
    page,
    `${word}.csv`,
    csv([
      ['Namn', 'Personnummer', 'Telefon'],
      [known.name, personalNumber, '08-333 33 33'],
    ]),
  );
  await review(page);
  await expect(
    page.getByText('Filen ändrar en elev som redan finns, och det får bara en administratör göra.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Importera \d/ })).toHaveCount(0);
});

test('a number with another person’s name is a conflict for an administrator to decide', async ({ page }) => {
  await signIn(page, 'admin');
  const word = mark();
  const numbers = [freePersonalNumber(), freePersonalNumber()];
  for (const personalNumber of numbers)
    await makeStudent(page.request, { name: `Maria ${word}`, personalNumber });
  await page.goto('/students?import=ny');
  await choose(
    page,
    `${word}.csv`,
    csv([['Namn', 'Personnummer'], ...numbers.map((number, at) => [`Olof${at} Prov${word}`, number])]),
  );
  await review(page);
  await expect(tab(page, 'Konflikter')).toHaveText('Konflikter 2');
  await expect(page.getByText('Det finns inget att importera')).toBeVisible();
  await tab(page, 'Konflikter').click();
  await page.getByRole('button', { name: /^Samma person som bytt namn ?, rad 2/ }).press('Enter');
  await expect(tab(page, 'Konflikter')).toHaveText('Konflikter 1');
  // The decided row leaves the group: focus moves to the next one, or to the tab when none is left.
  await expect(page.getByRole('button', { name: /^Samma person som bytt namn ?, rad 3/ })).toBeFocused();
  await page.getByRole('button', { name: /^Fel nummer i filen ?, rad 3/ }).press('Enter');
  await expect(tab(page, 'Konflikter')).toHaveText('Konflikter 0');
  await expect(tab(page, 'Konflikter')).toBeFocused();
  await tab(page, 'Alla').click();
  await expect(page.getByText('Avgjort: Samma person som bytt namn')).toBeVisible();
  await page.getByRole('button', { name: /^Ta tillbaka ?, rad 2/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Samma person som bytt namn ?, rad 2/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Ta tillbaka ?, rad 2/ })).toBeFocused();
  await page.getByRole('button', { name: 'Importera 2 rader' }).click();
  await expect(page.getByText('Importen är klar: 2 rader importerades.')).toBeVisible();
});

test('skips hidden rows and reads another sheet without losing focus', async ({ page }) => {
  await signIn(page, 'admin');
  const word = mark();
  const people = ['Synlig', 'Dold'].map((name) => [`${name} ${word}`, freePersonalNumber()]);
  const heading = ['Namn', 'Personnummer', `Ort ${word}`];
  await page.goto('/students?import=ny');
  await choose(page, `${word}.xlsx`, Buffer.from(filteredWorkbook([heading, ...people])));
  await expect(
    page.getByText('1 rad är dold i arbetsboken (rad 3). Dolda rader läses också in.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Utelämna de dolda raderna' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Läs in de dolda raderna också' })).toBeFocused();
  await expect(page.getByText('Dolda rader läses inte in.')).toBeVisible();
  const sheets = page.getByLabel('Blad som läses');
  await sheets.focus();
  await sheets.selectOption('Andra');
  await expect(page.getByRole('rowheader', { name: 'Elevens namn' })).toBeVisible();
  await expect(sheets).toBeFocused();
  await sheets.selectOption('Elever');
  await expect(page.getByRole('rowheader', { name: `Ort ${word}` })).toBeVisible();

  // A skipped column is tinted on phone cards too.
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.locator('tbody tr').filter({ hasText: `Ort ${word}` });
  const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await groundOf(card)).toBe(await groundOf(card.getByRole('rowheader')));
  expect(await groundOf(card)).not.toBe(await groundOf(page.locator('tbody tr').first()));
});

test('rejects a file of another type with a message, and offers the template for download', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  await page.goto('/students?import=ny');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'makro.xlsm', mimeType: '', buffer: Buffer.from('PK') });
  await expect(page.getByRole('alert')).toContainText('Filen har makron.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bild.xlsx', mimeType: '', buffer: Buffer.from('GIF89a') });
  await expect(page.getByRole('alert')).toContainText('Välj en Excelfil (.xlsx)');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner mall' }).click();
  expect((await saved).suggestedFilename()).toBe('elever-mall.xlsx');
});

test('another user’s import looks as if it did not exist', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  await admin.goto('/students?import=ny');
  await choose(admin, `${mark()}.csv`, csv([['Namn'], [`Ingen ${mark()}`]]));
  await signIn(page, 'teacher');
  await page.goto(new URL(admin.url()).pathname + new URL(admin.url()).search);
  await expect(page.getByText('Importen finns inte.')).toBeVisible();
});
