import { expect, test, type Page } from '@playwright/test';
import { makeEndedCourse } from '../support/browser-course.js';
import { anotherPerson, makeStudent, type DemoAccount } from '../support/browser-session.js';
import { Hands } from '../support/presses.js';
import { dayFromToday as day } from '../support/days.js';

// Each role's day from sign-in to done, with the number of presses for frequent tasks, counted by `Hands`.

const mark = () => Date.now().toString(36);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const action = (page: Page, name: string) =>
  page
    .locator('.page-actions')
    .getByRole('link', { name })
    .or(page.locator('.page-actions').getByRole('button', { name, exact: true }));

/** Signs in through the form and lands on Min dag. */
async function beginTheDay(page: Page, account: DemoAccount): Promise<Hands> {
  await page.goto('/login');
  await page.getByLabel('E-post').fill(`${account}@demo.se`);
  await page.getByLabel('Lösenord').first().fill('Demo-2026-skola');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Min dag')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return new Hands(page);
}

/** Opens the palette by shortcut: its code is loaded once Min dag is shown. */
async function goTo(page: Page, hands: Hands, words: string, option: string): Promise<void> {
  await hands.key('Control+k');
  await hands.type(words);
  await expect(page.getByRole('option', { name: option }).first()).toHaveAttribute('aria-selected', 'true');
  await hands.key('Enter');
}

test('an administrator enrols, registers, certifies and decides in few presses', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Tryck Räknad' });
  const [first] = (await (await admin.request.get('/api/course-instances')).json()) as { courseId: string }[];
  const instance = `Räknad grupp ${mark()}`;
  await admin.request.post('/api/course-instances', {
    data: { courseId: first!.courseId, name: instance, startDate: day(-10), endDate: day(60) },
  });
  const hands = await beginTheDay(page, 'admin');

  await goTo(page, hands, `skriv in ${student.name}`, `Skriv in ${student.name}`);
  const dialog = page.getByRole('dialog', { name: `Skriv in ${student.name}` });
  await expect(dialog.getByRole('searchbox', { name: 'Kurser och tillfällen' })).toBeFocused();
  await hands.type(instance);
  await hands.key('Enter');
  await expect(dialog.getByRole('button', { name: `Skriv in på ${instance}` })).toBeEnabled();
  await hands.key('Enter');
  await expect(page.getByText(`Inskrivning på ${instance}: 1 inskrivning.`)).toBeVisible();
  hands.tookAtMost(4, 'enrol a known student');
  await expect(page).toHaveURL(new RegExp(`/student/${student.id}$`));

  await hands.press(action(page, 'Anmäl till prövning'));
  const months = page.getByRole('group', { name: 'Närmaste månaderna' });
  await hands.press(months.getByRole('button').first());
  await hands.press(page.getByRole('button', { name: 'Registrera', exact: true }));
  await expect(page.getByText('Registreringen lyckades!')).toBeVisible();
  hands.tookAtMost(3, 'register an exam for the open student');

  await page.goto(`/student/${student.id}`);
  await hands.press(action(page, 'Fler åtgärder'));
  await hands.press(page.getByRole('menuitem', { name: 'Skapa dokument' }));
  await hands.press(page.getByRole('button', { name: 'Skapa', exact: true }));
  await expect(page.getByText(/^Dokumentet är skapat\. Kod/).first()).toBeVisible();
  hands.tookAtMost(3, 'make a certificate for the open student');
});

/** A package of two courses. */
async function makePackage(page: Page): Promise<{ id: string; name: string }> {
  const name = `Räknat paket ${mark()}`;
  const courses = (await (await page.request.get('/api/catalogue/courses?q=ENGENG0')).json()) as {
    _id: string;
  }[];
  const made = await page.request.post('/api/course-packages', {
    data: { name, kind: 'LOCAL', courses: courses.slice(0, 2).map(({ _id }) => ({ courseId: _id })) },
  });
  return { id: ((await made.json()) as { _id: string })._id, name };
}

test('an administrator enrols on a package in few presses, changing one date', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Paket Räknad' });
  const pack = await makePackage(admin);
  const hands = await beginTheDay(page, 'admin');
  await page.goto(`/education/${pack.id}`);
  await hands.press(action(page, 'Skriv in elever'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(`Skriv in elever på ${pack.name}`);
  await hands.press(
    dialog.getByRole('combobox', { name: 'Elever' }).or(dialog.getByLabel('Elever').first()).first(),
  );
  await hands.type(student.name);
  await hands.press(page.getByRole('option', { name: new RegExp(student.name) }));
  await expect(dialog).toHaveAccessibleName(`Skriv in ${student.name} på ${pack.name}`);
  const second = dialog
    .getByRole('list')
    .last()
    .getByRole('group')
    .nth(1)
    .getByLabel('Start', { exact: true });
  await hands.press(second);
  await second.fill(day(40));
  await hands.press(dialog.getByRole('button', { name: 'Skriv in', exact: true }));
  await expect(page.getByText(new RegExp(`^1 elev är inskriven på ${pack.name}`))).toBeVisible();
  hands.tookAtMost(6, 'enrol on a package with one date changed');
});

test('an administrator enrols on a package from the enrolments in few presses, changing one date', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Lista Räknad' });
  const pack = await makePackage(admin);
  const hands = await beginTheDay(page, 'admin');
  await page.goto('/student-enrollments');
  await hands.press(action(page, 'Skriv in'));
  const first = page.getByRole('dialog', { name: 'Skriv in' });
  await expect(first.getByRole('searchbox', { name: 'Elever' })).toBeFocused();
  await hands.type(student.name);
  await hands.key('Enter');
  await expect(first.getByRole('list', { name: 'Valda elever' })).toContainText(student.name);
  await hands.press(first.getByRole('searchbox', { name: 'Kurser och tillfällen' }));
  await hands.type(pack.name);
  await hands.key('Enter');
  const dialog = page.getByRole('dialog', { name: `Skriv in ${student.name} på ${pack.name}` });
  const courses = dialog.getByRole('group');
  await expect(courses).toHaveCount(2);
  await expect(courses.first().getByRole('combobox', { name: 'Kurstillfälle' })).toBeVisible();
  const second = courses.nth(1).getByLabel('Start', { exact: true });
  await hands.press(second);
  await second.fill(day(40));
  await hands.press(dialog.getByRole('button', { name: 'Skriv in', exact: true }));
  await expect(page.getByText(new RegExp(`^1 elev är inskriven på ${pack.name}`))).toBeVisible();
  hands.tookAtMost(6, 'enrol on a package from the enrolments with one date changed');
  // The next enrolment begins empty.
  await page.locator('.page-actions').getByRole('button', { name: 'Skriv in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Skriv in' })).not.toContainText(student.name);
});

test('choosing a package for a student continues with its courses', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Vald Räknad' });
  const pack = await makePackage(admin);
  const hands = await beginTheDay(page, 'admin');
  await goTo(page, hands, `skriv in ${student.name}`, `Skriv in ${student.name}`);
  await expect(
    page.getByRole('dialog').getByRole('searchbox', { name: 'Kurser och tillfällen' }),
  ).toBeFocused();
  await hands.type(pack.name);
  await hands.key('Enter');
  const dialog = page.getByRole('dialog', { name: `Skriv in ${student.name} på ${pack.name}` });
  await hands.press(dialog.getByRole('button', { name: 'Skriv in', exact: true }));
  await expect(page.getByText(new RegExp(`^1 elev är inskriven på ${pack.name}`))).toBeVisible();
  hands.tookAtMost(5, 'enrol a known student on a package');
});

test('staff open a student’s course instance from anywhere in two presses', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Klassrum Räknad' });
  const [first] = (await (await admin.request.get('/api/course-instances')).json()) as { courseId: string }[];
  const name = `Klassrum ${mark()}`;
  const made = await admin.request.post('/api/course-instances', {
    data: { courseId: first!.courseId, name, startDate: day(-10), endDate: day(60) },
  });
  const { _id: courseInstanceId } = (await made.json()) as { _id: string };
  const enrolled = await admin.request.post('/graphql', {
    data: {
      query: 'mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }',
      variables: { input: { studentId: student.id, courseInstanceId } },
    },
  });
  expect(((await enrolled.json()) as { errors?: unknown }).errors).toBeUndefined();
  const hands = await beginTheDay(page, 'admin');
  const isThere = async (what: string) => {
    await expect(page).toHaveURL(new RegExp(`/education/${courseInstanceId}$`));
    await expect(page).toHaveTitle(`${name} – Studievy`);
    await expect(page.getByRole('table', { name: `Elever på ${name}` })).toContainText(student.name);
    hands.tookAtMost(2, what);
  };
  const fromPage = page.getByRole('group', { name: 'Utbildning' }).getByRole('link').first();

  await page.goto(`/students?q=${encodeURIComponent(student.name)}`);
  await hands.press(page.getByRole('rowheader').getByRole('link', { name: student.name }));
  await hands.press(fromPage);
  await isThere('come from the list of students');

  await page.goto(`/student-enrollments?q=${encodeURIComponent(student.name)}`);
  await hands.press(page.getByRole('row').filter({ hasText: student.name }).getByRole('link').first());
  await isThere('come from the list of enrolments');

  await page.goto(`/course-instances?q=${encodeURIComponent(name)}`);
  await hands.press(page.getByRole('rowheader').getByRole('link', { name }));
  await isThere('come from the list of instances');

  await page.goto('/min-dag');
  await goTo(page, hands, name, name);
  await isThere('come from the palette');
});

test('an administrator decides one exam in two presses and ten in eleven', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const name = `Räknad Prövning ${mark()}`;
  for (let index = 0; index < 10; index += 1) {
    const student = await makeStudent(admin.request, { name });
    await admin.request.post('/api/exams', {
      data: { studentId: student.id, course: 'Svenska 1', requestedMonth: 'Mars' },
    });
  }
  const hands = await beginTheDay(page, 'admin');
  const waiting = part(page, 'Anmälningar till prövning');
  const link = waiting.getByRole('listitem').first().getByRole('link');
  const who = (await link.textContent())!;
  await hands.press(link);
  const focused = page.getByRole('row').filter({ has: page.locator(':focus') });
  await expect(focused).toContainText(who);
  await hands.key('g');
  await expect(page.getByRole('table').getByText('Godkänd', { exact: true })).toHaveCount(1);
  hands.tookAtMost(2, 'decide an exam');
  await page.getByRole('region', { name: 'Meddelanden' }).getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Beslutet är ångrat')).toBeVisible();

  // The list shows this test's registrations only: other tests decide on theirs meanwhile.
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataJSON() as {
      variables?: { input?: { filter?: { status?: string } } };
    };
    if (body.variables?.input?.filter?.status !== 'INTRESSE') return route.continue();
    Object.assign(body.variables.input.filter, { name });
    return route.continue({ postData: JSON.stringify(body) });
  });
  await page.goto('/min-dag');
  await hands.press(waiting.getByRole('link', { name: /^Visa alla/ }));
  await expect(page.getByText('10 prövningar', { exact: true })).toBeVisible();
  for (let decided = 1; decided <= 10; decided += 1) {
    await expect(focused).toContainText('Intresse');
    await hands.key('g');
    await expect(page.getByRole('table').getByText('Godkänd', { exact: true })).toHaveCount(decided);
  }
  hands.tookAtMost(11, 'decide ten exams');
  await page.unrouteAll({ behavior: 'wait' });
});

test('a teacher grades with one key and answers an unread comment in two presses', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const teacher = (await (await anotherPerson(browser, 'teacher')).request.get('/api/auth/session')).json();
  const { user } = (await teacher) as { user: { name: string } };
  await makeEndedCourse(admin.request, {
    ...{ code: 'SVESVE01', teacher: user.name },
    students: ['Betyg Räknad', 'Betyg Räknad'],
  });
  const hands = await beginTheDay(page, 'teacher');
  await hands.press(part(page, 'Att betygsätta').getByRole('listitem').first().getByRole('link'));
  const focused = page.locator('.grade-line').filter({ has: page.locator(':focus') });
  await expect(focused).toBeVisible();
  hands.tookAtMost(1, 'come to the first student without a grade');
  await hands.key('b');
  await expect(focused.getByRole('radio', { name: 'B', exact: true })).toBeChecked();
  await expect(focused).toContainText('Utkast sparat');
  hands.tookAtMost(1, 'grade a student');
  await page.keyboard.press('Delete');

  await page.goto('/min-dag');
  const unread = part(page, 'Olästa kommentarer').getByRole('listitem').first();
  await expect(unread.getByRole('blockquote').first()).toBeVisible();
  const about = (await unread.getByRole('link').textContent())!;
  await hands.press(unread.getByRole('button', { name: 'Svara' }));
  await hands.type(`Svar ${mark()}`);
  await hands.key('Control+Enter');
  await expect(page.getByText(`Svaret om ${about} är sparat.`)).toBeVisible();
  await expect(part(page, 'Olästa kommentarer').getByRole('link', { name: about })).toHaveCount(0);
  hands.tookAtMost(2, 'answer an unread comment');
});

test('a counsellor finds a student by keyboard with a single read and follows up in two presses', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Snabbt Funnen' });
  const hands = await beginTheDay(page, 'syv');
  const readings: string[] = [];
  page.on('request', (request) => {
    const asked = request.postData() ?? '';
    if (asked.includes(student.id) && !asked.includes('query Search')) readings.push(asked);
  });
  for (let round = 0; round < 3; round += 1) {
    await page.goto('/min-dag');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    readings.length = 0;
    await goTo(page, hands, student.name, student.name);
    await expect(page.getByText(student.name).first()).toBeVisible();
    await expect(action(page, 'Följ upp')).toBeVisible();
    // The main content waits for nothing but the student.
    expect(readings[0]).toContain('query StudentDetails');
    expect(readings.filter((asked) => asked.includes('query StudentDetails'))).toHaveLength(1);
    hands.tookAtMost(2, 'find a student');
  }

  await hands.press(action(page, 'Följ upp'));
  const dialog = page.getByRole('dialog', { name: /^Följ upp/ });
  await hands.type('Ring om praktiken');
  await hands.press(dialog.getByRole('button', { name: 'Spara' }));
  await expect(page.getByText(/står på Min dag/)).toBeVisible();
  hands.tookAtMost(2, 'follow up the open student');
});

test('a student finds a grade on a phone in two presses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hands = await beginTheDay(page, 'student');
  await hands.press(page.getByRole('button', { name: 'Öppna menyn' }));
  await hands.press(page.getByRole('dialog').getByRole('link', { name: 'Betyg och intyg' }));
  await expect(page.getByRole('img', { name: /^Betyg / }).first()).toBeVisible();
  hands.tookAtMost(2, 'find a grade');
  for (const address of ['/min-dag', '/min-utbildning', '/betyg-och-intyg']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, address).toBeLessThanOrEqual(3 * 844);
  }
  // With an ongoing placement, of which nothing needed every day is folded.
  await page.goto('/min-utbildning');
  const placement = part(page, 'Min APL');
  await expect(placement.getByText('Pågår', { exact: true })).toBeVisible();
  await expect(placement.getByRole('link', { name: /\(karta\)$/ })).toBeVisible();
  await expect(placement.getByRole('link', { name: /^[\d -]{8,}$/ })).toBeVisible();
  await expect(placement.getByRole('progressbar', { name: 'Timmar' })).toBeVisible();
  await expect(placement.getByRole('button', { name: /^\d × 7 h vecka|^7 h vecka/ })).toBeVisible();
});

test('a student registers for an exam from their own day in few presses', async ({ page }) => {
  const hands = await beginTheDay(page, 'student');
  await hands.press(
    page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Prövningar' }),
  );
  await expect(page.getByLabel('Välj elev')).not.toHaveValue('');
  await hands.press(page.getByRole('combobox', { name: 'Välj kurs' }));
  await hands.type('engelska 6');
  await hands.key('Enter');
  await hands.press(page.getByRole('group', { name: 'Närmaste månaderna' }).getByRole('button').last());
  await hands.press(page.getByRole('button', { name: 'Registrera', exact: true }));
  await expect(page.getByText('Registreringen lyckades!')).toBeVisible();
  hands.tookAtMost(5, 'register for an exam');
});
