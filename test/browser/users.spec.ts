import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { mailedTokens, makeAccount, signInAs } from '../support/browser-account.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function find(page: Page, name: string): Promise<void> {
  await page.goto('/anvandare');
  await page.getByLabel('Sök användare').fill(name);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Åtgärder för ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('permissions §7.1, §7.6: an administrator adds a user, who is invited by e-mail', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/anvandare');
  await page.getByRole('link', { name: 'Lägg till användare' }).click();
  await expect(page).toHaveTitle('Lägg till användare – Studievy');
  await page.getByRole('button', { name: 'Lägg till', exact: true }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Fyll i namn.',
    'Fyll i e-postadress.',
    'Välj en roll.',
  ]);
  // At most one's own role: an administrator cannot create a systemadmin.
  await expect(page.getByLabel('Roll').getByRole('option', { name: 'Administratör' })).toHaveCount(1);
  await expect(page.getByLabel('Roll').getByRole('option', { name: 'Systemadministratör' })).toHaveCount(0);

  const email = `ny.${Date.now().toString(36)}@exempel.se`;
  await page.getByLabel('Namn').fill('Nils Ny');
  await page.getByLabel('E-post').fill('admin@demo.se');
  await page.getByLabel('Roll').selectOption('Studie- och yrkesvägledare');
  await page.getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(summary.getByRole('link')).toHaveText(['Det finns redan en användare med e-postadressen.']);
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(page.getByText(`Nils Ny är tillagd. En inbjudan har skickats till ${email}.`)).toBeVisible();
  await expect.poll(() => mailedTokens(email)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Visa bland användarna' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Nils Ny')).toContainText('Inbjuden');
  await expect(row(page, 'Nils Ny')).toContainText('Studie- och yrkesvägledare');
});

test('permissions §7.11: ‘Lägg till lärare’ creates a teacher who can be assigned responsibility', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Lägg till lärare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lägg till lärare' })).toBeVisible();
  await expect(page.getByLabel('Roll')).toHaveCount(0);
  const mark = Date.now().toString(36);
  await page.getByLabel('Namn').fill(`Lena Lärare ${mark}`);
  await page.getByLabel('E-post').fill(`lena.${mark}@exempel.se`);
  await page.getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(page.getByText(`Lena Lärare ${mark} är tillagd.`)).toBeVisible();
  const teachers = (await (await page.request.get('/api/teachers')).json()) as {
    userId: { username: string };
  }[];
  expect(teachers.map(({ userId }) => userId.username)).toContain(`Lena Lärare ${mark}`);
});

test('name, role and state filter the list and are in the address', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/users?roll=student');
  await expect(page).toHaveTitle('Användare – Studievy');
  await expect(page.getByLabel('Roll')).toHaveValue('STUDENT');
  await page.goto('/anvandare');
  await page.getByLabel('Roll').selectOption('Systemadministratör');
  await expect(page).toHaveURL('/anvandare?roll=systemadmin');
  const sigrid = row(page, 'Sigrid Wallin');
  await expect(sigrid).toBeVisible();
  // An administrator cannot change a systemadmin (permissions §7.2).
  await expect(sigrid.getByRole('button')).toHaveCount(0);
  await page.getByLabel('Sök användare').fill('finns inte');
  await expect(page.getByText('Inga användare matchar filtret.')).toBeVisible();
  await page.getByRole('button', { name: 'Rensa filter' }).first().click();
  await expect(page).toHaveURL('/anvandare');
  await page.getByRole('button', { name: 'E-post' }).click();
  await expect(page).toHaveURL('/anvandare?sortera=epost&ordning=stigande');
});

test('permissions §7.5: a role change or deactivation signs the person out immediately', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const account = await makeAccount(page.request, { name: 'Rolf Roll', role: 'coordinator' });
  const person = await (await browser.newContext()).newPage();
  expect(await signInAs(person, account)).toBe(200);
  await find(page, account.name);

  await choose(page, account.name, 'Byt roll');
  const dialog = page.getByRole('dialog', { name: `Byt roll: ${account.name}` });
  await expect(dialog.getByLabel('Ny roll')).toBeFocused();
  await dialog.getByRole('button', { name: 'Byt roll' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Välj en roll.');
  await dialog.getByLabel('Ny roll').selectOption('Specialpedagog');
  await dialog.getByRole('button', { name: 'Byt roll' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, account.name)).toContainText('Specialpedagog');
  await expect(page.getByRole('button', { name: `Åtgärder för ${account.name}` })).toBeFocused();
  expect((await person.request.get('/api/auth/session')).status()).toBe(401);

  expect(await signInAs(person, account)).toBe(200);
  await choose(page, account.name, 'Stäng av kontot');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await question.getByRole('button', { name: 'Stäng av' }).click();
  await expect(row(page, account.name)).toContainText('Avstängt');
  expect((await person.request.get('/api/auth/session')).status()).toBe(401);
  expect(await signInAs(person, account)).toBe(401);
  await choose(page, account.name, 'Aktivera kontot');
  await expect(row(page, account.name)).toContainText('Aktivt');
  expect(await signInAs(person, account)).toBe(200);

  await choose(page, account.name, 'Skicka återställningslänk');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText(`En länk har skickats till ${account.email}.`)).toBeVisible();
  await expect.poll(() => mailedTokens(account.email)).toHaveLength(2);
});

test('contract §3: shows what another administrator has saved meanwhile, and keeps what was typed', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const account = await makeAccount(page.request, { name: 'Eva Edit', role: 'user' });
  await find(page, account.name);
  await choose(page, account.name, 'Redigera');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Namn')).toBeFocused();
  await dialog.getByLabel('Telefon').fill('070-123 45 67');

  const other = await anotherPerson(browser, 'systemadmin');
  const name = `${account.name} Ek`;
  expect((await other.request.put(`/api/users/${account.id}`, { data: { name } })).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText('Någon annan har ändrat posten. Ladda om eller jämför.')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Namn' })).toContainText(name);
  await expect(dialog.getByLabel('Telefon')).toHaveValue('070-123 45 67');
  await dialog.getByRole('button', { name: 'Använd de sparade uppgifterna' }).click();
  await expect(dialog.getByLabel('Namn')).toHaveValue(name);
  await dialog.getByLabel('E-post').fill('admin@demo.se');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Det finns redan en användare med e-postadressen.');
  await dialog.getByLabel('E-post').fill(account.email);
  await dialog.getByLabel('Namn').fill(`${account.name} Al`);
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, `${account.name} Al`)).toBeVisible();
});

test('permissions §7.7: links an account to one student record, and can remove the link', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const account = await makeAccount(page.request, { name: 'Kim Konto', role: 'student' });
  const student = await makeStudent(page.request, { name: 'Kim Konto' });
  await find(page, account.name);
  await expect(row(page, account.name)).toContainText('Ej kopplad');
  await choose(page, account.name, 'Koppla till elev');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Elev' }).fill(student.name);
  await page.getByRole('option', { name: student.name }).click();
  await dialog.getByRole('button', { name: 'Koppla' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, account.name).getByRole('link', { name: 'Elevens sida' })).toHaveAttribute(
    'href',
    `/student/${student.id}`,
  );
  await choose(page, account.name, 'Ta bort koppling till elev');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort kopplingen' }).click();
  await expect(row(page, account.name)).toContainText('Ej kopplad');
});

test('accounts are accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/anvandare?q=admin@demo');
  const menu = page.getByRole('button', { name: /^Åtgärder för/ });
  await expect(menu).toHaveCount(1);
  await expectSoundInViews(page, 'the list');
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Redigera' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInViews(page, 'the form of one', { overlay: true });
  await page.goto('/lagg-till-anvandare');
  await page.getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSoundInViews(page, 'a new one, with its faults');
});
