import { expect, test, type Page } from '@playwright/test';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, cardName: string, term: string) =>
  card(page, cardName)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) });

async function open(page: Page, student: { id: string; name: string }): Promise<void> {
  await page.goto(`/student/${student.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Elevdetaljer' })).toBeVisible();
  await expect(page.getByText(student.name).first()).toBeVisible();
}

async function startEditing(page: Page): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: 'Redigera' }).click();
  await expect(page.getByLabel('Namn')).toBeFocused();
}

test('an administrator edits a student: errors appear under their fields, and the change is saved and in the history', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Redigerad Elev', phone: '070-111 22 33' });
  await open(page, student);
  await expect(row(page, 'Grundläggande Information', 'E-post')).toContainText('Ej angivet');
  await expect(card(page, 'Ändringshistorik')).toBeVisible();

  await startEditing(page);
  await page.getByLabel('Telefon').fill('ring mig');
  await page.getByLabel('E-post').fill('inte en adress');
  await page.getByLabel('Startdatum').fill('2026-09-01');
  await page.getByLabel('Kommun').selectOption('Växjö');
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByText('Kunde inte spara ändringar')).toBeVisible();
  await expect(page.getByText('2 fält behöver rättas')).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'E-postadressen är inte giltig.' }).click();
  await expect(page.getByLabel('E-post')).toBeFocused();

  await page.getByLabel('E-post').fill('elev@exempel.se');
  await page.getByLabel('Telefon').fill('070-999 88 77');
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByText('Kunde inte spara ändringar')).toBeHidden();
  await expect(row(page, 'Grundläggande Information', 'Telefon')).toContainText('070-999 88 77');
  await expect(row(page, 'Grundläggande Information', 'Kommun')).toContainText('Växjö');
  await expect(row(page, 'Status', 'Startdatum')).toContainText('2026-09-01');
  await expect(page.locator('.page-actions').getByRole('button', { name: 'Redigera' })).toBeFocused();

  const newest = card(page, 'Ändringshistorik').getByRole('listitem').first();
  await expect(newest).toContainText('Telefon:');
  await expect(newest.locator('del').first()).toContainText('070-111 22 33');
  await expect(newest.locator('ins').first()).toContainText('070-999 88 77');
  await expect(newest).toContainText('Administratör');

  await page.reload();
  await expect(row(page, 'Grundläggande Information', 'E-post')).toContainText('elev@exempel.se');
});

test('Avbryt resets the form, and leaving a page with unsaved changes asks first', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Ångrad Elev', exam: 'Godkänd' });
  await open(page, student);
  await startEditing(page);
  await page.getByLabel('Provstatus').fill('Något annat');
  await page.locator('.page-actions').getByRole('button', { name: 'Avbryt' }).click();
  await expect(row(page, 'Status', 'Provstatus')).toContainText('Godkänd');

  await startEditing(page);
  await expect(page.getByLabel('Provstatus')).toHaveValue('Godkänd');
  await page.getByLabel('Provstatus').fill('Påbörjad');
  const question = page.getByRole('alertdialog');
  await page.getByRole('link', { name: 'Elever' }).first().click();
  await expect(question).toContainText('Du har ändringar som inte är sparade.');
  await expect(question.getByRole('button', { name: 'Fortsätt redigera' })).toBeFocused();
  await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(page.getByLabel('Provstatus')).toHaveValue('Påbörjad');
  await page.getByRole('link', { name: 'Elever' }).first().click();
  await question.getByRole('button', { name: 'Släng texten' }).click();
  await expect(page).toHaveURL(/\/students/);
  await open(page, student);
  await expect(row(page, 'Status', 'Provstatus')).toContainText('Godkänd');
});

test('a form whose session expired is back as typed after signing in', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Utloggad Elev' });
  await open(page, student);
  await startEditing(page);
  await page.getByLabel('Övrigt').fill('En lång text som tog tid att skriva');
  // A card that is still loading would meet the expired session before the form does.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-post').fill('admin@demo.se');
  await page.getByLabel('Lösenord', { exact: true }).fill('Demo-2026-skola');
  await page.getByRole('button', { name: 'LOGGA IN' }).click();
  await expect(page).toHaveURL(new RegExp(student.id));
  await expect(page.getByLabel('Övrigt')).toHaveValue('En lång text som tog tid att skriva');
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(row(page, 'Status', 'Övrigt')).toContainText('En lång text som tog tid att skriva');
  await page.reload();
  await expect(page.locator('.page-actions').getByRole('button', { name: 'Redigera' })).toBeVisible();
});

test('when two people edit the same student, the second sees the first’s changes, loses nothing and chooses', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, {
    name: 'Delad Elev',
    phone: '070-000 00 00',
    exam: 'Ej anmäld',
    additionalInfo: 'Från början',
  });
  const first = await anotherPerson(browser, 'systemadmin');
  await open(page, student);
  await open(first, student);

  await startEditing(page);
  await page.getByLabel('Telefon').fill('070-222 22 22');
  await page.getByLabel('Övrigt').fill('Mitt tillägg');

  await startEditing(first);
  await first.getByLabel('Telefon').fill('070-111 11 11');
  await first.getByLabel('Provstatus').fill('Anmäld');
  await first.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(row(first, 'Status', 'Provstatus')).toContainText('Anmäld');

  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  const conflict = page.locator('.conflict');
  await expect(page.getByText('Kunde inte spara ändringar')).toBeVisible();
  await expect(conflict).toContainText('ändrade eleven medan du redigerade');
  await expect(conflict).toContainText('Ändrat från Ej anmäld till Anmäld');
  await expect(conflict.getByRole('radio', { name: 'Behåll mitt: 070-222 22 22' })).toBeChecked();
  await expect(page.getByLabel('Telefon')).toHaveValue('070-222 22 22');
  await expect(page.getByLabel('Övrigt')).toHaveValue('Mitt tillägg');
  await expect(page.getByLabel('Provstatus')).toHaveValue('Anmäld');

  await conflict.getByRole('radio', { name: 'Ta deras: 070-111 11 11' }).check();
  await expect(page.getByLabel('Telefon')).toHaveValue('070-111 11 11');
  await conflict.getByRole('radio', { name: 'Behåll mitt: 070-222 22 22' }).check();
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(row(page, 'Grundläggande Information', 'Telefon')).toContainText('070-222 22 22');
  await expect(row(page, 'Status', 'Provstatus')).toContainText('Anmäld');
  await expect(row(page, 'Status', 'Övrigt')).toContainText('Mitt tillägg');
  await first.context().close();
});

test('a teacher adds, edits and deletes a comment; a draft survives closing the dialog', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Kommenterad Elev' });
  const teacher = await signIn(page, 'teacher');
  await open(page, student);
  const comments = card(page, 'Kommentarer');
  await expect(comments).toContainText('Inga kommentarer än');

  const opener = comments.getByRole('button', { name: 'Lägg till kommentar' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Lägg till kommentar' });
  const text = dialog.getByPlaceholder('Skriv din kommentar här...');
  await expect(text).toBeFocused();
  const add = dialog.getByRole('button', { name: 'Lägg till', exact: true });
  await expect(add).toBeDisabled();
  await text.fill('   ');
  await expect(add).toBeDisabled();
  await text.fill('Kommer i tid');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(text).toHaveValue('Kommer i tid');
  await add.click();
  await expect(dialog).toBeHidden();

  const entry = comments.getByRole('listitem').first();
  await expect(entry).toContainText('Kommer i tid');
  await expect(entry).toContainText(teacher.name);
  await expect(entry).toContainText('Lärare');

  await entry.getByRole('button', { name: 'Redigera' }).click();
  const editing = page.getByRole('dialog', { name: 'Redigera kommentar' });
  await editing.getByRole('textbox').fill('Kommer alltid i tid');
  await editing.getByRole('button', { name: 'Spara' }).click();
  await expect(entry).toContainText('Kommer alltid i tid');
  await expect(entry).toContainText(`redigerad av ${teacher.name}`);

  await entry.getByRole('button', { name: 'Ta bort' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Är du säker på att du vill radera denna kommentar?');
  await expect(question.getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await expect(entry).toContainText('[RADERAD]');
  await expect(entry).not.toContainText('Kommer alltid i tid');
  await expect(entry.getByRole('button')).toHaveCount(0);
  await expect(entry).toBeFocused();
  // Administrators may read the texts in the history.
  await open(admin, student);
  await expect(card(admin, 'Ändringshistorik')).toContainText('Kommer alltid i tid');
  await admin.context().close();
});

test('when two people edit the same comment, the second sees the other text and keeps their own', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Omskriven Elev' });
  await signIn(page, 'teacher');
  await page.request.post(`/api/student-details/${student.id}/comments`, {
    data: { comment: 'Första texten' },
  });
  await open(page, student);
  await open(admin, student);
  const edit = async (person: Page, text: string) => {
    await card(person, 'Kommentarer').getByRole('button', { name: 'Redigera' }).click();
    await person.getByRole('dialog').getByRole('textbox').fill(text);
  };
  await edit(page, 'Lärarens text');
  await edit(admin, 'Administratörens text');
  await admin.getByRole('dialog').getByRole('button', { name: 'Spara' }).click();
  await expect(card(admin, 'Kommentarer')).toContainText('Administratörens text');

  const dialog = page.getByRole('dialog', { name: 'Redigera kommentar' });
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Kunde inte redigera kommentar');
  await expect(dialog).toContainText('Administratörens text');
  await expect(dialog.getByRole('textbox')).toHaveValue('Lärarens text');
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(card(page, 'Kommentarer').getByRole('listitem')).toContainText('Lärarens text');
  await admin.context().close();
});

test('a comment that cannot be saved says so and keeps its text', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Frånkopplad Elev' });
  await signIn(page, 'teacher');
  await open(page, student);
  await card(page, 'Kommentarer').getByRole('button', { name: 'Lägg till kommentar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lägg till kommentar' });
  await dialog.getByRole('textbox').fill('Skrivet utan nät');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Lägg till', exact: true }).click();
  const messages = page.getByRole('region', { name: 'Meddelanden' });
  await expect(messages.getByRole('alert')).toContainText('Kunde inte lägga till kommentar');
  await expect(dialog.getByRole('textbox')).toHaveValue('Skrivet utan nät');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Kommentarer').getByText('Skrivet utan nät')).toHaveCount(1);
  await admin.context().close();
});

test('a student sees their own record and nobody else’s', async ({ page }) => {
  await signIn(page, 'student');
  const [own] = (await (await page.request.get('/api/students')).json()) as { _id: string; name: string }[];
  expect(own).toBeDefined();
  await open(page, { id: own!._id, name: own!.name });
  await expect(card(page, 'Kommentarer').getByRole('listitem').first()).toBeVisible();
  await expect(card(page, 'Kommentarer').getByRole('button')).toHaveCount(0);
  await expect(card(page, 'Filer')).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expect(card(page, 'Filer').getByRole('button', { name: 'Ta bort' })).toHaveCount(0);
  await expect(card(page, 'Ändringshistorik')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Redigera' })).toHaveCount(0);

  await page.goto('/student/019b0000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByText('Du har inte behörighet att visa denna sida.')).toBeVisible();
});

test('a coordinator sees the details without comments of their own, files or history', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Läst Elev' });
  await signIn(page, 'coordinator');
  await open(page, student);
  await expect(card(page, 'Utbildning')).toContainText('Ingen utbildning registrerad');
  await expect(card(page, 'Utbildning')).toContainText('0 totalt');
  await expect(page.getByRole('button', { name: 'Lägg till kommentar' })).toHaveCount(0);
  await expect(card(page, 'Filer')).toHaveCount(0);
  await expect(card(page, 'Ändringshistorik')).toHaveCount(0);
  await admin.context().close();
});

test('the responsible teacher cannot see a protected student’s contact details', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const teacher = await signIn(page, 'teacher');
  const teachers = (await (await admin.request.get('/api/teachers')).json()) as {
    _id: string;
    userId: { _id: string };
  }[];
  const teacherId = teachers.find(({ userId }) => userId._id === teacher.userId)?._id;
  expect(teacherId).toBeDefined();
  const student = await makeStudent(admin.request, {
    name: 'Skyddad Elev',
    phone: '070-123 45 67',
    teacherId,
  });

  await open(admin, student);
  const protection = admin.getByRole('checkbox', { name: 'Skyddade personuppgifter' });
  await protection.click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Skydda uppgifterna' }).click();
  await expect(protection).toBeChecked();
  await expect(card(admin, 'Ändringshistorik')).toContainText('Skyddade personuppgifter');

  await page.goto(`/student/${student.id}`);
  await page.getByLabel('Orsak').selectOption('Undervisning och betyg');
  await page.getByRole('button', { name: 'Öppna eleven' }).click();
  await expect(page.getByText(student.name).first()).toBeVisible();
  await expect(row(page, 'Grundläggande Information', 'Telefon')).toContainText('Skyddad uppgift');
  await expect(row(page, 'Grundläggande Information', 'E-post')).toContainText('Ej angivet');
  await expect(page.getByText('070-123 45 67')).toHaveCount(0);

  const other = await anotherPerson(browser, 'coordinator');
  await other.goto(`/student/${student.id}`);
  await expect(other.getByRole('alert')).toContainText('Kunde inte ladda elevinformation');
  await other.context().close();
  await admin.context().close();
});

test('an administrator sets the responsible teacher', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Mentorslös Elev' });
  await open(page, student);
  const followUp = card(page, 'Uppföljning');
  await expect(followUp.getByRole('button', { name: 'Spara lärare' })).toBeDisabled();
  await followUp.getByLabel('Ansvarig lärare').selectOption({ index: 1 });
  const name = await followUp.getByLabel('Ansvarig lärare').locator('option:checked').textContent();
  await followUp.getByRole('button', { name: 'Spara lärare' }).click();
  await expect(card(page, 'Ändringshistorik').locator('ins').first()).toContainText(name ?? 'a name');
  await page.reload();
  await expect(followUp.getByLabel('Ansvarig lärare').locator('option:checked')).toHaveText(name ?? 'a name');
});

test('the education list scrolls above 200 px, also by keyboard', async ({ page }) => {
  await signIn(page, 'student');
  const [own] = (await (await page.request.get('/api/students')).json()) as { _id: string; name: string }[];
  await open(page, { id: own!._id, name: own!.name });
  const list = card(page, 'Utbildning').getByRole('group', { name: 'Utbildning' });
  await expect(list.getByText('Inskriven').first()).toBeAttached();
  const box = await list.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(200);
  await list.focus();
  await page.keyboard.press('End');
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
