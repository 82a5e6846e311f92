import { expect, test, type Page } from '@playwright/test';
import { eachWidth, expectSound, expectSoundInViews } from '../support/accessibility.js';
import { enrollIn, makeEndedCourse } from '../support/browser-course.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { swedishDay } from '../../domain/dates.js';

/** '4 720,00 kr' in öre, with any kind of space. */
const ore = (text: string): number => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** The month `count` months ago, in URL format. */
function monthsAgo(count: number): string {
  const [year, month] = swedishDay(new Date()).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

test('the total leads to one student’s calculation, and back', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(`/earnings?fran=${monthsAgo(2)}&till=${monthsAgo(0)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Intäkter' })).toBeVisible();
  await expect(heading(page, 'Kommuner')).toBeVisible();
  await expect(page.getByText(/Pris saknas för \d+ kurs(er)? i Botkyrka/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Solna', exact: true }).click();
  await expect(heading(page, 'Kurser och paket')).toBeVisible();
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(heading(page, 'Elever')).toBeVisible();
  const row = page.getByRole('row').nth(1);
  const earned = await row.locator('strong').innerText();
  await row.getByRole('button', { name: 'Varför?' }).click();
  const why = page.getByRole('dialog', { name: 'Varför?' });
  await expect(why.getByText('Intjänat i perioden')).toBeVisible();
  expect(await why.locator('.earnings-sum .earnings-step-amount').innerText()).toBe(earned);
  const counted = await why.locator('li[data-counts] .earnings-step-amount').allInnerTexts();
  expect(counted.reduce((sum, text) => sum + ore(text), 0)).toBe(ore(earned));
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Varför?' })).toBeFocused();
  await page.getByRole('link', { name: 'Alla kommuner' }).click();
  await expect(heading(page, 'Kommuner')).toBeVisible();
});

test('shows on request what no total includes', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(`/earnings?fran=${monthsAgo(2)}&till=${monthsAgo(0)}&kommun=Botkyrka`);
  await page.getByRole('button', { name: 'visa Pris saknas' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Inskrivningar utan pris i Botkyrka' });
  await expect(dialog.getByRole('rowheader').first()).toBeVisible();
});

test('freezing a month shows its ungraded courses and dropouts; a frozen month says so', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/earnings');
  await page.getByRole('button', { name: 'Frys period' }).click();
  const dialog = page.getByRole('dialog', { name: 'Frys period' });
  // The demo school has frozen the last two months.
  await expect(dialog.getByText('Perioden är fryst.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Frys slutligt' })).toBeDisabled();
  await dialog.getByLabel('Månad').selectOption(monthsAgo(0));
  await expect(dialog.getByText(/Avslutade kurser utan betyg: \d+/)).toBeVisible();
  await expect(dialog.getByText(/Avbrott i månaden: \d+/)).toBeVisible();
  await expect(dialog.getByText(/Start ej bekräftad: \d+/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Frys slutligt' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Frys preliminärt' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Preliminär', { exact: true }).first()).toBeVisible();
  await page.goto(`/earnings?fran=${monthsAgo(1)}`);
  await expect(page.getByText('Perioden är fryst.')).toBeVisible();
});

test('exports a customer’s month as a file and marks it as invoiced, with undo', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/earnings?flik=frysningar');
  const month = page.locator('.earnings-freeze').filter({ hasText: 'Slutlig' }).first();
  const row = month.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Täby' }) });
  await row.getByRole('button', { name: 'Exportera' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Text (csv)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^faktureringsunderlag-.*\.csv$/);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'PDF med det som inte är fakturerat: Täby' }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^faktureringsunderlag-Täby-\d{4}-\d{2}\.pdf$/);
  await row.getByRole('button', { name: 'Fakturera Täby' }).click();
  const dialog = page.getByRole('dialog', { name: 'Markera Täby som fakturerad?' });
  await dialog.getByLabel('Fakturans nummer eller referens').fill('F-2001');
  await dialog.getByRole('button', { name: 'Markera som fakturerad' }).click();
  await expect(row).toContainText('Fakturerad');
  await expect(row).toContainText('F-2001');
  await row.getByRole('button', { name: 'Ångra' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra fakturerad' }).click();
  await expect(row).toContainText('Fryst');
});

test('exports several customers of a month to one file and invoices them at once', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/earnings?flik=frysningar');
  const month = page.locator('.earnings-freeze').filter({ hasText: 'Slutlig' }).first();
  const open = month.getByRole('row').filter({ has: page.getByRole('button', { name: /^Fakturera / }) });
  const names = [];
  for (const index of [0, 1]) {
    const row = open.nth(index);
    names.push(await row.getByRole('rowheader').innerText());
    await row.getByRole('checkbox').check();
  }
  const bar = page.getByRole('region', { name: 'Valda kommuner' });
  await expect(bar).toContainText('2 kommuner valda');
  await bar.getByRole('button', { name: /Exportera underlag/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Text (csv)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^faktureringsunderlag-.*\.csv$/);
  await bar.getByRole('button', { name: 'Fakturera valda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Markera 2 kommuner som fakturerade?' });
  await expect(dialog).toContainText(names.join(', '));
  await dialog.getByRole('button', { name: 'Markera som fakturerad' }).click();
  await expect(page.getByText(/2 kommuner är fakturerade för/)).toBeVisible();
  await expect(bar).toBeHidden();
  for (const name of names) {
    const row = month.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await row.getByRole('button', { name: 'Ångra' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra fakturerad' }).click();
    await expect(row).toContainText('Fryst');
  }
});

test('shows two periods side by side, with rows that add up to both totals', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(`/earnings?fran=${monthsAgo(0)}`);
  await page.getByLabel('Jämför med').selectOption('Föregående period');
  await expect(page).toHaveURL(/jamfor=foregaende/);
  const table = page.getByRole('table', { name: 'Intäkter per kommun' });
  await expect(table.getByRole('columnheader', { name: 'Skillnad' })).toBeVisible();
  const column = async (name: string) => {
    const heads = await table.getByRole('columnheader').allInnerTexts();
    const cells = table.locator(`tbody tr > :nth-child(${heads.indexOf(name) + 1})`);
    return (await cells.allInnerTexts()).reduce((sum, text) => sum + ore(text), 0);
  };
  const card = page.locator('.earnings-card').filter({ hasText: 'Upparbetat' });
  expect(await column('Upparbetat')).toBe(ore(await card.locator('.earnings-amount').innerText()));
  expect(await column('Skillnad')).toBe(ore(await card.locator('.meta strong').innerText()));
  await expectSound(page);
});

test('enrolling someone after the freeze shows as a deviation, which is corrected with a reason', async ({
  page,
}) => {
  const { name: teacher } = await signIn(page, 'teacher');
  await signIn(page, 'admin');
  const course = await makeEndedCourse(page.request, { code: 'SVESVE01', teacher, students: [] });
  const student = await makeStudent(page.request, {
    name: 'Sen Inskrivning',
    municipality: { type: 'Solna' },
  });
  await enrollIn(page.request, course.id, student.id);
  await page.goto('/earnings?flik=korrigeringar');
  await page.getByLabel(`Välj ${student.name}`).check();
  const row = page.getByRole('row').filter({ hasText: student.name });
  const difference = await row.locator('strong').innerText();
  await page.getByRole('button', { name: 'Korrigera 1 vald rad' }).click();
  const dialog = page.getByRole('dialog', { name: /^Korrigera / });
  await dialog.getByRole('button', { name: 'Korrigera', exact: true }).click();
  await expect(dialog.getByText('Skriv varför beloppet ändras.').first()).toBeVisible();
  await expectSound(page, { overlay: true });
  await dialog.getByLabel('Skäl').fill('Inskrivningen kom in sent');
  await dialog.getByRole('button', { name: 'Korrigera', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(`Välj ${student.name}`)).toHaveCount(0);
  const written = page.getByRole('table', { name: /Gjorda korrigeringar/ }).getByRole('row');
  await expect(written.filter({ hasText: student.name })).toContainText('Inskrivningen kom in sent');
  await expect(written.filter({ hasText: student.name })).toContainText(difference);
});

test('a price list can be pasted, shows its errors, and is saved and removed', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/earnings?flik=prislistor');
  await page.getByRole('button', { name: 'Importera prislista' }).click();
  const name = `Täby prov ${Date.now().toString(36)}`;
  const pasted = page.getByRole('textbox', { name: 'Priser' });
  // CSV as saved by Excel on Windows.
  await page.locator('input[type=file]').setInputFiles({
    name: 'priser.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Gymnasial, allmänna ämnen;47,20', 'latin1'),
  });
  await expect(pasted).toHaveValue('Gymnasial, allmänna ämnen\t47,20');
  await page.locator('input[type=file]').setInputFiles({
    name: 'priser.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('ingen arbetsbok'),
  });
  await expect(page.getByRole('dialog').getByText('Välj en Excelfil (.xlsx) utan makron')).toBeVisible();
  await pasted.fill('Gymnasial, allmänna ämnen; 47,20\nFINNSINTE; 59,60');
  await page.getByRole('button', { name: 'Läs priserna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny prislista' });
  await dialog.getByRole('button', { name: 'Spara prislista' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Välj en kommun.');
  await dialog.getByLabel('Kommun').selectOption('Täby');
  await dialog.getByLabel('Namn', { exact: true }).fill(name);
  await dialog.getByLabel('Gäller från').fill('2019-01-01');
  await dialog.getByLabel('Gäller till').fill('2019-12-31');
  await dialog.getByRole('button', { name: 'Spara prislista' }).click();
  await expect(dialog.getByText('Kursen FINNSINTE finns inte.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Ta bort pris 2' }).click();
  await dialog.getByRole('button', { name: 'Spara prislista' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Ta bort', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('every part is accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  for (const part of [
    '',
    '?flik=prislistor',
    '?flik=frysningar',
    '?flik=korrigeringar',
    '?flik=provningsavgifter',
  ]) {
    await page.goto(`/earnings${part}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await expectSoundInViews(page, `/earnings${part}`, { views: eachWidth });
  }
  await page.goto('/earnings?flik=prislistor');
  await page.getByRole('button', { name: 'Ny prislista' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInViews(page, 'a new price list', { views: eachWidth, overlay: true });
});
