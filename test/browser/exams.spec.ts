import { expect, test, type Page } from '@playwright/test';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { freePersonalNumber } from '../support/personal-numbers.js';

const form = (page: Page) => page.getByRole('region', { name: 'Anmälan till prövning' });
const table = (page: Page) => page.getByRole('region', { name: '📋 Prövningselever' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const toast = (page: Page) => page.getByRole('region', { name: 'Meddelanden' });

/** A registration for this test, created through the API. */
async function register(page: Page, studentId: string, fields: Record<string, unknown> = {}): Promise<void> {
  const answer = await page.request.post('/api/exams', {
    data: { studentId, course: 'Svenska 1', requestedMonth: 'Mars', ...fields },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function chooseStudent(page: Page, name: string): Promise<void> {
  await form(page).getByRole('combobox', { name: 'Välj elev' }).fill(name);
  await page.getByRole('option', { name }).click();
}

test('§2 the exam page shows form and table to the exact roles and refuses the others', async ({
  browser,
}) => {
  for (const [account, hasForm, hasTable] of [
    ['student', true, false],
    ['coordinator', false, false],
    ['specped', false, false],
    ['syv', false, false],
    ['teacher', false, true],
    ['admin', true, true],
    ['systemadmin', true, true],
  ] as const) {
    const page = await anotherPerson(browser, account);
    await page.goto('/');
    await page.getByRole('link', { name: 'Prövningar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prövningar' })).toBeVisible();
    const refusal = page.getByText('Du har inte behörighet att visa denna sida.');
    if (hasForm) await expect(form(page)).toBeVisible();
    if (hasTable) await expect(table(page)).toBeVisible();
    if (!hasForm && !hasTable) await expect(refusal).toBeVisible();
    expect([await form(page).count(), await table(page).count()]).toEqual([
      hasForm ? 1 : 0,
      hasTable ? 1 : 0,
    ]);
    await page.context().close();
  }
});

test('§2, §4 and §5 an administrator registers a student; read-only fields are filled from the record', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const number = freePersonalNumber();
  const student = await makeStudent(page.request, {
    name: 'Prövande Elev',
    personalNumber: number,
    phone: '070-174 06 05',
    email: 'provande.elev@exempel.se',
    municipality: { type: 'Solna' },
  });
  await page.goto('/examform');

  // An empty form is refused with the text of §8 and links to the missing fields.
  await form(page).getByRole('button', { name: 'Registrera' }).click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Fel vid registrering.');
  await summary.getByRole('link', { name: 'Välj en månad.' }).click();
  await expect(page.getByLabel('Önskad månad')).toBeFocused();

  await chooseStudent(page, student.name);
  await expect(form(page).getByLabel('Personnummer')).toHaveValue(/^\d{8}-\d{4}$/);
  await expect(form(page).getByLabel('Telefonnummer')).toHaveValue('070-174 06 05');
  await expect(form(page).getByLabel('E-post')).toHaveValue('provande.elev@exempel.se');
  await expect(form(page).getByLabel('Kommun')).toHaveValue('Solna');
  for (const label of ['Personnummer', 'Telefonnummer', 'E-post', 'Kommun']) {
    await expect(form(page).getByLabel(label)).not.toBeEditable();
  }
  await expect(form(page).getByLabel('Ansvarig lärare')).toBeDisabled();
  await expect(form(page).getByLabel('Ansvarig lärare').locator('option:checked')).toHaveText('Ej angivet');
  expect(await form(page).getByLabel('Önskad månad').locator('option').allTextContents()).toEqual([
    'Välj månad',
    'Januari',
    'Februari',
    'Mars',
    'April',
    'Maj',
    'Juni',
    'Juli',
    'Augusti',
    'September',
    'Oktober',
    'November',
    'December',
  ]);

  // Without own courses the course comes from the catalogue; the SVE checkbox follows its title.
  const course = form(page).getByLabel('Kurs', { exact: true });
  const material = form(page).getByLabel('Material hämtat (SVE 1 eller 3)');
  await expect(course).toHaveValue('Ej angivet');
  const titles = (await (await page.request.get('/api/courses')).json()) as { courseName: string }[];
  const sve = titles.find(({ courseName }) => /sve/i.test(courseName))!.courseName;
  const other = titles.find(({ courseName }) => !/sve/i.test(courseName))!.courseName;
  const chooser = form(page).getByRole('combobox', { name: 'Välj kurs' });
  await chooser.fill(other);
  await page.getByRole('option', { name: other }).locator('visible=true').first().click();
  await expect(course).toHaveValue(other);
  await expect(material).toBeHidden();
  await chooser.fill(sve);
  await page.getByRole('option', { name: sve }).locator('visible=true').first().click();
  await expect(course).toHaveValue(sve);
  await material.check();
  await form(page).getByLabel('Önskad månad').selectOption('Oktober');
  await form(page).getByLabel('Betalningsdatum').fill('2026-11-02');
  await form(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(toast(page)).toContainText('Registreringen lyckades!');

  // The form is cleared, and the table has the registration.
  await expect(form(page).getByRole('combobox', { name: 'Välj elev' })).toHaveValue('');
  await expect(form(page).getByLabel('Betalningsdatum')).toHaveValue('');
  await expect(form(page).getByLabel('Önskad månad')).toHaveValue('');
  const row = rowOf(page, student.name);
  for (const text of [sve, 'Solna', 'Oktober', 'Intresse', 'Ja', '2026-11-02', '070-174 06 05']) {
    await expect(row).toContainText(text);
  }

  // A duplicate is refused while the first is undecided, and the input is kept.
  await chooseStudent(page, student.name);
  await chooser.fill(sve);
  await page.getByRole('option', { name: sve }).locator('visible=true').first().click();
  await form(page).getByLabel('Önskad månad').selectOption('Oktober');
  await form(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(summary).toContainText('Fel vid registrering.');
  await summary.getByRole('link', { name: /är redan anmäld till prövning/ }).click();
  await expect(chooser).toBeFocused();
  await expect(course).toHaveValue(sve);
});

test('§2 a student registers with their own record preselected and locked', async ({ page }) => {
  const user = await signIn(page, 'student');
  await page.goto('/examform');
  const who = form(page).getByLabel('Välj elev');
  await expect(who).toHaveValue(user.name);
  await expect(who).not.toBeEditable();
  await expect(form(page).getByLabel('Personnummer')).toHaveValue(/^\d{8}-\d{4}$/);
  const chooser = form(page).getByRole('combobox', { name: 'Välj kurs' });
  await chooser.fill('a');
  await page.getByRole('option').locator('visible=true').last().click();
  // An unused day: an earlier attempt may have registered the demo student.
  const taken = (await (await page.request.get('/api/exams')).json()) as { requestedMonth: string }[];
  const months = await form(page).getByLabel('Önskad månad').locator('option').allTextContents();
  const free = months
    .slice(1)
    .find((month) => !taken.some(({ requestedMonth }) => requestedMonth === month))!;
  await form(page).getByLabel('Önskad månad').selectOption(free);
  await form(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(toast(page)).toContainText('Registreringen lyckades!');
  await expect(who).toHaveValue(user.name);
  await expect(form(page).getByLabel('Önskad månad')).toHaveValue('');
  const own = (await (await page.request.get('/api/exams')).json()) as {
    requestedMonth: string;
    name: string;
  }[];
  expect(own).toContainEqual(expect.objectContaining({ name: user.name, requestedMonth: free }));
});

test('§8 a registration that cannot be sent says so and keeps the input', async ({ page, context }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Utan Nät' });
  await page.goto('/examform');
  await chooseStudent(page, student.name);
  await form(page).getByRole('combobox', { name: 'Välj kurs' }).fill('mat');
  await page.getByRole('option', { name: /mat/i }).locator('visible=true').first().click();
  await form(page).getByLabel('Önskad månad').selectOption('Maj');
  await context.setOffline(true);
  await form(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(form(page).getByRole('alert')).toContainText('Fel vid registrering.');
  await context.setOffline(false);
  await expect(form(page).getByLabel('Önskad månad')).toHaveValue('Maj');
  await form(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(toast(page)).toContainText('Registreringen lyckades!');
});

test('§2 and §8 makes a decision by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Beslut Tangentsson' });
  await register(page, student.id);
  await signIn(page, 'teacher');
  await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
  const row = rowOf(page, student.name);
  await expect(row).toContainText('Intresse');
  // The first has the select-all checkbox, the last belongs to the phone layout.
  expect((await table(page).getByRole('columnheader').allTextContents()).slice(1, 13)).toEqual([
    'Namn',
    'Personnummer',
    'Telefon',
    'Email',
    'Kurs',
    'Kommun',
    'Månad',
    'Lärare',
    'Status',
    'Material',
    'Betalning',
    'Beslut',
  ]);
  const decision = row.getByRole('combobox');
  expect(await decision.locator('option').allTextContents()).toEqual(['Välj', 'Godkänn', 'Neka']);

  await row.getByRole('link', { name: student.name }).focus();
  await page.keyboard.press('Tab');
  await expect(decision).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Har förkunskaper');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Spara' })).toBeFocused();
  await page.keyboard.press('Enter');
  // No selection: a toast, an error at the field, and focus in the field.
  await expect(toast(page).getByRole('alert')).toContainText('Beslut krävs');
  await expect(row).toContainText('Beslut krävs');
  await expect(decision).toBeFocused();
  await expect(decision).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.type('Godk');
  await expect(decision).toHaveValue('ACCEPT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Beslut sparat');
  await expect(row.getByText('Godkänd', { exact: true })).toBeVisible();
  await page.reload();
  await expect(decision).toHaveValue('ACCEPT');
  await expect(row.getByRole('textbox')).toHaveValue('Har förkunskaper');

  // A decision may be changed.
  await decision.selectOption('Neka');
  await row.getByRole('button', { name: 'Spara' }).click();
  await expect(row.getByText('Nekad', { exact: true })).toBeVisible();
});

test('§8 when two people decide the same registration, the second is told and loses no input', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Dubbel Beslutad' });
  await register(page, student.id);
  const address = `/examform?namn=${encodeURIComponent(student.name)}`;
  const colleague = await anotherPerson(browser, 'teacher');
  for (const one of [page, colleague]) {
    await one.goto(address);
    await expect(rowOf(one, student.name)).toContainText('Intresse');
  }
  await rowOf(page, student.name).getByRole('combobox').selectOption('Godkänn');
  await rowOf(page, student.name).getByRole('button', { name: 'Spara' }).click();
  await expect(toast(page)).toContainText('Beslut sparat');
  const row = rowOf(colleague, student.name);
  await row.getByRole('combobox').selectOption('Neka');
  await row.getByRole('textbox').fill('Saknar betyg');
  await row.getByRole('button', { name: 'Spara' }).click();
  await expect(toast(colleague).getByRole('alert')).toContainText('Fel vid beslutssparning');
  await expect(toast(colleague)).toContainText('Någon annan har ändrat anmälan.');
  await expect(row.getByText('Godkänd', { exact: true })).toBeVisible();
  await expect(row.getByRole('textbox')).toHaveValue('Saknar betyg');
  await row.getByRole('button', { name: 'Spara' }).click();
  await expect(row.getByText('Nekad', { exact: true })).toBeVisible();
});

test('§2 the filters are in the address, and back undoes them', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Åsa Filtrerad' });
  await register(page, student.id, { requestedMonth: 'April' });
  await register(page, student.id, { requestedMonth: 'Juni' });
  await page.goto('/examform');
  await table(page).getByLabel('Sök namn').fill(student.name.toUpperCase());
  await expect(table(page).getByRole('status').first()).toHaveText('2 prövningar');
  await table(page).getByLabel('Månad').selectOption('Juni');
  await expect(table(page).getByRole('status').first()).toHaveText('1 prövning');
  await expect(page).toHaveURL(/manad=juni/);
  await expect(page).toHaveURL(/namn=/);
  expect(await table(page).getByLabel('Status').locator('option').allTextContents()).toEqual([
    'Alla',
    'Intresse',
    'Godkänd',
    'Nekad',
  ]);
  await table(page).getByLabel('Status').selectOption('Godkänd');
  await expect(table(page).getByText('Inga prövningar matchar filtret.')).toBeVisible();
  await expect(page).toHaveURL(/status=godkand/);
  await page.goBack();
  await expect(table(page).getByRole('status').first()).toHaveText('1 prövning');
  await table(page).getByLabel('Kurs', { exact: true }).selectOption('Svenska 1');
  await expect(page).toHaveURL(/kurs=Svenska/);
  await expect(table(page).getByRole('status').first()).toHaveText('1 prövning');
  await page.reload();
  await expect(table(page).getByLabel('Månad')).toHaveValue('Juni');
  await expect(rowOf(page, student.name)).toHaveCount(1);
});

test('§5 and §8 deletes a registration after confirmation', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Borttagen Prövning' });
  await register(page, student.id);
  await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
  const row = rowOf(page, student.name);
  await row.getByRole('button', { name: 'Ta bort' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Är du säker på att du vill ta bort denna prövning?');
  await expect(question.getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(row.getByRole('button', { name: 'Ta bort' })).toBeFocused();

  await row.getByRole('button', { name: 'Ta bort' }).click();
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await expect(toast(page)).toContainText('Prövning borttagen');
  await expect(row).toHaveCount(0);
  await expect(table(page).getByRole('heading')).toBeFocused();
});

test('a registration with a paid fee cannot be deleted, and the page says why', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Betald Prövning' });
  await register(page, student.id, { paymentDate: '2026-11-02' });
  await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
  const row = rowOf(page, student.name);
  await row.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(toast(page).getByRole('alert')).toContainText('Avgiften är betald.');
  await expect(row).toHaveCount(1);
});

test('§8 a failed deletion says so', async ({ page, context }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Kvar Prövning' });
  await register(page, student.id);
  await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
  const row = rowOf(page, student.name);
  await row.getByRole('button', { name: 'Ta bort' }).click();
  await context.setOffline(true);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(toast(page).getByRole('alert')).toContainText('Kunde inte ta bort prövningen.');
  await context.setOffline(false);
  await expect(row).toHaveCount(1);
});
