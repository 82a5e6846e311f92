import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

const password = 'Demo-2026-skola';

async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'LOGGA IN' }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('signs in with a trimmed address and lands on the requested page', async ({ page }) => {
  await page.goto('/students?q=anna');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Logga in – Studievy');
  await fillSignIn(page, '  teacher@demo.se ', ` ${password} `);
  await expect(page).toHaveURL(/\/students\?.*q=anna/);
  await expect(heading(page, 'Elever')).toBeVisible();
  await expect(page).toHaveTitle('Elever – Studievy');
  // Signed-in users are redirected from the sign-in page.
  await page.goto('/login');
  await expect(heading(page, 'Min dag')).toBeVisible();
  await expect(page).toHaveTitle('Min dag – Studievy');
});

test('the sign-in form names missing fields and shows the server’s refusal', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'LOGGA IN' }).click();
  await expect(page.getByText('Fyll i din e-postadress.')).toBeVisible();
  await expect(page.getByLabel('E-post')).toBeFocused();
  await fillSignIn(page, 'teacher@demo.se', 'fel lösenord här');
  await expect(page.getByRole('alert')).toHaveText('Fel e-postadress eller lösenord.');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('without a response, sign-in says ‘Login failed’, in English', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/graphql', (route) => route.abort());
  await fillSignIn(page, 'teacher@demo.se', password);
  await expect(page.getByRole('alert')).toHaveText('Login failed');
  await expect(page.getByRole('alert')).toHaveAttribute('lang', 'en');
});

test('scripts cannot access any credential', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, 'teacher@demo.se', password);
  await expect(heading(page, 'Min dag')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(JSON.parse(JSON.parse(stored).user) as object).toSorted()).toEqual([
    'email',
    'name',
    'role',
    'userId',
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('a reset link is requested in a dialog; focus returns to the button that opened it', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-post').fill('finns-inte@demo.se');
  await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Glömt lösenordet?' });
  await expect(dialog.getByLabel('E-post')).toBeFocused();
  await expect(dialog.getByLabel('E-post')).toHaveValue('finns-inte@demo.se');
  await dialog.getByRole('button', { name: 'Skicka länk' }).click();
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Glömt lösenordet?' })).toBeFocused();
});

test('the reset page without a token says so immediately and sends nothing', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toHaveText(
    'Ogiltig eller saknad token.Länken har gått ut. Begär en ny.',
  );
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.getByLabel('Nytt lösenord', { exact: true }).fill('fyra ord som ingen gissar');
  await page.getByRole('button', { name: 'Spara nytt lösenord' }).click();
  await page.getByRole('link', { name: 'Tillgänglighetsredogörelse' }).click();
  await expect(heading(page, 'Tillgänglighetsredogörelse')).toBeVisible();
  expect(sent).toBe(0);
});

test('an invalid token is rejected in Swedish', async ({ page }) => {
  await page.goto('/reset-password?token=ogiltig');
  // The token is read and removed from the URL, which may be seen, stored or shared.
  await expect(page).toHaveURL(/\/reset-password$/);
  // Before the user has thought of a password.
  await expect(page.getByRole('alert')).toHaveText(
    'Länken är använd eller har gått ut. Ett lösenord kan inte väljas med den.',
  );
  await expect(page.getByLabel('Nytt lösenord', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Begär en ny länk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Glömt lösenordet?' });
  await dialog.getByLabel('E-post').fill('finns-inte@demo.se');
  await dialog.getByRole('button', { name: 'Skicka länk' }).click();
  await expect(dialog.getByRole('status')).not.toBeEmpty();
});

test('a session ended elsewhere signs out here and returns to the same page after sign-in', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  await page.goto('/students');
  await expect(heading(page, 'Elever')).toBeVisible();
  await page.request.post('/api/auth/logout');
  // The WebSocket reports the ended session immediately, without a request.
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, 'teacher@demo.se', password);
  await expect(page).toHaveURL(/\/students/);
});

test('a role without access is sent to /unauthorized; an unknown address gets its own page', async ({
  page,
}) => {
  await signIn(page, 'student');
  await page.goto('/students');
  await expect(page).toHaveURL('/unauthorized');
  await expect(heading(page, 'Du har inte behörighet att visa denna sida.')).toBeVisible();
  await page.goto('/finns/inte');
  await expect(heading(page, 'Sidan finns inte')).toBeVisible();
  await expect(page).toHaveTitle('Sidan finns inte – Studievy');
});

test('§2 home shows only the welcome heading; the logo leads there', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.getByRole('main')).toHaveText('Välkommen till Studievy');
  await signIn(page, 'admin');
  await page.goto('/students');
  await page.getByRole('banner').getByRole('link', { name: 'Studievy' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toHaveText('Välkommen till Studievy');
});

test('the menus show what a role may open', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/');
  await expect(heading(page, /Välkommen/)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'APL' }),
  ).toBeHidden();
  await signIn(page, 'teacher');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await menu.getByRole('link', { name: 'Elever' }).click();
  await expect(heading(page, 'Elever')).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Elever' })).toHaveAttribute('aria-current', 'page');
});

test('the version label opens the secret menu above everything else, and Esc closes it', async ({ page }) => {
  await page.goto('/');
  const label = page.getByRole('button', { name: 'Version 1.0.0, visa fler länkar' });
  await label.click();
  const menu = page.getByRole('navigation', { name: 'Fler länkar' });
  await expect(menu).toHaveCSS('z-index', '3000');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(label).toBeFocused();
  await label.click();
  await page.mouse.click(700, 600);
  await expect(menu).toBeHidden();
});

test('below 1181 px the menu is a drawer behind the burger button', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 800 });
  await signIn(page, 'teacher');
  await page.goto('/');
  const burger = page.getByRole('button', { name: 'Öppna menyn' });
  await burger.click();
  const drawer = page.getByRole('dialog', { name: 'Meny' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();
  await burger.click();
  await drawer.getByRole('link', { name: 'Elever' }).click();
  await expect(drawer).toBeHidden();
  await expect(heading(page, 'Elever')).toBeFocused();
  await page.setViewportSize({ width: 1181, height: 800 });
  await expect(burger).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toBeVisible();
});

test('the skip link takes the keyboard past the header', async ({ page }) => {
  await page.goto('/tillganglighet');
  await expect(heading(page, 'Tillgänglighetsredogörelse')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'anmäla bristande tillgänglighet till Digg' })).toBeFocused();
});

test('a lost connection is shown until it is back', async ({ page, context }) => {
  await signIn(page, 'teacher');
  await page.goto('/');
  await expect(heading(page, /Välkommen/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Ingen anslutning.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Ingen anslutning.')).toBeHidden();
});

test('a lost connection mentions unsaved changes only while there are some', async ({ page, context }) => {
  await signIn(page, 'admin');
  await page.goto('/addstudent');
  await expect(heading(page, 'Ny elev')).toBeVisible();
  await context.setOffline(true);
  const bar = page.getByText(/^Ingen anslutning\./);
  await expect(bar).toHaveText('Ingen anslutning.');
  await page.getByLabel('Namn').fill('Halvskriven Elev');
  await expect(bar).toHaveText('Ingen anslutning. Dina ändringar är inte sparade.');
  await page.getByLabel('Namn').fill('');
  await expect(bar).toHaveText('Ingen anslutning.');
});

test('a dialog that cannot be loaded keeps the page, says so, and opens once reconnected', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.goto('/course-instances');
  const add = page.getByRole('button', { name: 'Nytt tillfälle' });
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('Mat');
  await expect(page).toHaveURL(/Mat/);
  await context.setOffline(true);
  await add.click();
  const messages = page.getByRole('region', { name: 'Meddelanden' });
  await expect(messages.getByRole('alert')).toContainText('Rutan kunde inte visas.');
  await expect(search).toHaveValue('Mat');
  await context.setOffline(false);
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('GraphiQL runs a prepared query without contacting any other site', async ({ page, baseURL }) => {
  await signIn(page, 'teacher');
  const foreign: string[] = [];
  page.on('request', (request) => {
    const own = ['blob:', 'data:', String(baseURL)].some((start) => request.url().startsWith(start));
    if (!own) foreign.push(request.url());
  });
  await page.goto('/graphql');
  // The editor loads after the page; wait for its content before sending.
  await expect(page.locator('.graphiql-query-editor')).toContainText('CurrentUser');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.locator('.result-window')).toContainText('teacher@demo.se');
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.getByRole('button', { name: /Elever, en sida i taget/ }).click();
  await expect(page.locator('.graphiql-query-editor')).toContainText('Students');
  expect(foreign).toEqual([]);
});

test('the API reference can be searched without contacting any other site', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (!['data:', String(baseURL)].some((start) => request.url().startsWith(start)))
      foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto('/api/docs');
  const reference = page.locator('rapi-doc');
  const call = (path: string) => reference.locator('.nav-bar-path').filter({ hasText: path });
  await expect(call('/students/export')).toBeVisible();
  await reference.getByPlaceholder('Filter').fill('delalltasks');
  await reference.getByPlaceholder('Filter').press('Enter');
  await expect(call('/delalltasks')).toBeVisible();
  await expect(call('/students/export')).toBeHidden();
  expect({ foreign, refused }).toEqual({ foreign: [], refused: [] });
});
