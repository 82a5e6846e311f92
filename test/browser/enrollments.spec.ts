import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday as day } from '../support/days.js';

/** A started instance with free seats, for this test. */
async function makeInstance(page: Page): Promise<string> {
  const [first] = (await (await page.request.get('/api/course-instances')).json()) as { courseId: string }[];
  const name = `Grupp ${Date.now().toString(36)}`;
  const answer = await page.request.post('/api/course-instances', {
    data: { courseId: first!.courseId, name, startDate: day(-10), endDate: day(60), capacity: 5 },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return name;
}

test('pages §8: enrols students with a preview, interrupts them in bulk, and undoes all of it', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const instance = await makeInstance(page);
  const student = await makeStudent(page.request, { name: 'Inga Inskriven' });
  await page.goto('/student-enrollments');
  await expect(page).toHaveTitle(/Inskrivningar – Studievy/);

  await page.getByRole('button', { name: 'Skriv in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Skriv in' });
  await dialog.getByRole('searchbox', { name: 'Elever', exact: true }).fill(student.name);
  await dialog.getByRole('button', { name: `Lägg till ${student.name}` }).click();
  await dialog.getByRole('searchbox', { name: 'Kurser och tillfällen' }).fill(instance);
  await dialog
    .getByRole('list', { name: 'Träffar: Kurser och tillfällen' })
    .getByRole('button', { name: /Tillfälle/ })
    .first()
    .click();
  await expect(dialog.getByRole('region', { name: 'Förhandsgranskning' })).toContainText('1 inskrivning');
  await dialog.getByRole('button', { name: /^Skriv in på/ }).click();
  await expect(page.getByText(/Inskrivning på .*: 1 inskrivning\./)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Sök elev' }).fill(student.name);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: student.name }) });
  await expect(row).toHaveCount(1);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ändra status' }).click();
  const action = page.getByRole('dialog', { name: /Ändra status/ });
  await action.getByLabel('Ny status').selectOption('Avbrott');
  await action.getByRole('button', { name: 'Ändra 1 inskrivning' }).click();
  await expect(action.getByText('Ange en avbrottsorsak.').first()).toBeVisible();
  await action.getByLabel('Avbrottsorsak').selectOption('Arbete');
  await expect(action.getByRole('region', { name: 'Förhandsgranskning' })).toContainText(
    '1 inskrivning ändras',
  );
  await action.getByRole('button', { name: 'Ändra 1 inskrivning' }).click();
  await expect(row).toContainText('Avbrott');
  await page.getByRole('button', { name: 'Ångra', exact: true }).last().click();
  await expect(page.getByText('Åtgärden är ångrad.')).toBeVisible();
  await expect(row).not.toContainText('Avbrott');

  await row.getByRole('rowheader').getByRole('button').click();
  const panel = page.getByRole('dialog', { name: new RegExp(student.name) });
  await expect(panel.getByText('· Arbete')).toBeVisible();
  await expectAccessible(page, { where: 'panel' });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Senaste åtgärder' }).click();
  const batches = page.getByRole('dialog', { name: 'Senaste åtgärder' });
  await expect(batches.getByText(/Ångrad/).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/student/${student.id}`);
  await page.getByText('Statushistorik').click();
  await expect(page.getByText(/^Avbrott från .*\(Arbete\)$/)).toBeVisible();
  await page.getByRole('link', { name: 'Visa inskrivningar' }).click();
  await expect(page).toHaveURL(`/student-enrollments?elev=${student.id}`);
  await expect(page.getByRole('status').filter({ hasText: '1 inskrivning' })).toBeVisible();
});

test('pages §8: closing a filled-in form asks first, and a planned enrolment can be removed', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Filippa Fyller' });
  await page.goto('/student-enrollments');
  await page.getByRole('button', { name: 'Skriv in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Skriv in' });
  await dialog.getByRole('searchbox', { name: 'Elever', exact: true }).fill(student.name);
  await dialog.getByRole('button', { name: `Lägg till ${student.name}` }).click();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' });
  await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await question.getByRole('button', { name: 'Släng texten' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/student-enrollments?visa=PLANNED');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Ta bort', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ändra status' })).toBeHidden();
  await expectAccessible(page, { where: 'planned' });

  await page.getByRole('button', { name: 'Exportera', exact: true }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: 'Ta med elever med skyddade uppgifter' });
  await choice.click();
  await expect(choice).toBeChecked();
  await expectAccessible(page, { where: 'menu' });
});

test('the list is sound at every width, light and dark', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto('/student-enrollments?rader=25');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectSoundInViews(page, 'the list');
});
