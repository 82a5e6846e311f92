import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { everyView, expectSoundInViews } from '../support/accessibility.js';
import { makeAccount, signInAs, type OwnAccount } from '../support/browser-account.js';
import { anotherPerson, signInAnew } from '../support/browser-session.js';
import { readPdf } from '../support/read-pdf.js';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the profile of an account created for this test. */
async function openOwn(page: Page, admin: Page, role: string): Promise<OwnAccount> {
  const account = await makeAccount(admin.request, { name: 'Pia Profil', role });
  expect(await signInAs(page, account)).toBe(200);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Profil');
  await expect(card(page, 'Mina uppgifter')).toBeVisible();
  return account;
}

test('pages §16: a user opens their profile from the menu and changes their phone number', async ({
  page,
  browser,
}) => {
  const account = await openOwn(page, await anotherPerson(browser, 'admin'), 'user');
  await page.goto('/');
  await page.getByRole('button', { name: /^Profilmeny/ }).click();
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle('Profil – Studievy');
  const mine = card(page, 'Mina uppgifter');
  await expect(mine).toContainText(account.name);
  await expect(mine).toContainText(account.email);
  await expect(mine).toContainText('Användare');
  await mine.getByLabel('Telefon', { exact: true }).fill('hej');
  await mine.getByRole('button', { name: 'Spara telefon' }).click();
  await expect(mine.getByLabel('Telefon', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await mine.getByLabel('Telefon', { exact: true }).fill('070-123 45 67');
  await mine.getByRole('button', { name: 'Spara telefon' }).click();
  await expect(page.getByText('Telefonnumret är sparat.')).toBeVisible();
  await page.reload();
  await expect(mine.getByLabel('Telefon', { exact: true })).toHaveValue('070-123 45 67');
});

test('contract §4: a new password requires the current one, ends all other sessions and works', async ({
  page,
  browser,
}) => {
  const account = await openOwn(page, await anotherPerson(browser, 'admin'), 'coordinator');
  const elsewhere = await (await browser.newContext()).newPage();
  expect(await signInAs(elsewhere, account)).toBe(200);

  const box = card(page, 'Byt lösenord');
  const current = box.getByLabel('Nuvarande lösenord');
  const next = box.getByLabel('Nytt lösenord');
  const save = box.getByRole('button', { name: 'Spara nytt lösenord' });
  await save.click();
  const faults = box.getByRole('alert');
  await expect(faults).toBeFocused();
  await faults.getByRole('link', { name: 'Fyll i ditt nuvarande lösenord.' }).click();
  await expect(current).toBeFocused();
  await next.fill('kort');
  await expect(box.getByRole('status').filter({ hasText: 'Svagt' })).toBeVisible();
  await current.fill(account.password);
  await save.click();
  await faults.getByRole('link', { name: 'Lösenordet måste ha minst 15 tecken.' }).click();
  await expect(next).toBeFocused();
  const password = 'sju gröna grodor hoppar';
  await next.fill(password);
  await expect(box.getByRole('status').filter({ hasText: 'Starkt' })).toBeVisible();
  await current.fill('inte mitt lösenord');
  await save.click();
  await faults.getByRole('link', { name: 'Nuvarande lösenord är fel.' }).click();
  await expect(current).toBeFocused();
  await current.fill(account.password);
  await save.click();
  await expect(box.getByText('Lösenordet är ändrat.')).toBeVisible();
  await expect(current).toHaveValue('');

  expect((await elsewhere.request.get('/api/auth/session')).status()).toBe(401);
  await page.reload();
  await expect(card(page, 'Mina uppgifter')).toBeVisible();
  expect(await signInAs(elsewhere, account)).toBe(401);
  expect(await signInAs(elsewhere, { ...account, password })).toBe(200);
});

test('pages §16: a user sees where they are signed in and signs the others out', async ({
  page,
  browser,
}) => {
  const account = await openOwn(page, await anotherPerson(browser, 'admin'), 'user');
  const others: Page[] = [];
  for (let made = 0; made < 3; made += 1) {
    const other = await (await browser.newContext()).newPage();
    expect(await signInAs(other, account)).toBe(200);
    others.push(other);
  }
  const alive = async () => {
    const answers = await Promise.all(others.map((other) => other.request.get('/api/auth/session')));
    return answers.filter((answer) => answer.status() === 200).length;
  };
  await page.reload();
  const box = card(page, 'Aktiva sessioner');
  await expect(box.getByRole('listitem')).toHaveCount(4);
  await expect(box.getByText('Den här enheten')).toHaveCount(1);
  const out = box.getByRole('button', { name: /^Logga ut (?!alla)/ });
  await expect(out).toHaveCount(3);
  await out.first().click();
  await expect(box.getByRole('listitem')).toHaveCount(3);
  expect(await alive()).toBe(2);
  await box.getByRole('button', { name: 'Logga ut alla andra' }).click();
  await expect(box.getByRole('listitem')).toHaveCount(1);
  expect(await alive()).toBe(0);
  expect((await page.request.get('/api/auth/session')).status()).toBe(200);
});

test('contract §7: the theme can be fixed and shortcuts turned off; both follow to another device', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const account = await openOwn(page, await anotherPerson(browser, 'admin'), 'teacher');
  const shown = (one: Page) =>
    one.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
  expect(await shown(page)).toBe('light');
  const saved = () =>
    page.waitForResponse((answer) => answer.request().postData()?.includes('UpdateMyProfile') ?? false);
  const box = card(page, 'Visning');
  let answered = saved();
  await box.getByLabel('Tema').selectOption('Mörkt');
  await expect.poll(() => shown(page)).toBe('dark');
  await answered;
  answered = saved();
  await box.getByLabel('Rader per sida').selectOption('25');
  await answered;
  answered = saved();
  await box.getByLabel('Kortkommandon').uncheck();
  await answered;
  answered = saved();
  await card(page, 'Notisinställningar').getByLabel('Ett betyg är försenat').uncheck();
  await answered;

  const other = await (await browser.newContext({ colorScheme: 'light' })).newPage();
  expect(await signInAs(other, account)).toBe(200);
  await other.goto('/profile');
  await expect.poll(() => shown(other)).toBe('dark');
  await expect(card(other, 'Visning').getByLabel('Rader per sida')).toHaveValue('25');
  await expect(card(other, 'Visning').getByLabel('Kortkommandon')).not.toBeChecked();
  await expect(card(other, 'Notisinställningar').getByLabel('Ett betyg är försenat')).not.toBeChecked();
  await expect(card(other, 'Notisinställningar').getByLabel('Beslut om prövning')).toBeChecked();
  await other.locator('main').focus();
  await other.keyboard.press('/');
  await expect(other.getByRole('combobox', { name: 'Sök', exact: true })).not.toBeFocused();
});

test('§7 Tasks: a user adds, edits, deletes and restores tasks, and deletes all after confirmation', async ({
  page,
  browser,
}) => {
  await openOwn(page, await anotherPerson(browser, 'admin'), 'guest');
  const box = card(page, 'Uppgifter');
  const items = box.getByRole('listitem');
  await expect(box.getByText('Inga uppgifter.')).toBeVisible();
  const field = box.getByLabel('Ny uppgift');
  await field.fill('Ring skolan');
  await page.keyboard.press('Enter');
  await expect(items).toHaveText(['Ring skolan']);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await field.fill('Köp boken');
  await page.keyboard.press('Enter');
  await expect(items).toHaveText(['Ring skolan', 'Köp boken']);

  await box.getByRole('button', { name: 'Redigera Köp boken' }).click();
  await expect(box.getByLabel('Uppgift', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box.getByRole('button', { name: 'Redigera Köp boken' })).toBeFocused();
  await page.keyboard.press('Enter');
  await box.getByLabel('Uppgift', { exact: true }).fill('Låna boken');
  await page.keyboard.press('Enter');
  await expect(items).toHaveText(['Ring skolan', 'Låna boken']);

  await box.getByRole('button', { name: 'Ta bort Ring skolan' }).click();
  await expect(items).toHaveText(['Låna boken']);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(items).toHaveText(['Låna boken', 'Ring skolan']);

  await box.getByRole('button', { name: 'Ta bort alla' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(2);
  await box.getByRole('button', { name: 'Ta bort alla' }).click();
  await question.getByRole('button', { name: 'Ta bort alla' }).click();
  await expect(box.getByText('Inga uppgifter.')).toBeVisible();
});

test('pages §16: a student has education, exams, files and the register extract', async ({ page }) => {
  await signInAnew(page, 'student');
  await page.goto('/min-utbildning');
  await card(page, 'Kurser')
    .getByText(/^Avslutade kurser \(\d+\)$/)
    .click();
  await expect(
    card(page, 'Kurser')
      .getByRole('listitem')
      .filter({ hasText: /Betyg: [A-F]/ }),
  ).not.toHaveCount(0);
  await expect(
    card(page, 'Kurser').getByRole('progressbar', { name: 'Poäng med godkänt betyg' }),
  ).toHaveAttribute('aria-valuetext', /^\d+ av \d+ poäng$/);
  await expect(card(page, 'Mina prövningar').getByRole('listitem').first()).toBeVisible();
  const files = card(page, 'Filer');
  await expect(files.getByRole('button', { name: /^Ladda ner/ }).first()).toBeVisible();
  await expect(files.getByRole('button', { name: /^Ta bort/ })).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await page.goto('/profile');
  await expect(card(page, 'Så når skolan dig')).toContainText(/\d{3}/);
  // Notifications are for staff only.
  await expect(card(page, 'Notisinställningar')).toHaveCount(0);

  const taken = async (name: string) => {
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return arriving;
  };
  const paper = await taken('Ladda ner mina uppgifter');
  expect(paper.suggestedFilename()).toBe('mina-uppgifter.pdf');
  const { text, title } = await readPdf(await readFile(await paper.path()));
  expect(title).toBe('Registerutdrag – Amina Hassan');
  expect(text).toContain('När personal har öppnat dina uppgifter');
  const download = await taken('Ladda ner som JSON');
  expect(download.suggestedFilename()).toBe('mina-uppgifter.json');
  const extract = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    account: { email: string };
    student: { name: string };
  };
  expect(extract.account.email).toBe('student@demo.se');
  expect(extract.student.name).toBe('Amina Hassan');
});

test('pages §16: the chosen start page and reduced motion follow the account', async ({ page, browser }) => {
  const account = await openOwn(page, await anotherPerson(browser, 'admin'), 'teacher');
  const shown = card(page, 'Visning');
  const motion = page.locator('html');
  await expect(motion).toHaveAttribute('data-motion', 'full');
  const keptMotion = page.waitForResponse((answer) => answer.url().includes('/graphql'));
  await shown.getByLabel('Minskad rörelse').check();
  await expect(motion).toHaveAttribute('data-motion', 'reduced');
  expect((await keptMotion).ok()).toBe(true);
  const keptPage = page.waitForResponse((answer) => answer.url().includes('/graphql'));
  await shown.getByLabel('Startsida').selectOption({ label: 'Betyg' });
  expect((await keptPage).ok()).toBe(true);

  // Another browser of the same user.
  const other = await (await browser.newContext()).newPage();
  await other.goto('/login');
  await other.getByLabel('E-post').fill(account.email);
  await other.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/betyg$/);
  await expect(other.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await other.context().close();
});

test('permissions §1.4: a student account without a record is told so', async ({ page, browser }) => {
  await openOwn(page, await anotherPerson(browser, 'admin'), 'student');
  await expect(page.getByText('Ditt konto är inte kopplat till någon elev än.')).toBeVisible();
  await expect(card(page, 'Filer')).toHaveCount(0);
});

for (const [account, widths] of [
  ['student', [1440, 320]],
  ['teacher', [390]],
] as const)
  test(`the profile is accessible: ${account}, light and dark, ${widths.join(' and ')} px`, async ({
    page,
  }) => {
    await signInAnew(page, account);
    await page.goto('/profile');
    await expect(card(page, 'Aktiva sessioner').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Redigera / }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Spara nytt lösenord' }).click();
    await expect(page.getByRole('link', { name: 'Fyll i ett nytt lösenord.' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Redigera / })
      .first()
      .click();
    // Scrolled to the top: a target half covered by the header is not too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    const views = everyView.filter(([, width]) => widths.some((one) => one === width));
    await expectSoundInViews(page, 'the profile', { views });
  });
