import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Gå till' });
const field = (page: Page) => palette(page).getByRole('combobox');
/** By its shortcut, which works once the user is signed in. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}
const options = (page: Page) => palette(page).getByRole('option');

test('Ctrl+K leads an administrator to a page of the hidden menu by its Swedish name', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/students');
  await open(page);
  await page.keyboard.type('statis');
  await expect(options(page)).toHaveText(['Statistik']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stats\/courses$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistik' })).toBeFocused();
  await expect(palette(page)).toBeHidden();
});

test('a student is found by name and opens as the own page; Esc closes and gives the focus back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Palle Ettova' });
  await page.goto('/students');
  const opener = page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('button', { name: 'Gå till' });
  await opener.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('palle ett');
  await expect(options(page).filter({ hasText: student.name }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await open(page);
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('palle ett');
  await expect(options(page).filter({ hasText: student.name }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/student/${student.id}$`));
});

test('the arrows walk round, what is not there is said, and a press opens', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/apl');
  await open(page);
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).last().getAttribute('id'))!,
  );
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  // A teacher may open neither.
  await field(page).fill('statistik');
  await expect(palette(page).getByText('Inga träffar')).toBeVisible();
  await field(page).fill('betyg');
  await options(page).filter({ hasText: 'Betyg' }).first().click();
  await expect(page).toHaveURL(/\/betyg$/);
});

test('a student reaches pages and looks for nobody', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/profile');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('query Search')) asked.push(request.url());
  });
  await open(page);
  await field(page).fill('prövn');
  await expect(options(page)).toHaveText(['Prövningar']);
  await field(page).fill('svenska');
  await expect(palette(page).getByText('Inga träffar')).toBeVisible();
  expect(asked).toEqual([]);
});

test('‘?’ shows the keys, not where one writes, nor where such keys are off', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/profile');
  const keys = page.getByRole('dialog', { name: 'Kortkommandon' });
  await open(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(keys.getByText('Till sökrutan')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.getByRole('textbox', { name: 'Telefon' }).first().press('?');
  await expect(keys).toBeHidden();
});

test('the first ‘?’ counts, though what it shows is fetched then', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Mina uppgifter' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Kortkommandon' })).toBeVisible();
});

test('what is typed before the palette has come stands in its field, and does nothing where one was', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/examform');
  const name = page.getByRole('searchbox', { name: 'Sök namn' });
  await name.fill('ek');
  await page.waitForLoadState('networkidle');
  let bring = () => {};
  const brought = new Promise<void>((resolve) => (bring = resolve));
  let asked = 0;
  await page.route('**/assets/*.js', async (route) => {
    asked += 1;
    await brought;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.keyboard.type('statix');
  await page.keyboard.press('Backspace');
  await expect(palette(page)).toBeHidden();
  bring();
  await expect(field(page)).toHaveValue('stati');
  await expect(name).toHaveValue('ek');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('statis');
  await expect(options(page)).toHaveText(['Statistik']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stats\/courses$/);
});

test('a key pressed while the line is down takes nothing away; the palette is there once it is back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/students');
  await expect(page.getByRole('heading', { level: 1, name: 'Elever' })).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Ingen anslutning')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Elever' })).toBeVisible();
  await page.context().setOffline(false);
  await open(page);
  await expect(options(page).first()).toBeVisible();
});

test('palette and keys are accessible in every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/students');
  await open(page);
  await expect(options(page).first()).toBeVisible();
  await expectSoundInViews(page, 'the palette');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Kortkommandon' })).toBeVisible();
  await expectSoundInViews(page, 'the keys');
});
