import { expect, test, type Locator, type Page } from '@playwright/test';
import { everyView, expectSoundInViews, inViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';

/** A name of maximum length without break opportunities, in the displayed list only. */
const LONGEST = `Lång${'kommun'.repeat(9)}ed`;

async function withLongestName(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('municipalityRegister')) return route.continue();
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replaceAll(/"Österåker(s kommun)?"/g, `"${LONGEST}"`),
    });
  });
}

/** Whether two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.use({ viewport: { width: 1440, height: 844 } });

const views = everyView.filter(([, width]) => width !== 320);

test('the audit log passes axe', async ({ page }) => {
  await signIn(page, 'systemadmin');
  await page.goto('/system/revisionslogg');
  await expect(page.getByRole('table', { name: 'Revisionslogg' })).toBeVisible();
  await expectSoundInViews(page, 'the log', { views });
});

test('the municipalities pass axe, the longest name wraps, and a message covers no button', async ({
  page,
}) => {
  await signIn(page, 'systemadmin');
  await withLongestName(page);
  await page.goto('/pdf?visa=kommuner');
  await expect(page).toHaveURL('/installningar/kommuner');
  await expect(page.getByRole('rowheader', { name: LONGEST })).toBeAttached();
  const scroller = page.getByRole('group', { name: 'Kommuner' });
  await inViews(page, views, 'the longest name', async (where) => {
    expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth), where).toBe(0);
  });
  await expectSoundInViews(page, 'the list', { views });
  const edit = page.getByRole('button', { name: 'Ändra Solna' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Ändra Solna' });
  await expect(dialog.getByLabel('Namn', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await expect(dialog).toBeVisible();
  // The rows behind it are out of reach.
  await expectSoundInViews(page, 'the form', { views, within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Spara' }).click();
  const message = page.locator('.toast');
  await expect(message).toContainText('Solna är sparad.');
  await expect(dialog).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Lägg till kommun' });
  await inViews(page, views, 'the message', async (where) => {
    await message.hover();
    await expect.poll(() => overlap(add, message), where).toBe(false);
  });
});

test('the question before anonymising a student passes axe, including what others have written', async ({
  page,
}) => {
  await signIn(page, 'systemadmin');
  const student = await makeStudent(page.request, { name: 'Gallras Snart' });
  const other = await makeStudent(page.request, { name: 'Omnämner Annan' });
  const comment = await page.request.post(`/api/student-details/${other.id}/comments`, {
    data: { comment: `Läser tillsammans med ${student.name}.` },
  });
  expect(comment.ok(), await comment.text()).toBe(true);
  await page.goto(`/editstudent?elev=${student.id}`);
  await page.getByRole('button', { name: 'Fler val' }).click();
  await page.getByRole('menuitem', { name: 'Anonymisera' }).click();
  const dialog = page.getByRole('dialog', { name: `Anonymisera ${student.name}` });
  await expect(dialog.getByRole('checkbox', { name: /Läser tillsammans/ })).toBeVisible();
  await expectSoundInViews(page, 'the question', { views, overlay: true });
});
