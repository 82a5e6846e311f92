import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

/** Behind a dialog the page lies still as it was scrolled, parts of it under the bar: it is looked at by itself. */
const dialogs = '[role=dialog], [role=alertdialog]';

/** The demo student with everything: education of several kinds, comments, files, history. */
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

async function look(page: Page, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await openDemoStudent(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`the student page and its form are accessible: ${colorScheme}, ${width} px`, async ({ page }) => {
      await look(page, colorScheme, width);
      await expectSound(page);

      await page.locator('.page-actions').getByRole('button', { name: 'Redigera' }).click();
      await page.getByLabel('Namn').fill('');
      await page.getByLabel('Personnummer').fill('20000101-0000');
      await page.getByRole('button', { name: 'Spara ändringar' }).click();
      await expect(page.getByText('2 fält behöver rättas')).toBeVisible();
      await expectSound(page);
    });
  }
}

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`the dialogs of the student page are accessible: ${colorScheme}, ${width} px`, async ({ page }) => {
    await look(page, colorScheme, width);
    await page.getByRole('button', { name: 'Lägg till kommentar' }).click();
    await expect(page.getByPlaceholder('Skriv din kommentar här...')).toBeFocused();
    await expectAccessible(page, { overlay: true, within: dialogs });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page
      .getByRole('region', { name: 'Kommentarer' })
      .getByRole('button', { name: 'Ta bort' })
      .first()
      .click();
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Avbryt' })).toBeFocused();
    await expectAccessible(page, { overlay: true, within: dialogs });
  });
}
