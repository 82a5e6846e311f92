import { expect, test, type Page } from '@playwright/test';
import { makeAccount, signInAs } from '../support/browser-account.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const box = (page: Page) => page.getByRole('search', { name: 'Global sökning' });
const field = (page: Page) => box(page).getByRole('combobox', { name: 'Sök', exact: true });
const selector = (page: Page) => box(page).getByRole('combobox', { name: 'Sök bland' });
/** The options; the listbox references them with `aria-owns`, which not every query follows. */
const hits = (page: Page) => box(page).locator('[role="option"]');
const spoken = (page: Page) => page.locator('[data-live-region]');

/** Records the search box's requests. */
function watchSearches(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    const body = request.postDataJSON() as {
      operationName?: string;
      variables?: Record<string, unknown>;
    } | null;
    if (body?.operationName === 'Search') sent.push(body.variables ?? {});
  });
  return sent;
}

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(field(page)).toBeVisible();
}

test('§2 Search: finds and opens a person by keyboard alone', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, {
    name: 'Öjvind Ålsökare',
    municipality: { type: 'Täby' },
  });
  await signIn(page, 'teacher');
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  // Any part of a word, in any case, å ä ö included.
  await page.keyboard.type(student.name.slice(2).toUpperCase());
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText(student.name);
  await expect(hits(page)).toContainText('Täby');
  await expect(hits(page).locator('mark')).toHaveText(student.name.slice(2));
  await expect(spoken(page)).toHaveText('1 träff');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  const id = await hits(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
  await expect(hits(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/detaljer/Elev/${student.id}`);
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeFocused();
  await expect(hits(page)).toHaveCount(0);
  // A used search is cleared.
  await expect(field(page)).toHaveValue('');
});

test('§2 Search: Esc clears the results; a second Esc returns focus', async ({ page }) => {
  await signIn(page, 'teacher');
  await open(page);
  const home = page.getByRole('link', { name: 'Studievy' });
  await home.focus();
  await page.keyboard.press('/');
  await page.keyboard.type('svenska');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hits(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home).toBeFocused();
});

test('§2 Search: the arrow keys wrap around, and a click outside closes the panel', async ({ page }) => {
  await signIn(page, 'teacher');
  await open(page);
  await field(page).fill('sve');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.mouse.click(1300, 700);
  await expect(hits(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('sve');
});

test('§2 Search: a course leads to /education/{id}, and on to its teacher and students', async ({ page }) => {
  await signIn(page, 'specped');
  await open(page);
  await selector(page).selectOption('Kurs');
  await expect(field(page)).toHaveAttribute('placeholder', 'Sök efter Kurs...');
  await field(page).fill('barnskötare');
  await expect(hits(page).first()).toBeVisible();
  const found = hits(page).filter({ hasText: 'Barnskötare' }).first();
  await expect(found).toHaveAttribute('href', /^\/education\/[0-9a-f-]+$/);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Barnskötare' })).toBeVisible();
  await expect(page).toHaveTitle('Barnskötare – Studievy');
  const people = page.getByRole('region', { name: 'Elever' }).getByRole('link');
  const name = await people.first().textContent();
  await people.first().click();
  await expect(page).toHaveURL(/\/detaljer\/Elev\//);
  await expect(page.getByRole('heading', { level: 1, name: name ?? '-' })).toBeVisible();
});

test('§5 Search: the type filters the results, and picking one searches again', async ({ page }) => {
  await signIn(page, 'admin');
  const sent = watchSearches(page);
  await open(page);
  await expect(selector(page)).toHaveValue('ALLA');
  await expect(selector(page).locator('option')).toHaveText(['Alla', 'Användare', 'Kurs', 'Datum']);
  await expect(field(page)).toHaveAttribute('placeholder', 'Sök efter Alla...');
  await field(page).fill('barn');
  await expect(hits(page).first()).toBeVisible();

  await selector(page).selectOption('Användare');
  await expect(field(page)).toHaveAttribute('placeholder', 'Sök efter Användare...');
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'ANVANDARE', q: 'barn' });
  await selector(page).selectOption('Kurs');
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'KURS', q: 'barn' });
  await expect(hits(page).first()).toBeVisible();
  for (const address of await hits(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('href') ?? ''),
  )) {
    expect(address).toMatch(/^\/education\//);
  }
});

test('§5 Search: fewer than three characters send nothing; no results says so and shows no panel', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  const sent = watchSearches(page);
  await open(page);
  await field(page).fill('sv ');
  await page.keyboard.press('Enter');
  await field(page).fill('finns inte alls');
  await expect(spoken(page)).toHaveText('Inga träffar');
  await expect(box(page).locator('.search-nothing')).toHaveText('Inga träffar');
  await expect(box(page).locator('.search-panel')).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  expect(sent).toEqual([{ type: 'ALLA', q: 'finns inte alls' }]);

  await field(page).fill('svenska');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('sv');
  await expect(hits(page)).toHaveCount(0);
});

test('§2 Search: ‘Rensa sökning’ clears the text and hides the results', async ({ page }) => {
  await signIn(page, 'teacher');
  await open(page);
  await expect(box(page).getByRole('button', { name: 'Rensa sökning' })).toHaveCount(0);
  await field(page).fill('svenska');
  await expect(hits(page).first()).toBeVisible();
  await box(page).getByRole('button', { name: 'Rensa sökning' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(hits(page)).toHaveCount(0);
});

test('§2 and §5 Search: Datum finds students by a typed or picked day, and Alla accepts a day too', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Dagny Datum', startDate: '2031-03-17' });
  await signIn(page, 'teacher');
  const sent = watchSearches(page);
  await open(page);
  await selector(page).selectOption('Datum');
  const day = box(page).getByRole('combobox', { name: 'Sökdatum' });
  await expect(day).toHaveAttribute('placeholder', 'Sök efter Datum...');
  await day.fill('2031-03-17');
  await expect(hits(page).filter({ hasText: student.name })).toBeVisible();
  expect(sent).toEqual([{ type: 'DATUM', date: '2031-03-17' }]);
  await day.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');

  // An invalid date: nothing is sent, results are cleared, and the field shows the reason.
  await day.fill('2031-02-30');
  await expect(hits(page)).toHaveCount(0);
  await day.blur();
  await expect(box(page).getByText('Skriv ett datum som finns')).toBeVisible();
  await box(page).getByRole('button', { name: 'Rensa sökning' }).click();
  await expect(day).toHaveValue('');
  await expect(day).toBeFocused();
  await expect(box(page).getByText('Skriv ett datum som finns')).toHaveCount(0);
  expect(sent).toHaveLength(1);

  await day.fill('2031-03-16');
  await expect(spoken(page)).toHaveText('Inga träffar');
  await box(page)
    .getByRole('button', { name: /^Öppna kalendern/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Välj sökdatum' })
    .getByRole('button', { name: /17 mars 2031/ })
    .click();
  await expect(day).toHaveValue('2031-03-17');
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'DATUM', date: '2031-03-17' });

  await selector(page).selectOption('Alla');
  await field(page).fill('2031-03-17');
  await expect(hits(page).filter({ hasText: student.name })).toBeVisible();
  expect(sent.at(-1)).toEqual({ type: 'DATUM', date: '2031-03-17' });
});

test('permissions D10: a coordinator gets a second link ‘Öppna elev’ for a student', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Cora Dinator', municipality: { type: 'Solna' } });
  await signIn(page, 'coordinator');
  await open(page);
  await field(page).fill(student.name);
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toHaveAttribute('href', `/detaljer/Elev/${student.id}`);
  // By keyboard: to the hit, then to its link.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(hits(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `Öppna elev: ${student.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/student/${student.id}`);

  // The result links to the page of the specification, which a coordinator may not open.
  await field(page).fill(student.name);
  await hits(page).click();
  await expect(page).toHaveURL('/unauthorized');
});

test('only a coordinator has the second link', async ({ page }) => {
  await signIn(page, 'teacher');
  await open(page);
  await field(page).fill('andersson');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Öppna elev/ })).toHaveCount(0);
});

test('§2 Search: is available to coordinators and above only', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  for (const [account, visible] of [
    ['student', false],
    ['user', false],
    ['coordinator', true],
    ['specped', true],
    ['syv', true],
    ['teacher', true],
    ['admin', true],
    ['systemadmin', true],
  ] as const) {
    await signIn(page, account);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Profilmeny/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([account, await box(page).count()]).toEqual([account, visible ? 1 : 0]);
  }
});

test('§8 Search: a failure empties and hides the results and is only logged', async ({ page }) => {
  await signIn(page, 'teacher');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await open(page);
  await field(page).fill('svenska');
  await expect(hits(page).first()).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Search"') ? route.abort() : route.continue(),
  );
  await field(page).fill('svenska 1');
  await expect(hits(page)).toHaveCount(0);
  await expect.poll(() => logged.some((text) => text.includes('The search failed.'))).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('WCAG 2.1.4: ‘/’ can be turned off, and is an ordinary letter while typing', async ({
  page,
  browser,
}) => {
  // The setting follows the account, so it is changed on an account of this test.
  const admin = await anotherPerson(browser, 'admin');
  const account = await makeAccount(admin.request, { name: 'Snabb Tangent', role: 'teacher' });
  expect(await signInAs(page, account)).toBe(200);
  await open(page, '/students');
  await page.getByLabel('Sök elev').focus();
  await page.keyboard.type('a/b');
  await expect(page.getByLabel('Sök elev')).toHaveValue('a/b');
  const switched = await page.request.put('/api/profile', { data: { settings: { shortcuts: false } } });
  expect(switched.status(), await switched.text()).toBe(200);
  const known = page.waitForResponse((answer) => answer.request().postData()?.includes('MyProfile') ?? false);
  await open(page);
  await known;
  await expect
    .poll(async () => {
      await page.locator('main').focus();
      await page.keyboard.press('/');
      return field(page).evaluate((element) => element === document.activeElement);
    })
    .toBe(false);
});

test('the listbox and its options are named for assistive technology', async ({ page }) => {
  await signIn(page, 'teacher');
  await open(page);
  await field(page).fill('svenska');
  await expect(hits(page).first()).toBeVisible();
  const { controls, owned } = await page.evaluate(() => {
    const list = document.querySelector('.search-panel [role="listbox"]');
    return {
      controls:
        document.querySelector('.search-field [role="combobox"]')?.getAttribute('aria-controls') === list?.id,
      owned: list
        ?.getAttribute('aria-owns')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.role),
    };
  });
  expect(controls).toBe(true);
  expect(owned).toHaveLength(await hits(page).count());
  expect(new Set(owned)).toEqual(new Set(['option']));
});
