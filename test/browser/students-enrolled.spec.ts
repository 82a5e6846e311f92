import { expect, test } from '@playwright/test';
import { makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday as day } from '../support/days.js';

test('pages §1: enrols selected students on an instance from the list, with undo', async ({ page }) => {
  await signIn(page, 'admin');
  const mark = `Enok${Date.now().toString(36)}`;
  const student = await makeStudent(page.request, { name: mark });
  const [first] = (await (await page.request.get('/api/course-instances')).json()) as { courseId: string }[];
  const instance = `Elevlistans grupp ${mark}`;
  await page.request.post('/api/course-instances', {
    data: { courseId: first!.courseId, name: instance, startDate: day(-10), endDate: day(60) },
  });
  await page.goto(`/students?q=${encodeURIComponent(student.name)}`);
  await page.getByRole('checkbox', { name: `Välj ${student.name}` }).check();
  await page
    .getByRole('region', { name: 'Valda elever' })
    .getByRole('button', { name: 'Skriv in på kurstillfälle' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Skriv in 1 elev' });
  await dialog.getByRole('searchbox', { name: 'Kurser och tillfällen' }).fill(instance);
  await dialog
    .getByRole('list', { name: 'Träffar: Kurser och tillfällen' })
    .getByRole('button', { name: new RegExp(instance) })
    .click();
  await expect(dialog.getByRole('region', { name: 'Förhandsgranskning' })).toContainText('1 inskrivning');
  await dialog.getByRole('button', { name: `Skriv in på ${instance}` }).click();
  await expect(page.getByText(`Inskrivning på ${instance}: 1 inskrivning.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: student.name })).toContainText(/Pågående|Aktiv/);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Åtgärden är ångrad.')).toBeVisible();
});
