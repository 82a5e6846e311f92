import { expect, test, type Page } from '@playwright/test';
import { eachWidth, expectSoundInViews } from '../support/accessibility.js';
import { makeEndedCourse } from '../support/browser-course.js';
import { anotherPerson, signIn, signInAnew } from '../support/browser-session.js';

const PASSWORD = 'Demo-2026-skola';
const KEPT = 'Betyget kunde inte sparas – ditt utkast finns kvar lokalt.';

const line = (page: Page, name: string) => page.locator('.grade-line').filter({ hasText: name });
const radio = (page: Page, name: string, grade: string) =>
  page.getByRole('group', { name: `Betyg, ${name}` }).getByRole('radio', { name: grade, exact: true });
const sheet = (page: Page, course: string) => page.getByRole('region', { name: course });

test('a teacher grades and signs a course by keyboard alone; an administrator opens a correction', async ({
  page,
  browser,
}) => {
  const { name: teacher } = await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const course = await makeEndedCourse(admin.request, {
    ...{ code: 'SVESVE01', teacher },
    students: ['Anna Ek', 'Berit Alm', 'Cesar Lind', 'Dana Rosén'],
  });
  const [anna, berit, cesar, dana] = course.students.map(({ name }) => name) as [
    string,
    string,
    string,
    string,
  ];

  await page.goto('/betyg');
  await page.getByRole('searchbox', { name: 'Sök kurs eller lärare' }).fill(course.name);
  const link = page.locator('.grade-group').filter({ hasText: course.name });
  await expect(link).toContainText('Att betygsätta (4)');
  await link.click();
  await expect(sheet(page, course.name)).toContainText('0 av 4 har betyg');

  // Letters, Enter to the next; – requires a motivation, and Enter there continues.
  await radio(page, anna, 'A').focus();
  await page.keyboard.press('b');
  await expect(radio(page, anna, 'B')).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('C');
  await expect(radio(page, berit, 'C')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('-');
  await expect(line(page, cesar).getByRole('textbox', { name: /^Motivering/ })).toBeFocused();
  await page.keyboard.type('Underlag saknas');
  await page.keyboard.press('Enter');
  await expect(radio(page, dana, 'A')).toBeFocused();
  for (const name of [anna, berit, cesar]) await expect(line(page, name)).toContainText('Utkast sparat');

  // Ungraded students block signing; focus moves to the first.
  await page.getByRole('button', { name: 'Signera kursen' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: '1 elev saknar betyg.' })).toBeVisible();
  await expect(radio(page, dana, 'A')).toBeFocused();
  // They are named with links, also from other pages.
  await page.getByRole('alert').getByRole('button', { name: dana }).click();
  await expect(radio(page, dana, 'A')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('alert').filter({ hasText: 'saknar betyg' })).toBeHidden();
  await expect(line(page, dana)).toContainText('Utkast sparat');
  await expect(link).toContainText('Utkast');

  await page.getByRole('button', { name: 'Signera kursen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Signera kursen' });
  await expect(dialog).toContainText('4 elever: B 1, C 1, E 1, – 1');
  await dialog.getByLabel('Ditt lösenord').fill('inte mitt lösenord');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Lösenordet är fel.');
  await dialog.getByLabel('Ditt lösenord').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(line(page, anna)).toContainText('Signerat');
  await expect(page.getByRole('radio')).toHaveCount(0);

  // Administrators are notified, and unlock one grade with a reason.
  await admin.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await admin.getByRole('button', { name: /^Notiser, \d+ nya$/ }).click();
  await expect(admin.getByRole('dialog', { name: 'Notiser' })).toContainText(
    `signerat 4 betyg i ${course.name}`,
  );
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: `Visa motivering och underlag, ${berit}` }).click();
  await line(admin, berit).getByRole('button', { name: 'Lås upp för rättelse' }).click();
  const unlock = admin.getByRole('dialog', { name: `Rättelse för ${berit}` });
  await unlock.getByRole('textbox', { name: /^Skäl till rättelsen/ }).fill('Fel rad');
  await unlock.getByRole('button', { name: 'Lås upp' }).click();
  await expect(line(admin, berit)).toContainText('Rättelse: publicerat C');

  await radio(admin, berit, 'B').check();
  await line(admin, berit)
    .getByRole('textbox', { name: /^Motivering till ändringen/ })
    .fill('Slutprovet var felrättat');
  await line(admin, berit).getByRole('button', { name: 'Signera rättelsen' }).click();
  const sign = admin.getByRole('dialog', { name: 'Signera betyg' });
  await sign.getByLabel('Ditt lösenord').fill(PASSWORD);
  await sign.getByRole('button', { name: 'Signera och publicera' }).click();
  await expect(line(admin, berit)).toContainText('ändrat från C till B');
  await expect(line(admin, berit)).toContainText('Rättelse: Fel rad / Slutprovet var felrättat');
});

test('a grade submitted while the sheet is loading stays on the screen, however late the sheet arrives', async ({
  page,
  browser,
}) => {
  const { name: teacher } = await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const course = await makeEndedCourse(admin.request, {
    ...{ code: 'GRNSVAA', teacher },
    students: ['Greta Sen'],
  });
  const name = course.students[0]!.name;
  await page.goto(`/betyg?kurs=${course.id}`);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetGrade') ? route.abort() : route.fallback(),
  );
  await radio(page, name, 'IG').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('alert').filter({ hasText: KEPT })).toBeVisible();
  await page.unroute('**/graphql');

  // The earlier answer of the server arrives late.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query GradeSheet')) return route.fallback();
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(line(page, name)).toContainText('Utkast sparat');
  await expect(radio(page, name, 'IG')).toBeChecked();
  await expect(sheet(page, course.name)).toContainText('1 av 1 har betyg');
});

test('a grade that could not be saved is kept in the browser and sent again', async ({ page, browser }) => {
  const { name: teacher } = await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const course = await makeEndedCourse(admin.request, {
    ...{ code: 'GRNSVAA', teacher },
    students: ['Esther Holm', 'Farid Omar'],
  });
  const [esther, farid] = course.students.map(({ name }) => name) as [string, string];
  await page.goto(`/betyg?kurs=${course.id}`);
  // Basic level: G and IG, no letters.
  await expect(page.getByRole('group', { name: `Betyg, ${esther}` }).getByRole('radio')).toHaveCount(3);

  await page.context().setOffline(true);
  await radio(page, esther, 'G').focus();
  await page.keyboard.press('g');
  await expect(page.getByRole('alert').filter({ hasText: KEPT })).toBeVisible();
  await page.context().setOffline(false);
  await expect(line(page, esther)).toContainText('Utkast sparat');
  await expect(page.getByText(KEPT)).toBeHidden();
  // The list is refetched a moment later; without a session the page would be lost.
  await expect(page.locator('.grade-group').filter({ hasText: course.name })).toContainText('Utkast');

  // The session ends meanwhile: the grade is sent after signing in again.
  await page.context().clearCookies();
  await radio(page, farid, 'IG').focus();
  const refused = page.waitForRequest((request) => request.postData()?.includes('SetGrade') ?? false);
  await page.keyboard.press('i');
  await refused;
  await expect(
    page
      .getByRole('textbox', { name: /lösenord/i })
      .or(page.getByText(KEPT))
      .first(),
  ).toBeVisible();
  await signIn(page, 'teacher');
  await page.goto(`/betyg?kurs=${course.id}`);
  await expect(radio(page, farid, 'IG')).toBeChecked();
  await expect(line(page, farid)).toContainText('Utkast sparat');
});

test('a draft survives a reload, and nothing of it remains after sign-out', async ({ page, browser }) => {
  const { name: teacher } = await signInAnew(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const course = await makeEndedCourse(admin.request, {
    ...{ code: 'SVESVE01', teacher },
    students: ['Ines Falk'],
  });
  const name = course.students[0]!.name;
  const address = `/betyg?kurs=${course.id}`;
  await page.goto(address);
  // – waits for its motivation: the server does not have it yet.
  await radio(page, name, 'streck').focus();
  await page.keyboard.press('-');
  await expect(line(page, name).getByRole('textbox', { name: /^Motivering/ })).toBeFocused();
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('grades:');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(radio(page, name, 'streck')).toBeChecked();

  await page.getByRole('button', { name: /^Profilmeny/ }).click();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' });
  await question.getByRole('button', { name: 'Släng och logga ut' }).click();
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
  expect(await stored()).not.toContain('grades:');

  await signInAnew(page, 'teacher');
  await page.goto(address);
  await expect(radio(page, name, 'streck')).toBeVisible();
  await expect(radio(page, name, 'streck')).not.toBeChecked();
});

test('signs a specialisation with its title', async ({ page, browser }) => {
  const { name: teacher } = await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const course = await makeEndedCourse(admin.request, {
    ...{ code: 'VADVAD00S', teacher },
    students: ['Jonna Kvist'],
  });
  const name = course.students[0]!.name;
  await page.goto(`/betyg?kurs=${course.id}`);
  await radio(page, name, 'C').focus();
  await page.keyboard.press('c');
  await expect(line(page, name)).toContainText('Utkast sparat');
  await page.getByRole('button', { name: 'Signera kursen' }).first().click();
  const title = line(page, name).getByRole('textbox', { name: /^Specialiseringens titel/ });
  await expect(page.getByRole('alert').filter({ hasText: 'Specialiseringens titel saknas' })).toBeVisible();
  await expect(title).toBeFocused();
  await title.fill('Demensvård i hemmet');
  await title.press('Tab');
  await expect(line(page, name)).toContainText('Utkast sparat');
  await page.getByRole('button', { name: 'Signera kursen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Signera kursen' });
  await dialog.getByLabel('Ditt lösenord').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(line(page, name)).toContainText('Signerat');
  await expect(line(page, name)).toContainText('Specialisering: Demensvård i hemmet');

  // The register opens in a new tab.
  const asked = page
    .context()
    .waitForEvent('request', (request) => /\/api\/documents\/[^/]+\/file/.test(request.url()));
  await page.getByRole('button', { name: 'Betygskatalog (PDF)' }).click();
  await asked;
});

test('the grade pages are accessible, including on phones', async ({ page, browser }) => {
  const { name: teacher } = await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const course = await makeEndedCourse(admin.request, {
    ...{ code: 'ENGENG05', teacher },
    students: ['Gunnar Berg', 'Hanna Sjö'],
  });
  const [gunnar] = course.students.map(({ name }) => name) as [string];
  await page.goto('/betyg');
  await expect(page.locator('.grade-group').filter({ hasText: course.name })).toBeVisible();
  await expectSoundInViews(page, 'the desk', { views: eachWidth });
  await page.goto(`/betyg?kurs=${course.id}`);
  await page.getByRole('button', { name: `Visa motivering och underlag, ${gunnar}` }).click();
  await radio(page, gunnar, 'A').check();
  await expect(line(page, gunnar)).toContainText('Utkast sparat');
  await expectSoundInViews(page, 'a course', { views: eachWidth });
});
