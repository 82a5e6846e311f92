import { expect, test } from '@playwright/test';
import { enrollIn } from '../support/browser-course.js';
import { makeStudent, signIn } from '../support/browser-session.js';

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test('pages §8: what goes to CSN is told and confirmed before it is marked', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Cilla Csnrapport' });
  const [first] = (await (await page.request.get('/api/course-instances')).json()) as { courseId: string }[];
  const made = await page.request.post('/api/course-instances', {
    data: {
      courseId: first!.courseId,
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
