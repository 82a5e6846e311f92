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

test('Ctrl+K takes an administrator to a page of the hidden menu by its Swedish name', async ({ page }) => {
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

test('finds a student by name and opens the student’s page; Esc closes and returns focus', async ({
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

test('the arrow keys wrap around, no results are announced, and a click opens an item', async ({ page }) => {
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

test('a student finds pages but cannot search for people', async ({ page }) => {
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

test('‘?’ shows the shortcuts, except while typing and when such shortcuts are off', async ({ page }) => {
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

test('the first ‘?’ works even though the dialog is only then loaded', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Mina uppgifter' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Kortkommandon' })).toBeVisible();
});

test('keys typed before the palette has loaded end up in its field and not in the one focused before', async ({
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

test('a shortcut pressed while offline leaves the page intact; the palette opens once reconnected', async ({
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

test('the palette and shortcuts are accessible at every width, light and dark', async ({ page }) => {
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
