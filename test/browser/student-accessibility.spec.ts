import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

/** Rules that fail, with where; an open overlay stands outside the landmarks by nature. */
async function faults(page: Page): Promise<string[]> {
  const overlay = (await page.locator('[data-scroll-lock]').count()) > 0;
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  // Behind an overlay the page lies still as it was scrolled, parts of it under the bar: it is looked at by itself.
  const looked = overlay ? axe.include('[role=dialog], [role=alertdialog]').disableRules('region') : axe;
  const { violations } = await looked.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

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
  // Each look at a page by axe takes seconds on a small machine.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await openDemoStudent(page);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`the student page and its form are accessible: ${colorScheme}, ${width} px`, async ({ page }) => {
      await look(page, colorScheme, width);
      expect(await faults(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(width);

      await page.locator('.page-actions').getByRole('button', { name: 'Redigera' }).click();
      await page.getByLabel('Namn').fill('');
      await page.getByLabel('Personnummer').fill('20000101-0000');
      await page.getByRole('button', { name: 'Spara ändringar' }).click();
      await expect(page.getByText('2 fält behöver rättas')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
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
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page
      .getByRole('region', { name: 'Kommentarer' })
      .getByRole('button', { name: 'Ta bort' })
      .first()
      .click();
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Avbryt' })).toBeFocused();
    expect(await faults(page)).toEqual([]);
  });
}
