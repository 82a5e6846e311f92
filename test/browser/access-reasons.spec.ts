import { expect, test, type Page } from '@playwright/test';
import { expectSound, expectSoundInViews } from '../support/accessibility.js';
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

/** The access-log reasons for the student, latest first. */
async function reasonsFor(
  page: Page,
  studentId: string,
  action = 'READ_STUDENT',
): Promise<(string | null)[]> {
  const answer = await page.request.get(`/api/access-log?studentId=${studentId}`);
  const rows = (await answer.json()) as { action: string; reason: string | null }[];
  return rows.filter((row) => row.action === action).map(({ reason }) => reason);
}

test('opens a protected student with a reason, by keyboard alone, once per tab, and logs the reason', async ({
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
  // No query for the student is sent before a reason is given.
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

test('giving no reason leads back to the previous page and opens nobody', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const student = await makeProtected(page, 'Skyddad Oöppnad');
  const root = await anotherPerson(browser, 'systemadmin');
  await page.goto(`/students?q=${encodeURIComponent(student.name)}`);
  await page.getByRole('link', { name: student.name }).click();
  await question(page).getByRole('button', { name: 'Avbryt' }).click();
  await expect(page).toHaveURL(/\/students\?/);
  await expect(page.getByText('Eleven öppnades inte: ingen orsak angavs.')).toBeVisible();
  expect(await reasonsFor(root, student.id)).toEqual([]);
  await root.context().close();
});

test('a page opened by its address stays, says that nobody was opened, and leads on', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeProtected(page, 'Skyddad Adress');
  await page.goto(`/student/${student.id}`);
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/student/${student.id}`);
  await expect(page.getByText('Eleven öppnades inte: ingen orsak angavs.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
  await expectSound(page);
  await page.getByRole('button', { name: 'Ange en orsak' }).click();
  await page.getByLabel('Orsak').selectOption('Kontakt med eleven');
  await page.getByRole('button', { name: 'Öppna eleven' }).click();
  await expect(page.getByText(student.name).first()).toBeVisible();
});

test('shows a reason that the log rejects as an error on its field', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeProtected(page, 'Skyddad Orsak');
  await page.goto(`/student/${student.id}`);
  await page.getByLabel('Orsak').selectOption('Annan orsak');
  const words = page.getByLabel('Beskriv orsaken');
  const open = page.getByRole('button', { name: 'Öppna eleven' });
  await words.fill('Möte om 19900101-9802');
  await open.click();
  await expect(words).toHaveAccessibleDescription(/utan personnummer/);
  await expect(words).toBeFocused();
  await words.fill('å'.repeat(201));
  await open.click();
  await expect(words).toHaveAccessibleDescription(/högst 200 tecken, nu är det 201/);
  await expect(page.getByText(student.name)).toHaveCount(0);
  await words.fill('å'.repeat(200));
  await open.click();
  await expect(page.getByText(student.name).first()).toBeVisible();
});

for (const way of ['Avbryt', 'Esc'] as const) {
  test(`Elev+: ${way} leaves the student unopened and moves focus to where another can be chosen`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const student = await makeProtected(page, 'Skyddad Avbruten');
    await page.goto(`/editstudent?q=${encodeURIComponent(student.name)}`);
    const hit = page.getByRole('option', { name: new RegExp(student.name) });
    await hit.click();
    await expect(page.getByLabel('Orsak')).toBeVisible();
    if (way === 'Avbryt') await page.getByRole('button', { name: 'Avbryt' }).click();
    else {
      await page.getByLabel('Orsak').focus();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByLabel('Orsak')).toHaveCount(0);
    await expect(page).not.toHaveURL(/elev=/);
    await expect(hit).toBeFocused();
  });
}

test('Elev+: Esc also leaves the student while the question is still loading', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeProtected(page, 'Skyddad Väntande');
  await page.goto(`/editstudent?q=${encodeURIComponent(student.name)}`);
  const hit = page.getByRole('option', { name: new RegExp(student.name) });
  await expect(hit).toBeVisible();
  // The answer never arrives.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AsksForReason') ? undefined : route.continue(),
  );
  await hit.click();
  await expect(page).toHaveURL(/elev=/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/elev=/);
  await expect(hit).toBeFocused();
});

test('the card on the board, Elev+ and a search result’s page also ask; an already open student does not', async ({
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

test('the question passes axe at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeProtected(page, 'Skyddad Tillgänglig');
  await page.goto(`/student/${student.id}`);
  await expect(question(page)).toBeVisible();
  await expectSoundInViews(page, 'the question', { overlay: true });
});
