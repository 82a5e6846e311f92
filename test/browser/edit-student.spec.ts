import { expect, test } from '@playwright/test';
import { eachWidth, expectAccessible, expectNoSidewaysScroll, inViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { freePersonalNumber, freeTemporaryNumber } from '../support/personal-numbers.js';

test('Elev+: finds a student, edits, and moves on to the next with Alt and an arrow key', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const first = await makeStudent(page.request, { name: 'Aina Redigera' });
  const second = await makeStudent(page.request, { name: 'Bodil Redigera' });
  await page.goto('/editstudent');
  await expect(page.getByText('Sök efter en elev för att börja.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sök elev' }).fill(first.name.slice(0, 8));
  await page.getByRole('option', { name: new RegExp(first.name) }).click();
  await page.getByLabel('Telefon').fill('070-123 45 67');
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByText('Ändringarna är sparade.')).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveValue('070-123 45 67');

  await page.getByRole('combobox', { name: 'Sök elev' }).fill('redigera');
  await expect(page.getByRole('option', { name: new RegExp(second.name) })).toBeVisible();
  await page.getByRole('option', { name: new RegExp(first.name) }).click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(/elev=/);
  await expect(page.getByRole('heading', { level: 2, name: first.name })).toHaveCount(0);
});

test('Elev+: arrow keys move through the hits from the field, Enter chooses, and the kind of number is shown', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const word = `Piltangent${Date.now().toString(36)}`;
  const first = await makeStudent(page.request, { name: `${word} Ada` });
  const second = await makeStudent(page.request, {
    name: `${word} Bo`,
    personalNumber: freeTemporaryNumber(),
  });
  await page.goto('/editstudent');
  const field = page.getByRole('combobox', { name: 'Sök elev' });
  await field.fill(word);
  const hits = page.getByRole('listbox', { name: 'Träffar' }).getByRole('option');
  await expect(hits).toHaveCount(2);
  await expect(hits.nth(1)).toContainText('(T-nummer)');
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await hits.nth(0).getAttribute('id'))!);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: second.name })).toBeVisible();
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await field.fill(`${word} Ada`);
  await expect(hits).toHaveCount(1);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: first.name })).toBeVisible();
});

test('Elev+: moving on to the next student does not lose unsaved input', async ({ page }) => {
  await signIn(page, 'admin');
  const first = await makeStudent(page.request, { name: 'Agda Osparad' });
  const second = await makeStudent(page.request, { name: 'Beda Osparad' });
  await page.goto(`/editstudent?q=osparad&elev=${first.id}`);
  await expect(page.getByRole('option', { name: new RegExp(second.name) })).toBeVisible();
  await page.getByLabel('Telefon').fill('070-999 99 99');
  await page.keyboard.press('Alt+ArrowDown');
  const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' });
  await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(page.getByLabel('Telefon')).toHaveValue('070-999 99 99');
  await page.getByRole('option', { name: new RegExp(second.name) }).click();
  await question.getByRole('button', { name: 'Släng texten' }).click();
  await expect(page.getByRole('heading', { level: 2, name: second.name })).toBeVisible();
  await expect(page.getByLabel('Telefon')).not.toHaveValue('070-999 99 99');
});

test('Elev+: merges two records of one person value by value', async ({ page }) => {
  await signIn(page, 'admin');
  const keep = await makeStudent(page.request, { name: 'Dubbla Blom', phone: '070-111 11 11' });
  const other = await makeStudent(page.request, {
    name: 'Dubbla Bloom',
    phone: '070-222 22 22',
    email: `dubbla.${Date.now()}@exempel.se`,
  });
  await page.goto(`/editstudent?q=${encodeURIComponent('Dubbla')}&elev=${keep.id}`);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Slå ihop dubblett' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slå ihop dubblett' });
  await dialog.getByRole('combobox', { name: 'Sök elev' }).fill(other.name);
  await dialog.getByRole('option', { name: new RegExp(other.name) }).click();
  await expect(dialog.getByText(/Följer med: 0 inskrivningar/)).toBeVisible();
  await dialog.getByRole('radio', { name: '070-222 22 22' }).check();
  await dialog.getByRole('button', { name: 'Slå ihop', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Telefon')).toHaveValue('070-222 22 22');
  await page.goto(`/student/${other.id}`);
  await expect(page.getByText(keep.name, { exact: true }).first()).toBeVisible();
});

test('Elev+: a number that is already taken leads to merging the two records', async ({ page }) => {
  await signIn(page, 'admin');
  const personalNumber = freePersonalNumber();
  const holder = await makeStudent(page.request, { name: `Nummer Har ${Date.now()}`, personalNumber });
  const student = await makeStudent(page.request, { name: 'Nummer Vill' });
  await page.goto(`/editstudent?elev=${student.id}`);
  await expect(page.getByLabel('Ansvarig lärare')).toBeVisible();
  await page.getByLabel('Personnummer').fill(personalNumber);
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(
    page.getByText(`Personnumret används redan av ${holder.name} – öppna eller slå ihop.`).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Öppna den andra eleven' })).toHaveAttribute(
    'href',
    `/student/${holder.id}`,
  );
  await page.getByRole('link', { name: 'Slå ihop', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Slå ihop dubblett' });
  await expect(dialog.getByText(/Följer med: 0 inskrivningar/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/dubblett/);
});

test('Elev+: ends a student’s studies with a date and a reason', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Slutar Snart' });
  await page.goto(`/editstudent?elev=${student.id}`);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Avsluta elev' }).click();
  const dialog = page.getByRole('dialog', { name: `Avsluta ${student.name}` });
  await dialog.getByRole('button', { name: 'Avsluta eleven' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Välj en orsak.');
  await expect(dialog.getByLabel('Orsak')).toHaveAccessibleDescription('Välj en orsak.');
  await dialog.getByLabel('Orsak').selectOption('MOVED');
  await dialog.getByRole('button', { name: 'Avsluta eleven' }).click();
  await expect(page.getByText(`${student.name} är avslutad.`)).toBeVisible();

  // It is listed with the student's name among the latest actions.
  await page.goto('/student-enrollments');
  await page.getByRole('button', { name: 'Senaste åtgärder' }).click();
  const actions = page.getByRole('dialog', { name: 'Senaste åtgärder' }).getByRole('listitem');
  const latest = actions.filter({ hasText: new RegExp(`^${student.name} avslutad `) });
  await latest.getByRole('button', { name: `Ångra: ${student.name} avslutad` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText(`${student.name} är inte längre avslutad.`)).toBeVisible();
});

test('Elev+ is accessible at every width, light and dark', async ({ page }) => {
  // The demo student with all kinds of data.
  await signIn(page, 'student');
  const [own] = (await (await page.request.get('/api/students')).json()) as { _id: string }[];
  await signIn(page, 'systemadmin');
  await page.goto(`/editstudent?q=Amina+Hassan&elev=${own!._id}`);
  await expect(page.locator('.records-hit').first()).toBeVisible();
  for (const tab of ['Inskrivningar', 'APL', 'Prövningar', 'Betyg', 'Filer', 'Uppgifter']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await inViews(page, eachWidth, tab, (where) => expectAccessible(page, { where }));
  }
  for (const action of ['Slå ihop dubblett', 'Avsluta elev', 'Anonymisera']) {
    await page.getByRole('button', { name: 'Fler val' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inViews(page, eachWidth, action, (where) => expectAccessible(page, { overlay: true, where }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await inViews(page, eachWidth, 'the page', (where) => expectNoSidewaysScroll(page, where));
});
