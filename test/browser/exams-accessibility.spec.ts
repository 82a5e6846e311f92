import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';

test('exams and notifications are accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Tillgänglig Prövning' });
  const register = async (course: string) => {
    const data = { studentId: student.id, course, requestedMonth: 'Maj', materialReceived: true };
    expect((await page.request.post('/api/exams', { data })).status()).toBe(201);
  };
  await register('Svenska 1');
  // One row is enough: axe is slow per row.
  await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
  const row = page.getByRole('row').filter({ hasText: student.name });
  await expect(row).toBeVisible();
  await expectSoundInViews(page, 'the row');

  // With all validation errors, and the student list open.
  await page.getByRole('button', { name: 'Registrera' }).click();
  await row.getByRole('button', { name: 'Spara' }).click();
  await expect(row.getByText('Beslut krävs')).toBeVisible();
  // Centred, so that the list opens below and does not cover the summary's link.
  const chooser = page.getByRole('combobox', { name: 'Välj elev' });
  await chooser.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await chooser.fill(student.name);
  await expect(page.getByRole('option', { name: student.name })).toBeVisible();
  await expectSoundInViews(page, 'the form with its faults, and the list of students');

  await page.getByRole('option', { name: student.name }).click();
  // The bell shows the five newest of a kind: those of other tests may have come since the first.
  await register('Engelska 5');
  await page.getByRole('button', { name: /^Notiser, \d+ nya$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notiser' });
  const own = panel.getByRole('listitem').filter({ hasText: student.name });
  await own.getByRole('button', { name: 'Ta bort notis' }).first().click();
  await panel.getByRole('button', { name: 'Hanterade', exact: true }).click();
  await expect(own.getByRole('button', { name: 'Återställ' })).toBeVisible();
  await expectSoundInViews(page, 'handled notifications');
});
