import { expect, test, type Page } from '@playwright/test';
import { makeStudent, signIn } from '../support/browser-session.js';

/** Students of one test, with a unique word in their names. */
async function makeClass(page: Page, names: readonly string[], fields: Record<string, unknown> = {}) {
  const word = `kl${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  for (const name of names) {
    await makeStudent(page.request, { startDate: '2020-01-13', ...fields, name: `${name} ${word}` });
  }
  return word;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts();

test('search, filter and order are in the address and survive a reload, and back undoes them', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const word = await makeClass(page, ['Örjan Test', 'Anna Test', 'Åke Test'], {
    municipality: { type: 'Täby' },
  });
  await page.goto('/students');
  await expect(page.getByRole('button', { name: 'Ta bort filtret Status: Aktiva' })).toBeVisible();

  await page.getByLabel('Sök elev').fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(page.getByText('3 elever', { exact: true })).toBeVisible();
  expect((await names(page)).map((name) => name.split(' ')[0])).toEqual(['Anna', 'Åke', 'Örjan']);

  await page.getByRole('columnheader', { name: 'Namn' }).getByRole('button').click();
  await expect(page).toHaveURL(/ordning=fallande/);
  await expect(page.getByRole('columnheader', { name: 'Namn' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('rowheader').first()).toContainText('Örjan');

  await page.reload();
  await expect(page.getByRole('rowheader').first()).toContainText('Örjan');
  await expect(page.getByText('3 elever', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Kommun' }).fill('Soln');
  await page.getByRole('option', { name: 'Solna' }).click();
  await expect(page).toHaveURL(/kommun=Solna/);
  await expect(page.getByText('Inga elever matchar filtret.')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/kommun=/);
  await expect(page.getByText('3 elever', { exact: true })).toBeVisible();
});

test('searching by personal number never puts it in the address', async ({ page }) => {
  await signIn(page, 'admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/students');
  await page.getByLabel('Sök elev').pressSequentially('19000101-0000', { delay: 60 });
  await expect(page.getByText('Inga elever matchar filtret.')).toBeVisible();
  await expect(page.getByLabel('Sök elev')).toHaveValue('19000101-0000');
  await expect(page).not.toHaveURL(/19000101/);
  await page.goto('/students?q=19000101-0000&status=alla');
  await expect(page.getByText('Inga elever matchar filtret.')).toBeVisible();
  await expect(page).toHaveURL(/\/students\?status=alla$/);
  // The first navigation is the browser's own request; later requests never contain the number.
  expect(asked.filter((url) => url.includes('19000101'))).toHaveLength(1);
});

test('page and page size are in the address', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/students?status=alla&rader=25');
  await expect(page.getByText(/^Visar 1–25 av \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Nästa sida' }).click();
  await expect(page).toHaveURL(/sida=2/);
  await expect(page.getByText(/^Visar 26–50 av \d+$/)).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  await page.getByLabel('Rader per sida').selectOption('50');
  await expect(page).toHaveURL(/rader=50/);
  await expect(page).not.toHaveURL(/sida=/);
  await expect(page.getByRole('rowheader')).toHaveCount(50);
});

test('a filter without hits says so and can be cleared', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/students?q=ingenheterså');
  await expect(page.getByText('Inga elever matchar filtret.')).toBeVisible();
  await page.locator('.empty').getByRole('button', { name: 'Rensa filter' }).click();
  await expect(page).toHaveURL(/\/students\?status=alla$/);
  await expect(page.getByRole('table', { name: 'Elever' })).toBeVisible();
});

test('remembers hidden columns and compact rows', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/students');
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await page.getByRole('dialog', { name: 'Välj kolumner' }).getByLabel('Kommun', { exact: true }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Kommun' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Kolumner' })).toBeFocused();
  await page.getByRole('button', { name: 'Tätare rader' }).click();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Lärare' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Kommun' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tätare rader' })).toHaveAttribute('aria-pressed', 'true');
});

test('shows the columns needed for decisions; each can be moved and widened by keyboard, and stays so', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  await page.goto('/students');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText([
    'Namn',
    'Utbildning',
    'Lärare',
    'Kommun',
    'Status',
    'APL-status',
    'Start–slut',
    'Åtgärder',
  ]);
  await expect(page.getByRole('rowheader').first()).toContainText(/\d{8}-\d{4}/);
  await page.getByRole('button', { name: 'Kolumner' }).click();
  const box = page.getByRole('dialog', { name: 'Välj kolumner' });
  await box.getByRole('button', { name: 'Flytta Kommun tidigare' }).press('Enter');
  await expect(heads.nth(2)).toHaveText('Kommun');
  const width = async () => (await page.getByRole('columnheader', { name: 'Kommun' }).boundingBox())!.width;
  const before = await width();
  await box.getByRole('button', { name: 'Gör Kommun bredare' }).press('Enter');
  await expect.poll(width).toBe(Math.round(before) + 32);
  await box.getByLabel('Personnummer').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader').first()).not.toContainText(/\d{8}-\d{4}/);
  await page.reload();
  await expect(heads.nth(3)).toHaveText('Kommun');
  await page
    .getByRole('columnheader', { name: 'Lärare' })
    .dragTo(page.getByRole('columnheader', { name: 'Utbildning' }));
  await expect(heads.nth(2)).toHaveText('Lärare');
});

test('a teacher sees all students or their own, and nothing that only administrators may do', async ({
  page,
}) => {
  const { name } = await signIn(page, 'teacher');
  await page.goto('/students');
  await expect(page.getByRole('table', { name: 'Elever' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Importera Excel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportera' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ny elev' })).toHaveCount(0);
  await expect(page.getByLabel('Välj alla på sidan')).toHaveCount(0);
  await page.getByLabel('Mina elever').check();
  await expect(page).toHaveURL(/mina=ja/);
  await expect(page.locator('.table-frame')).not.toHaveAttribute('aria-busy', 'true');
  const rows = page.locator('tbody tr');
  expect(await rows.count()).toBeGreaterThan(0);
  await expect(rows.filter({ hasNotText: name })).toHaveCount(0);
});

test('clicking a row opens the student', async ({ page }) => {
  await signIn(page, 'admin');
  const word = await makeClass(page, ['Rad Test']);
  await page.goto(`/students?q=${word}`);
  await rowOf(page, word).getByText('Ej börjat').click();
  await expect(page).toHaveURL(/\/student\/[0-9a-f-]{36}$/);
});

test('changes many students at once, after saying what will happen, and changes them back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const word = await makeClass(page, ['Eva Test', 'Gun Test'], { municipality: { type: 'Salem' } });
  await makeStudent(page.request, {
    name: `Ivar Test ${word}`,
    startDate: '2020-01-13',
    municipality: { type: 'Täby' },
  });
  await page.goto(`/students?q=${word}`);
  await page.getByLabel('Välj alla på sidan').check();
  const bar = page.getByRole('region', { name: 'Valda elever' });
  await expect(bar).toContainText('3 elever valda');

  await bar.getByRole('button', { name: 'Byt kommun' }).click();
  const dialog = page.getByRole('dialog', { name: 'Byt kommun för 3 elever' });
  await dialog.getByRole('combobox', { name: 'Ny kommun' }).fill('Täb');
  await page.getByRole('option', { name: 'Täby' }).click();
  await expect(dialog).toContainText(
    'Kommun ändras till Täby för 2 elever. 1 elev har redan det värdet och påverkas inte.',
  );
  await dialog.getByRole('button', { name: 'Ändra 3 elever' }).click();
  await expect(page.getByText('2 elever är ändrade.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, word).filter({ hasText: 'Täby' })).toHaveCount(3);
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Ändringen är ångrad.')).toBeVisible();
  await expect(rowOf(page, word).filter({ hasText: 'Salem' })).toHaveCount(2);
  await expect(rowOf(page, word).filter({ hasText: 'Täby' })).toHaveCount(1);
});

test('a change refused by the server keeps the dialog open and shows the reason', async ({ page }) => {
  await signIn(page, 'admin');
  const word = await makeClass(page, ['Sen Test']);
  await page.goto(`/students?q=${word}`);
  await page.getByLabel(/^Välj Sen Test/).check();
  await page.getByRole('button', { name: 'Sätt slutdatum' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Slutdatum', { exact: true }).fill('2019-01-01');
  await dialog.getByRole('button', { name: 'Ändra 1 elev' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kunde inte spara ändringar');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Släng texten' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sätt slutdatum' })).toBeFocused();
});

test('the selection spans pages', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/students?rader=25');
  await page.getByLabel('Välj alla på sidan').check();
  const bar = page.getByRole('region', { name: 'Valda elever' });
  await expect(bar).toContainText('25 elever valda');
  await page.getByRole('button', { name: 'Nästa sida' }).click();
  await expect(page.getByText(/^Visar 26–/)).toBeVisible();
  await expect(page.getByLabel('Välj alla på sidan')).not.toBeChecked();
  await page.locator('tbody').getByRole('checkbox').first().check();
  await expect(bar).toContainText('26 elever valda');
  const everyone = bar.getByRole('button', { name: /^Välj alla \d+$/ });
  const total = (await everyone.innerText()).replace('Välj alla ', '');
  await everyone.click();
  await expect(bar).toContainText(`${total} elever valda`);
  await bar.getByRole('button', { name: 'Avmarkera alla' }).click();
  await expect(bar).toHaveCount(0);
});

test('exports the filtered students as a workbook', async ({ page }) => {
  await signIn(page, 'admin');
  const word = await makeClass(page, ['Export Test']);
  await page.goto(`/students?q=${word}&kommun=Solna&kommun=Salem&sortera=startdatum&ordning=fallande`);
  const asked = page.waitForRequest((request) => request.postData()?.includes('CreateExport') ?? false);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportera' }).click();
  await page.getByRole('menuitem', { name: 'Excel (xlsx)' }).click();
  const { variables } = (await asked).postDataJSON() as { variables: { input: { query: string } } };
  const query = new URLSearchParams(variables.input.query);
  expect(query.get('q')).toBe(word);
  expect(query.getAll('kommun')).toEqual(['Solna', 'Salem']);
  expect(query.get('sortera')).toBe('startdatum');
  expect((await saved).suggestedFilename()).toMatch(/^elever-\d{4}-\d\d-\d\d\.xlsx$/);
});

test('the filter button does not move when the list has loaded', async ({ page }) => {
  await signIn(page, 'admin');
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('StudentList')) await asked;
    await route.continue();
  });
  await page.goto('/students');
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await expect(page.getByText('Laddar elever…').first()).toBeVisible();
  const before = await filter.boundingBox();
  answer();
  await expect(page.getByRole('table', { name: 'Elever' })).toBeVisible();
  expect(await filter.boundingBox()).toEqual(before);
});
