import { expect, test, type Page } from '@playwright/test';
import { signInAs } from '../support/browser-account.js';
import { anotherPerson, signIn } from '../support/browser-session.js';

const PASSWORD = 'Demo-2026-skola';
/** One course of each school form, with a student. */
const FORMS = [
  { form: 'gymnasial nivå', code: 'SVEN1000X', course: 'Svenska nivå 1' },
  {
    form: 'grundläggande nivå',
    code: 'GRNENGA',
    course: 'Engelska, grundläggande nivå',
    student: 'Peshang Karimi',
  },
  { form: 'sfi', code: 'SFI2D', course: 'Sfi kurs D, studieväg 2', student: 'Yared Mengistu' },
  {
    form: 'anpassad, grundläggande',
    code: 'ANPSVE1',
    course: 'Svenska, anpassad',
    student: 'Agnes Rosenqvist',
  },
  {
    form: 'anpassad, gymnasial',
    code: 'ANPHEM1',
    course: 'konsumentkunskap, anpassad',
    student: 'Linus Hallberg',
  },
] as const;
/** Failure messages of pages. */
const FAILURE = /Kunde inte|Något gick fel|Ett fel|gick inte att (hämta|visa)|Internt fel/;
/** Texts that must not appear for missing values. */
const LEAKED = /\b(null|undefined|NaN)\b/;

/** Opens a page and expects its heading, the given texts and no failure message. */
async function expectWhole(page: Page, address: string, ...texts: (string | RegExp)[]): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    for (const text of texts) await expect(main.getByText(text).first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
    await expect(main).not.toContainText(FAILURE);
    await expect(main).not.toContainText(LEAKED);
  });
}

async function idOf(
  page: Page,
  query: string,
  variables: object,
  pick: (data: never) => string,
): Promise<string> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data } = (await answer.json()) as { data: never };
  return pick(data);
}

const studentId = (page: Page, name: string) =>
  idOf(
    page,
    'query($name: String!) { students(input: { filter: { q: $name } }) { nodes { id } } }',
    { name },
    ({ students }: { students: { nodes: { id: string }[] } }) => students.nodes[0]!.id,
  );

for (const { form, code, course, ...rest } of FORMS)
  test(`an administrator sees ${form} complete on every page`, async ({ page }) => {
    await signIn(page, 'admin');
    await expectWhole(page, `/programsandcourses?q=${code}`, code);
    await expectWhole(page, `/education?q=${code}`, code);
    await expectWhole(page, `/course-instances?q=${code}&status=ONGOING&status=FINISHED`, course);
    await expectWhole(page, `/student-enrollments?utbildning=${code}`, course);
    await expectWhole(page, `/betyg?q=${code}&visa=alla`);
    if (!('student' in rest)) return;
    const { student } = rest;
    const id = await studentId(page, student);
    await expectWhole(page, `/students?q=${encodeURIComponent(student)}`, student);
    await expectWhole(page, `/student/${id}`, course);
    await expectWhole(page, `/detaljer/Elev/${id}`, student);
    await expectWhole(page, `/editstudent?id=${id}`);
  });

test('an administrator sees every list that aggregates across school forms', async ({ page }) => {
  await signIn(page, 'admin');
  for (const address of ['/apl', '/kalender', '/examform', '/course-matching', '/programsandpackages'])
    await expectWhole(page, address);
  for (const address of [
    '/teacher-management',
    '/pdf',
    '/earnings',
    '/stats/courses',
    '/test',
    '/installningar/priser',
  ])
    await expectWhole(page, address);
});

test('an sfi teacher grades courses without points', async ({ page }) => {
  const account = { id: '', name: 'Johan Åkesson', email: 'johan.akesson@exempel.se', password: PASSWORD };
  expect(await signInAs(page, account)).toBe(200);
  await expectWhole(page, '/betyg?visa=alla', 'Sfi kurs C, studieväg 2');
  await page.getByRole('link', { name: /Sfi kurs C, studieväg 2/ }).click();
  const sheet = page.getByRole('region', { name: 'Sfi kurs C, studieväg 2' });
  await expect(sheet).toContainText('SFI2C');
  // Five students from five municipalities, and no points, which sfi lacks.
  await expect(sheet.locator('.grade-line')).toHaveCount(5);
  await expect(sheet).not.toContainText('poäng');
  await expect(sheet).not.toContainText(LEAKED);
});

test('an sfi student sees their own grades, and a counsellor the student’s page', async ({
  page,
  browser,
}) => {
  const own = { id: '', name: 'Yared Mengistu', email: 'yared.mengistu@exempel.se', password: PASSWORD };
  expect(await signInAs(page, own)).toBe(200);
  await expectWhole(page, '/betyg-och-intyg', 'Mina betyg', /SFI2C · \d{4}/);
  await expectWhole(page, '/examform');
  const id = await idOf(
    page,
    '{ me { studentId } }',
    {},
    ({ me }: { me: { studentId: string } }) => me.studentId,
  );
  await expectWhole(page, `/student/${id}`, 'Sfi kurs D, studieväg 2', '20010317-TF01');
  const guide = await anotherPerson(browser, 'syv');
  await expectWhole(guide, `/detaljer/Elev/${id}`, 'Yared Mengistu');
  await expectWhole(guide, '/kalender');
});
