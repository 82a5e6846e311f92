import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectSoundInViews, inViews, type View } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

/** Behind a dialog the page keeps its scroll position, partly under the header: check the dialog alone. */
const dialogs = '[role=dialog], [role=alertdialog]';

const wideOrDark: readonly View[] = [
  ['light', 1440],
  ['dark', 390],
];

/** The demo student with all kinds of education, comments, files, history. */
async function openDemoStudent(page: Page): Promise<void> {
  await signIn(page, 'student');
  const [own] = (await (await page.request.get('/api/students')).json()) as { _id: string }[];
  await signIn(page, 'admin');
  await page.goto(`/student/${own!._id}`);
  await expect(
    page.getByRole('region', { name: 'Ändringshistorik' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ladda ner' }).first()).toBeVisible();
}

const soundDialog = (page: Page, stop: string) =>
  inViews(page, wideOrDark, stop, (where) =>
    expectAccessible(page, { overlay: true, within: dialogs, where }),
  );

test('the student page and its form are accessible at every width, light and dark', async ({ page }) => {
  await openDemoStudent(page);
  await expectSoundInViews(page, 'the page');

  await page.locator('.page-actions').getByRole('button', { name: 'Redigera' }).click();
  await page.getByLabel('Namn').fill('');
  await page.getByLabel('Personnummer').fill('20000101-0000');
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByText('2 fält behöver rättas')).toBeVisible();
  await expectSoundInViews(page, 'the form with its faults');
});

test('the dialogs of the student page are accessible at every width, light and dark', async ({ page }) => {
  await openDemoStudent(page);
  await page.getByRole('button', { name: 'Lägg till kommentar' }).click();
  await expect(page.getByPlaceholder('Skriv din kommentar här...')).toBeFocused();
  await soundDialog(page, 'a new comment');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page
    .getByRole('region', { name: 'Kommentarer' })
    .getByRole('button', { name: 'Ta bort' })
    .first()
    .click();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await soundDialog(page, 'the question before a comment goes');
});
