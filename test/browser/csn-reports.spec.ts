import { expect, test, type Page } from '@playwright/test';
import { enrollIn } from '../support/browser-course.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday as day } from '../support/days.js';

/** A course with studiemedel, since CSN reports include no other. */
async function reportedCourse(page: Page): Promise<string> {
  const instances = (await (await page.request.get('/api/course-instances')).json()) as {
    courseId: string;
    points: number | null;
  }[];
  return instances.find(({ points }) => points !== null)!.courseId;
}

test('pages §8: shows and confirms what goes to CSN before marking it as reported', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Cilla Csnrapport' });
  const courseId = await reportedCourse(page);
  const made = await page.request.post('/api/course-instances', {
    data: {
      courseId,
      name: `CSN-grupp ${Date.now().toString(36)}`,
      startDate: day(-10),
      endDate: day(60),
    },
  });
  await enrollIn(page.request, ((await made.json()) as { _id: string })._id, student.id);
  await page.goto(`/student-enrollments?elev=${student.id}`);
  await page.getByRole('button', { name: 'CSN-rapport' }).click();
  const dialog = page.getByRole('dialog', { name: 'CSN-rapport' });
  await dialog.getByRole('button', { name: 'Rapportera bara urvalet' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 inskrivning rapporteras: Start 1. De märks som rapporterade.');
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await dialog.getByRole('button', { name: 'Rapportera bara urvalet' }).click();
  await question.getByRole('button', { name: 'Bekräfta' }).click();
  await expect(page.getByText('1 inskrivning är rapporterad. Hämta filen nedan.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Rapportera bara urvalet' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Inget i urvalet har påbörjats');
});

test('withdraws an incorrect report with a reason, and its enrolments wait to be reported again', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Tilda Tillbaka' });
  const courseId = await reportedCourse(page);
  const made = await page.request.post('/api/course-instances', {
    data: {
      courseId,
      name: `CSN-fel ${Date.now().toString(36)}`,
      startDate: day(-10),
      endDate: day(60),
    },
  });
  await enrollIn(page.request, ((await made.json()) as { _id: string })._id, student.id);
  await page.goto(`/student-enrollments?elev=${student.id}`);
  await page.getByRole('button', { name: 'CSN-rapport' }).click();
  const dialog = page.getByRole('dialog', { name: 'CSN-rapport' });
  await dialog.getByRole('button', { name: 'Rapportera bara urvalet' }).click();
  const reported = page
    .waitForResponse((answer) => answer.request().postData()?.includes('mutation ReportToCsn(') ?? false)
    .then(async (answer) => (await answer.json()) as { data: { reportToCsn: { id: string } } });
  // Other tests may report too: find the row in the displayed list.
  const listed = page.waitForResponse(
    async (answer) =>
      (answer.request().postData()?.includes('query CsnReports {') ?? false) &&
      (await answer.text()).includes((await reported).data.reportToCsn.id),
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bekräfta' }).click();
  await expect(page.getByText('1 inskrivning är rapporterad. Hämta filen nedan.')).toBeVisible();
  const { id } = (await reported).data.reportToCsn;
  const list = ((await (await listed).json()) as { data: { csnReports: { id: string }[] } }).data.csnReports;
  const report = dialog.locator('.enrollments-batches > li').nth(list.findIndex((other) => other.id === id));
  await report.getByRole('button', { name: /^Visa rapporten/ }).click();
  await expect(report.getByText('Tilda Tillbaka')).toBeVisible();
  await report.getByRole('button', { name: /^Dra tillbaka rapporten \d/ }).click();
  await report.getByRole('button', { name: 'Dra tillbaka rapporten', exact: true }).click();
  await expect(report.getByText('Skriv varför rapporten dras tillbaka.').first()).toBeVisible();
  await report.getByRole('textbox', { name: 'Skäl' }).fill('Filen kom aldrig fram');
  await report.getByRole('button', { name: 'Dra tillbaka rapporten', exact: true }).click();
  await expect(
    page.getByText('Rapporten är tillbakadragen. 1 inskrivning väntar på rapport igen.'),
  ).toBeVisible();
  await expect(report.getByText('Filen kom aldrig fram')).toBeVisible();
  await dialog.getByRole('button', { name: 'Rapportera bara urvalet' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 inskrivning rapporteras: Start 1.');
});
