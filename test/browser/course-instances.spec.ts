import { expect, test, type Page } from '@playwright/test';
import { everyView, expectSoundInViews, type View } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday } from '../support/days.js';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Åtgärder för ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function graphql(page: Page, query: string, input: unknown): Promise<Record<string, unknown>> {
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

async function fillCourse(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Kurs', exact: true }).last().fill('Historia nivå 1b');
  await page
    .getByRole('option', { name: /Historia nivå 1b/ })
    .first()
    .click();
  await page.getByLabel('Eget namn').fill(name);
}

test('pages §6: plans, copies and cancels an instance together with its students, and restores it', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const mark = Date.now().toString(36);
  const name = `Historia ${mark}`;
  await page.goto('/course-instances');
  await page.getByRole('button', { name: 'Nytt tillfälle' }).click();
  await page.getByRole('button', { name: 'Skapa tillfälle' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Välj en kurs.',
    'Ange när tillfället startar.',
    'Ange när tillfället slutar.',
  ]);
  await fillCourse(page, name);
  await page.getByLabel('Start', { exact: true }).fill('2027-08-16');
  await page.getByLabel('Studietakt (%)').fill('50');
  // 100 points at half pace are ten weeks, ending on a Friday.
  await expect(page.getByLabel('Slut', { exact: true })).toHaveValue('2027-10-22');
  await page.getByLabel('Platser').fill('2');
  await page.getByRole('button', { name: 'Skapa tillfälle' }).click();
  await expect(page.getByText('Kurstillfället är skapat.')).toBeVisible();

  await page.getByLabel('Sök kurstillfälle').fill(mark);
  // The row existed before the search; opening it before the results arrive would use the old list.
  await expect(page.getByRole('status').filter({ hasText: '1 kurstillfälle' })).toBeVisible();
  await expect(row(page, name)).toContainText('0 / 2');
  await choose(page, name, 'Kopiera');
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('2027-10-25');
  await page.getByLabel('Eget namn').fill(`Kopia ${mark}`);
  await page.getByRole('button', { name: 'Skapa tillfälle' }).click();
  await expect(row(page, `Kopia ${mark}`)).toContainText('2027-10-25');

  const student = await makeStudent(page.request, { name: 'Hilma Historia' });
  const listed = (await (await page.request.get(`/api/course-instances?q=Historia%20${mark}`)).json()) as {
    _id: string;
  }[];
  await graphql(page, 'mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }', {
    studentId: student.id,
    courseInstanceId: listed[0]!._id,
  });
  await page.reload();
  await expect(row(page, name)).toContainText('1 / 2');
  await row(page, name)
    .getByRole('button', { name: `Åtgärder för ${name}` })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Ta bort' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Öppna elevlista' }).click();
  await expect(page.getByRole('rowheader', { name: student.name })).toBeVisible();
  await expect(page.getByText('1 elev ·')).toBeVisible();
  await page.goBack();
  await choose(page, name, 'Lås betyg');
  await expect(page).toHaveURL(new RegExp(`/betyg\\?kurs=${listed[0]!._id}`));
  await expect(page.getByText('0 av 1 har betyg')).toBeVisible();
  await page.goBack();

  await choose(page, name, 'Redigera');
  await page.getByLabel('Slut', { exact: true }).fill('2027-10-29');
  await expect(page.getByText('1 elevs datum följer med.')).toBeVisible();
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(row(page, name)).toContainText('2027-10-29');
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText(`${name} har sina tidigare datum igen, med sina elever.`)).toBeVisible();
  await expect(row(page, name)).toContainText('2027-10-22');

  await choose(page, name, 'Ställ in');
  await expect(page.getByText('Det berör 1 elev.')).toBeVisible();
  await page.getByRole('button', { name: 'Ställ in', exact: true }).click();
  await expect(page.getByText('Välj vad som händer med eleverna.')).toBeVisible();
  await page.getByLabel('Flytta till ett annat tillfälle').check();
  await page
    .getByLabel('Till tillfället')
    .selectOption({ label: `Kopia ${mark}, start 2027-10-25 (2 lediga)` });
  await page.getByLabel('Orsak').fill('För få sökande.');
  await page.getByRole('button', { name: 'Ställ in', exact: true }).click();
  await expect(page.getByText(`${name} är inställt.`)).toBeVisible();
  await expect(row(page, `Kopia ${mark}`)).toContainText('1 / ');
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText(`${name} är öppet igen, med sina elever.`)).toBeVisible();
  await expect(row(page, name)).toContainText('1 / 2');
  await choose(page, `Kopia ${mark}`, 'Ta bort');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(row(page, `Kopia ${mark}`)).toHaveCount(0);
});

test('letters about a cancelled instance wait until ‘Skicka nu’ sends them', async ({ page }) => {
  await signIn(page, 'admin');
  const name = `Inställd ${Date.now().toString(36)}`;
  const [course] = (await (await page.request.get('/api/courses')).json()) as { _id: string }[];
  const { createCourseInstance } = await graphql(
    page,
    'mutation($input: CreateCourseInstanceInput!) { createCourseInstance(input: $input) { id } }',
    { courseId: course!._id, values: { name, startDate: dayFromToday(20), endDate: dayFromToday(80) } },
  );
  const student = await makeStudent(page.request, { name: 'Brita Brev', email: 'brita.brev@exempel.se' });
  await graphql(page, 'mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }', {
    studentId: student.id,
    courseInstanceId: (createCourseInstance as { id: string }).id,
  });
  await page.goto(`/course-instances?q=${encodeURIComponent(name)}`);
  await choose(page, name, 'Ställ in');
  await page.getByLabel('Orsak').fill('Läraren är sjuk.');
  await expect(page.getByRole('checkbox', { name: 'Skicka nu' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Tillbaka till planerad' }).check();
  await page.getByRole('button', { name: 'Ställ in', exact: true }).click();
  const toast = page.getByRole('region', { name: 'Meddelanden' });
  await expect(toast).toContainText('1 brev väntar i upp till tio minuter, och skickas inte om du ångrar.');
  await toast.getByRole('button', { name: 'Skicka nu' }).click();
  await expect(toast).toContainText('1 brev skickas nu.');
});

test('pages §6: previews a series before creating it, and changes its teacher for all at once', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const mark = Date.now().toString(36);
  await page.goto('/course-instances');
  await page.getByRole('button', { name: 'Skapa serie' }).click();
  await fillCourse(page, `Serie ${mark}`);
  await page.getByLabel('Start', { exact: true }).fill('2027-09-06');
  await expect(page.getByRole('region', { name: 'Förhandsvisning' }).getByRole('listitem')).toHaveCount(9);
  await page.getByRole('button', { name: 'Skapa 9 kurstillfällen' }).click();
  await expect(page.getByText('9 kurstillfällen är skapade.')).toBeVisible();
  await page.getByLabel('Sök kurstillfälle').fill(mark);
  await expect(page.getByRole('rowheader')).toHaveCount(9);
  await page.getByLabel('Välj alla på sidan').check();
  await page.getByRole('button', { name: 'Ändra lärare' }).click();
  await page.getByRole('combobox', { name: 'Ny lärare' }).fill('Åsa');
  await page.getByRole('option', { name: 'Åsa Öberg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ändra lärare' }).click();
  await expect(page.getByText('9 kurstillfällen har ny lärare.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Utan lärare' })).toHaveCount(0);
  await page.goto('/course-instances?vy=kalender&manad=2027-09');
  await expect(page.getByRole('button', { name: `Startar Serie ${mark}` }).first()).toBeVisible();
  await page.goto(`/course-instances?q=${mark}`);
  await page
    .getByRole('button', { name: `Åtgärder för Serie ${mark}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Visa serien' }).click();
  await expect(page).toHaveURL(/serie=/);
  await expect(page.getByRole('button', { name: 'Ta bort filtret En serie' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(9);
});

test('pages §0, §6: list, timeline and calendar are sound at every size and theme, and work without a mouse', async ({
  page,
}) => {
  // Every size in both colour schemes with axe.
  test.slow();
  await signIn(page, 'admin');
  const wideOrNarrow: readonly View[] = [
    ['light', 1440],
    ['dark', 320],
  ];
  const stops = [
    ['', everyView],
    ['&vy=tidslinje', wideOrNarrow],
    ['&vy=kalender', wideOrNarrow],
  ] as const;
  for (const [view, views] of stops) {
    const address = `/course-instances?q=svenska&rader=25${view}`;
    await page.goto(address);
    await expect(page.getByText(/^\d+ kurstillfällen?$/)).toBeVisible();
    await expectSoundInViews(page, address, { views });
  }
  await page.goto('/course-instances?vy=tidslinje');
  const bar = page.getByRole('button', { name: /procent.*pågående/ }).first();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/education\//);
  await page.goBack();
  await page.getByRole('button', { name: 'Visa som tabell' }).click();
  await expect(page.getByRole('table', { name: 'Tidslinjen som tabell' })).toBeVisible();
});
