import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

const unique = () => `Vy ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
const menuOf = (page: Page) => page.getByRole('button', { name: /^(Vyer|Vy: )/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Vyer' });

async function press(page: Page, name: string | RegExp): Promise<void> {
  await menuOf(page).click();
  await panel(page).getByRole('button', { name }).click();
}

async function save(page: Page, name: string): Promise<void> {
  await press(page, 'Spara vy…');
  const box = page.getByRole('dialog', { name: 'Spara vy' });
  await box.getByLabel('Namn').fill(name);
  await box.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText(`Vyn ${name} är sparad.`)).toBeVisible();
}

test('a view can be saved, changed, set to open first, cleared, shared, and deleted with undo', async ({
  page,
  browser,
}) => {
  const name = unique();
  await signIn(page, 'admin');
  await page.goto('/students?kommun=Solna&q=ek');
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await page.getByRole('checkbox', { name: 'Lärare' }).click();
  await page.keyboard.press('Escape');
  await save(page, name);

  // The view is open, without the search text.
  await expect(page).toHaveURL(/\?kommun=Solna&sparad=[0-9a-f-]{36}$/);
  await expect(menuOf(page)).toHaveText(`Vy: ${name}`);
  const columns = page.getByRole('columnheader');
  const shown = await columns.allInnerTexts();

  // A changed view is marked as changed, and the menu offers to save it.
  await page.getByLabel('Sök elev').fill('a');
  await expect(page).toHaveURL(/q=a/);
  await expect(menuOf(page)).toHaveText(`Vy: ${name}`);
  await page.getByRole('button', { name: 'Ta bort filtret Status: Aktiva' }).click();
  await page.getByRole('button', { name: /^Ta bort filtret Status: Ej start/ }).click();
  await expect(menuOf(page)).toHaveText(`Vy: ${name} (ändrad)`);
  await press(page, `Spara ändringarna i ${name}`);
  await expect(menuOf(page)).toHaveText(`Vy: ${name}`);

  // The personal default applies when the URL has no filter; clearing overrides it.
  await press(page, 'Gör till min förvalda');
  await expect(page.getByText(`Listan öppnas med ${name}.`)).toBeVisible();
  await page.goto('/students');
  await expect(page).toHaveURL(/status=alla/);
  await expect(page).toHaveURL(/kommun=Solna/);
  await expect(menuOf(page)).toHaveText(`Vy: ${name}`);
  await expect.poll(() => columns.allInnerTexts()).toEqual(shown);
  await press(page, 'Visa listan som vanligt');
  await expect(page).toHaveURL(/\/students\?sparad=ingen$/);
  await page.reload();
  await expect(menuOf(page)).toHaveText('Vyer');

  // A teacher finds it under the role, and may not change it.
  await press(page, new RegExp(`^${name}`));
  await press(page, 'Dela med roll…');
  const box = page.getByRole('dialog', { name: 'Dela vyn med en roll' });
  await box.getByLabel('Dela med').selectOption('Lärare');
  await box.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText(`Vyn ${name} är delad med rollen Lärare.`)).toBeVisible();
  const colleague = await browser.newPage();
  await signIn(colleague, 'teacher');
  await colleague.goto('/students');
  await menuOf(colleague).click();
  const shared = panel(colleague).getByRole('group', { name: 'Delade med rollen Lärare' });
  await shared.getByRole('button', { name: new RegExp(name) }).click();
  await expect(colleague).toHaveURL(/kommun=Solna/);
  await menuOf(colleague).click();
  await expect(panel(colleague).getByRole('button', { name: 'Gör till min förvalda' })).toBeVisible();
  await expect(panel(colleague).getByRole('button', { name: 'Ta bort', exact: true })).toHaveCount(0);
  await colleague.close();

  await press(page, /^Ta bort$/);
  await expect(menuOf(page)).toHaveText('Vyer');
  await expect(page).toHaveURL(/kommun=Solna/);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Vyn är tillbaka.')).toBeVisible();
  await expect(menuOf(page)).toHaveText(`Vy: ${name}`);
  await press(page, /^Ta bort$/);
  await expect(menuOf(page)).toHaveText('Vyer');
});

test('saves a view by keyboard on a phone; a name already taken is an error below its field', async ({
  page,
}) => {
  const name = unique();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'teacher');
  await page.goto('/students?status=alla');
  await page.getByRole('button', { name: 'Fler val' }).press('Enter');
  await menuOf(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Spara vy…' }).press('Enter');
  const box = page.getByRole('dialog', { name: 'Spara vy' });
  await box.getByLabel('Namn').fill(name);
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toHaveText(`Vy: ${name}`);
  await press(page, 'Spara som ny vy…');
  await box.getByLabel('Namn').fill(name);
  await box.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(box.getByText('Det finns redan en vy med det namnet.').first()).toBeVisible();
  await box.getByLabel('Namn').fill(`${name} igen`);
  await box.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(menuOf(page)).toHaveText(`Vy: ${name} igen`);
  for (const one of [`${name} igen`, name]) {
    if ((await menuOf(page).innerText()) !== `Vy: ${one}`) await press(page, new RegExp(`^${one}$`));
    await expect(menuOf(page)).toHaveText(`Vy: ${one}`);
    await press(page, /^Ta bort$/);
    await expect(menuOf(page)).toHaveText('Vyer');
  }
});
