import { expect, test, type Page } from '@playwright/test';
import { expectSound } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

async function makeProtected(page: Page, name: string): Promise<{ id: string; name: string }> {
  const student = await makeStudent(page.request, { name, phone: '070-123 45 67' });
  const answer = await page.request.put(`/api/students/${student.id}/protected`, {
    data: { isProtected: true },
  });
  expect(answer.status()).toBe(200);
  return student;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Varför öppnar du eleven?' });

/** Who opened the student, as the access log has it: the reasons, the latest first. */
async function reasonsFor(
  page: Page,
  studentId: string,
  action = 'READ_STUDENT',
): Promise<(string | null)[]> {
  const answer = await page.request.get(`/api/access-log?studentId=${studentId}`);
  const rows = (await answer.json()) as { action: string; reason: string | null }[];
  return rows.filter((row) => row.action === action).map(({ reason }) => reason);
}

test('a protected student is opened with a reason, by keyboard alone, once for each tab, and the log keeps it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeProtected(page, 'Skyddad Öppnad');
  const root = await anotherPerson(browser, 'systemadmin');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  await page.goto(`/student/${student.id}`);
  await expect(question(page)).toBeVisible();
  await expect(page.getByLabel('Orsak')).toBeFocused();
  await expect(page.getByText(student.name)).toHaveCount(0);
  // Nothing of the student has been asked for before there is a reason.
  expect(asked.filter((text) => text.includes(student.id) && !text.includes('asksForReason'))).toEqual([]);
  expect(await reasonsFor(root, student.id)).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Välj en orsak.')).toBeVisible();
  await page.getByLabel('Orsak').selectOption('Annan orsak');
  await page.getByRole('button', { name: 'Öppna eleven' }).click();
  await expect(page.getByText('Beskriv orsaken.')).toBeVisible();
  await page.getByLabel('Beskriv orsaken').fill('Åtgärd efter möte – 50 %');
  await page.keyboard.press('Enter');
  await expect(page.getByText(student.name).first()).toBeVisible();
  expect(new Set(await reasonsFor(root, student.id))).toEqual(new Set(['Åtgärd efter möte – 50 %']));

  await page.reload();
  await expect(page.getByText(student.name).first()).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await root.context().close();
});

test('whoever gives no reason comes back to where they were, and has opened nobody', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeProtected(page, 'Skyddad Oöppnad');
  const root = await anotherPerson(browser, 'systemadmin');
  await page.goto('/students');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/student/${student.id}`);
  await question(page).getByRole('button', { name: 'Avbryt' }).click();
  await expect(page).toHaveURL(/\/students$/);
  expect(await reasonsFor(root, student.id)).toEqual([]);
  await root.context().close();
});

test('the card on the board, Elev+ and the page of a search result ask as well; an open student is not asked about', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeProtected(page, 'Skyddad Överallt');
  for (const address of [`/editstudent?elev=${student.id}`, `/detaljer/Elev/${student.id}`]) {
    await page.goto(address);
    await expect(page.getByLabel('Orsak')).toBeVisible();
    await expect(page.getByText('070-123 45 67')).toHaveCount(0);
  }
  await page.getByLabel('Orsak').selectOption('Kontakt med eleven');
  await page.getByRole('button', { name: 'Öppna eleven' }).click();
  await expect(page.getByText('070-123 45 67').first()).toBeVisible();
  const open = await makeStudent(page.request, { name: 'Öppen Elev' });
  await page.goto(`/student/${open.id}`);
  await expect(page.getByText(open.name).first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`the question passes axe at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'admin');
      const student = await makeProtected(page, 'Skyddad Tillgänglig');
      await page.goto(`/student/${student.id}`);
      await expect(question(page)).toBeVisible();
      await expectSound(page, { overlay: true });
    });
  }
}
