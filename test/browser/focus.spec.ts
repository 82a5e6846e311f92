import { expect, test, type Page } from '@playwright/test';
import { makeStudent, signIn } from '../support/browser-session.js';

/** Longer than anything that could take the focus: a refetch, a closing menu. */
const settleMs = 800;

async function expectHeld(page: Page, stay: 'Avbryt' | 'Fortsätt redigera' = 'Avbryt'): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: stay })).toBeFocused();
  await page.waitForTimeout(settleMs);
  await expect(question.getByRole('button', { name: stay })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
}

test('sorting a list keeps focus on the column; opening another page moves it to the heading', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  for (const [path, column] of [
    ['/students', 'Start–slut'],
    ['/course-instances', 'Start–slut'],
  ] as const) {
    await page.goto(path);
    const sort = page.getByRole('columnheader').getByRole('button', { name: new RegExp(`^${column}`) });
    await sort.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sortera=/);
    await page.waitForTimeout(settleMs);
    await expect(sort).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(settleMs);
    await expect(sort).toBeFocused();
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Kurser' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kurser' })).toBeFocused();
});

test('opening a student keeps focus on the heading once the record has loaded', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/students');
  await page.locator('tbody a').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Grundläggande Information' })).toBeVisible();
  await page.waitForTimeout(settleMs);
  await expect(page.getByRole('heading', { level: 1, name: 'Elevdetaljer' })).toBeFocused();
});

test('Back returns focus to the row that was opened', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/students');
  const row = page.locator('main tbody a').nth(3);
  const name = await row.innerText();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Elevdetaljer' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
});

test('‘Avbryt’ keeps focus in a confirmation until the user acts', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Fråga Frågesson' });
  const added = await page.request.post(`/api/student-details/${student.id}/comments`, {
    data: { comment: 'Ska bort' },
  });
  expect(added.ok(), await added.text()).toBe(true);

  await page.goto(`/student/${student.id}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ska bort' })
    .getByRole('button', { name: 'Ta bort' })
    .click();
  await expectHeld(page);

  await page.goto(`/apl?kort=${student.id}`);
  const card = page.getByRole('dialog');
  await card
    .getByRole('listitem')
    .filter({ hasText: 'Ska bort' })
    .getByRole('button', { name: 'Ta bort' })
    .click();
  // An event about the open card causes a refetch.
  const more = await page.request.post(`/api/student-details/${student.id}/comments`, {
    data: { comment: 'Till' },
  });
  expect(more.ok()).toBe(true);
  await expectHeld(page);

  await page.goto('/addstudent');
  await page.getByLabel('Namn').fill('Halv');
  await page.getByRole('navigation').getByRole('link', { name: 'Elever' }).first().click();
  await expectHeld(page, 'Fortsätt redigera');
  await expect(page).toHaveURL('/addstudent');
});

test('ticking a student among the documents selects that student', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Kryssad Elev', municipality: { type: 'Solna' } });
  await page.goto('/pdf?typ=apl');
  const selection = page.getByRole('region', { name: 'Urval' });
  await selection.getByRole('searchbox').fill(student.name);
  await selection.getByRole('checkbox', { name: `Markera ${student.name}` }).check();
  const preview = page.getByRole('region', { name: 'Förhandsvisning' });
  await expect(preview.getByRole('article')).toContainText(student.name);
  await expect(preview.getByRole('button', { name: 'Skapa' })).toBeEnabled();
});

test('ends a student who has not started from the record', async ({ page }) => {
  await signIn(page, 'admin');
  const startDate = `${new Date().getFullYear() + 1}-08-20`;
  const student = await makeStudent(page.request, { name: 'Aldrig Börjat', startDate });
  await page.goto(`/editstudent?elev=${student.id}`);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Avsluta elev' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Orsak').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Avsluta eleven' }).click();
  await expect(page.getByText(`${student.name} är avslutad.`)).toBeVisible();
});

test('a dialog’s header keeps its height when its content is tall', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/course-instances');
  await page.getByRole('button', { name: 'Nytt tillfälle' }).first().click();
  const head = page.getByRole('dialog').locator('.dialog-head');
  await expect(head).toBeVisible();
  const heights = await head.evaluate((element) => [element.clientHeight, element.scrollHeight]);
  expect(heights[0]).toBeGreaterThanOrEqual(48);
  expect(heights[1]).toBe(heights[0]);
});
