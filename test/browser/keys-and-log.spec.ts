import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const keyRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('permissions §7: creates a key, shows it once, lets another system use it, and revokes it', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'systemadmin');
  await page.goto('/test');
  await page.getByRole('main').getByRole('link', { name: 'System' }).click();
  await page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'API-nycklar' }).click();
  await expect(page).toHaveURL('/system/api-nycklar');
  await expect(page).toHaveTitle('API-nycklar – Studievy');
  const opener = page.getByRole('button', { name: 'Skapa nyckel' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Skapa API-nyckel' });
  await expect(dialog.getByLabel('Namn')).toBeFocused();
  await dialog.getByRole('button', { name: 'Skapa nyckel' }).click();
  const faults = dialog.getByRole('alert');
  await expect(faults).toContainText('Fyll i namn.');
  await expect(faults).toContainText('Välj en roll.');
  // Administrator at most: a key never manages keys.
  await expect(dialog.getByLabel('Roll').getByRole('option', { name: 'Systemadministratör' })).toHaveCount(0);

  const name = `Schema ${Date.now().toString(36)}`;
  await dialog.getByLabel('Namn').fill(name);
  await dialog.getByLabel('Roll').selectOption('Administratör');
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Gäller till och med').fill(`${year}-06-30`);
  await dialog.getByRole('button', { name: 'Skapa nyckel' }).click();
  const shown = page.getByRole('dialog', { name: 'Nyckeln är skapad' });
  await expect(shown.getByText('Nyckeln visas bara nu.')).toBeVisible();

  // Closing without copying asks first.
  await shown.getByRole('button', { name: 'Klar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Avbryt' }).click();
  await shown.getByRole('button', { name: /^sv_/ }).click();
  await expect(shown.getByText('Kopierat')).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^sv_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'Klar' }).click();
  await expect(shown).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(keyRow(page, name)).toContainText('Administratör');
  await expect(keyRow(page, name)).toContainText('Aldrig');
  await expect(keyRow(page, name)).toContainText(`${year}-06-30`);
  await expect(page.getByText(key)).toHaveCount(0);

  const system = await playwright.request.newContext({
    baseURL: String(baseURL),
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  expect((await system.get('/api/teachers')).status()).toBe(200);
  await page.reload();
  await expect(keyRow(page, name)).not.toContainText('Aldrig');

  await keyRow(page, name).getByRole('button', { name: 'Återkalla' }).click();
  const question = page.getByRole('alertdialog', { name: 'Återkalla nyckel' });
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(keyRow(page, name)).toContainText('Aktiv');
  await keyRow(page, name).getByRole('button', { name: 'Återkalla' }).click();
  await question.getByRole('button', { name: 'Återkalla' }).click();
  await expect(keyRow(page, name)).toContainText('Återkallad');
  await expect(keyRow(page, name).getByRole('button')).toHaveCount(0);
  expect((await system.get('/api/teachers')).status()).toBe(401);
  await system.dispose();
});

test('permissions M56: the log shows who opened whose record; its filters by person, student and day are in the address', async ({
  page,
  browser,
}) => {
  await signIn(page, 'systemadmin');
  const student = await makeStudent(page.request, { name: 'Öppnad Elev' });
  const teacher = await anotherPerson(browser, 'teacher');
  await teacher.goto(`/student/${student.id}`);
  await expect(teacher.getByText(student.name).first()).toBeVisible();

  await page.goto('/system/atkomstlogg');
  const rows = page.getByRole('row').filter({ hasText: student.name });
  await expect(rows.first()).toContainText('Lärare');
  await rows.first().getByRole('button', { name: 'Visa bara' }).click();
  await expect(page).toHaveURL(new RegExp(`elev=${student.id}`));
  await expect(page.getByRole('row')).toHaveCount((await rows.count()) + 1);
  await expect(rows.filter({ hasText: 'Öppnade elev' }).first()).toBeVisible();

  await page.goto('/system/atkomstlogg');
  await page.getByRole('combobox', { name: 'Person' }).fill('teacher@demo');
  await page.getByRole('option', { name: /teacher@demo\.se/ }).click();
  await expect(page).toHaveURL(/atkomstlogg\?person=/);
  await expect(page.getByRole('cell').filter({ hasText: 'Systemadministratör' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Person' })).toHaveValue(/teacher@demo\.se/);
  await expect(rows.first()).toBeVisible();

  await page.getByLabel('Till och med').fill('2020-01-01');
  await expect(page.getByText('Inga rader matchar filtret.')).toBeVisible();
  await page.goBack();
  await expect(rows.first()).toBeVisible();
  await teacher.context().close();
});

test('an administrator has access to neither keys nor log', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/test?flik=nycklar');
  await expect(page.getByRole('heading', { name: 'Systemets tillstånd' })).toBeVisible();
  await expect(page).toHaveURL(/\/test/);
  await page.goto('/system');
  await expect(page).toHaveURL('/system/drift');
  const links = page.getByRole('navigation', { name: 'System' }).getByRole('link');
  await expect(links).toHaveText(['Driftstatus', 'Jobb']);
  await page.goto('/system/api-nycklar');
  await expect(page).toHaveURL('/unauthorized');
});

test('keys and log are accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'systemadmin');
  // The log of one student has every kind of cell.
  const student = await makeStudent(page.request, { name: 'Loggad Elev' });
  expect((await page.request.get(`/api/student-details/${student.id}`)).status()).toBe(200);
  await page.goto('/system/api-nycklar');
  await page.getByRole('button', { name: 'Skapa nyckel' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInViews(page, 'dialog', { overlay: true });
  await page.goto(`/test?flik=atkomstlogg&elev=${student.id}`);
  // The log was a tab of TEST; its address leads on.
  await expect(page).toHaveURL(`/system/atkomstlogg?elev=${student.id}`);
  await expect(page.getByRole('row').filter({ hasText: student.name }).first()).toBeVisible();
  await expectSoundInViews(page, 'log');
});
