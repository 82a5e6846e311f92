import { expect, test, type Page } from '@playwright/test';
import { signInAnew } from '../support/browser-session.js';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const signInLink = (page: Page) => page.getByRole('link', { name: 'Logga in' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profilmeny/ }).click();
  await page.getByRole('button', { name: 'Logga ut' }).click();
}

test('§4 signing out leads home and ends the session on the server', async ({ page }) => {
  await signInAnew(page, 'teacher');
  await page.goto('/students');
  await expect(heading(page, 'Elever')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  expect((await page.request.get('/api/auth/session')).status()).toBe(401);
  await page.goto('/students');
  await expect(page).toHaveURL('/login');
});

test('§2 the profile menu leads to the profile and closes on a click outside', async ({ page }) => {
  await signInAnew(page, 'teacher');
  await page.goto('/');
  const opener = page.getByRole('button', { name: /^Profilmeny/ });
  await opener.click();
  const menu = page.getByRole('navigation', { name: 'Profilmeny' });
  await expect(menu.getByRole('button', { name: 'Logga ut' })).toBeVisible();
  await page.mouse.click(400, 500);
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL('/profile');
});

test('§4 asks about unsaved input first; leaving signs out, staying does not', async ({ page }) => {
  await signInAnew(page, 'admin');
  await page.goto('/addstudent');
  await page.getByLabel('Namn', { exact: true }).fill('Ofärdig Elev');
  await signOut(page);
  const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' });
  await question.getByRole('button', { name: 'Stanna och spara' }).click();
  await expect(page).toHaveURL('/addstudent');
  await expect(page.getByLabel('Namn', { exact: true })).toHaveValue('Ofärdig Elev');
  expect((await page.request.get('/api/auth/session')).status()).toBe(200);
  await signOut(page);
  await question.getByRole('button', { name: 'Släng och logga ut' }).click();
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  expect((await page.request.get('/api/auth/session')).status()).toBe(401);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left).not.toContain('Ofärdig Elev');
});

test('§4 signs out other tabs too, including one without a bell', async ({ page, context }) => {
  await signInAnew(page, 'student');
  await page.goto('/profile');
  await expect(heading(page, 'Profil')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await expect(signInLink(other)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('§4 a sign-out that does not reach the server says so, and is completed before anyone is let in', async ({
  page,
}) => {
  await signInAnew(page, 'teacher');
  await page.goto('/');
  await expect(heading(page, /Välkommen/)).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await signOut(page);
  await expect(page.getByText('Du är inte utloggad på servern')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
  expect((await page.request.get('/api/auth/session')).status()).toBe(401);
});
