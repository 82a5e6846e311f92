import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday as day } from '../support/days.js';

const cardOf = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Terminer' }).getByRole('listitem').filter({ hasText: name });

async function addCourse(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Lägg till kurs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lägg till kurs' });
  await dialog.getByLabel('Kurs', { exact: true }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
}

test('changes the note of a course in place, also after somebody else has changed the plan', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Anteckna Planersson' });
  const saved = await page.request.put(`/api/students/${student.id}/study-plan`, {
    data: {
      ...{ version: 0, goal: 'COURSES', startDate: day(0), plannedEndDate: day(400), pacePercent: 100 },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`/studieplan/${student.id}`);
  const other = await page.context().newPage();
  await other.goto(`/studieplan/${student.id}`);
  await expect(other.getByRole('button', { name: 'Lägg till kurs' })).toBeVisible();
  await addCourse(page, 'Historia 1b');
  await expect(cardOf(page, 'HISHIS01b')).toBeVisible();

  // The other window has an older version: its form reads the plan again, and the next press adds the course.
  await addCourse(other, 'Religionskunskap 1');
  const dialog = other.getByRole('dialog', { name: 'Lägg till kurs' });
  await expect(dialog.getByText(/Någon annan har ändrat studieplanen/)).toBeVisible();
  await expect(cardOf(other, 'HISHIS01b')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(other, 'RELREL01')).toBeVisible();
  await other.close();

  const history = cardOf(page, 'HISHIS01b');
  await history.getByRole('button', { name: /^Åtgärder för/ }).click();
  await page.getByRole('menuitem', { name: 'Skriv anteckning' }).click();
  const note = page.getByRole('dialog', { name: 'Anteckning om Historia 1b' });
  await note.getByLabel('Anteckning').fill('Läses på "distans" – kväll.');
  await expectSoundInViews(page, 'the form of a note', { overlay: true });
  const save = note.getByRole('button', { name: 'Spara', exact: true });
  await save.click();
  // This window has an older version as well.
  await expect(note.getByText(/Någon annan har ändrat posten/)).toBeVisible();
  await save.click();
  await expect(note).toBeHidden();
  await expect(history.getByText('Läses på "distans" – kväll.')).toBeVisible();
  await expect(cardOf(page, 'RELREL01')).toBeVisible();

  await history.getByRole('button', { name: /^Åtgärder för/ }).click();
  await page.getByRole('menuitem', { name: 'Ändra anteckning' }).click();
  await expect(note.getByLabel('Anteckning')).toHaveValue('Läses på "distans" – kväll.');
  await note.getByLabel('Anteckning').fill('');
  await save.click();
  await expect(note).toBeHidden();
  await expect(history.getByText(/distans/)).toHaveCount(0);
  await expect(page.getByText('Anteckningen om Historia 1b borttagen')).toBeVisible();

  // Somebody else's note is compared with the own one, not overwritten.
  const plan = (await (await page.request.get(`/api/students/${student.id}/study-plan`)).json()) as {
    items: { _id: string; course: { code: string } }[];
  };
  const itemId = plan.items.find(({ course }) => course.code === 'HISHIS01b')!._id;
  await history.getByRole('button', { name: /^Åtgärder för/ }).click();
  await page.getByRole('menuitem', { name: 'Skriv anteckning' }).click();
  await page.request.put(`/api/students/${student.id}/study-plan/items/${itemId}/note`, {
    data: { note: 'Läses hos en annan skola.' },
  });
  await note.getByLabel('Anteckning').fill('Läses här.');
  await save.click();
  await expect(note.getByText('Läses hos en annan skola.')).toBeVisible();
  await save.click();
  await expect(note).toBeHidden();
  await expect(history.getByText('Läses här.')).toBeVisible();
});
