import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { eachWidth, expectAccessible, expectSoundInViews, type View } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** A teacher for this test; `request` is an administrator's. */
async function makeTeacher(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]/g, '.')}@exempel.se`;
  const answer = await request.post('/api/users', { data: { name, email, role: 'teacher' } });
  expect(answer.status(), await answer.text()).toBe(201);
  const teachers = (await (await request.get('/api/teachers')).json()) as {
    _id: string;
    userId: { username: string };
  }[];
  return teachers.find(({ userId }) => userId.username === name)!._id;
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Åtgärder för ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('pages §9: a teacher is given work, replaced along with everything assigned to them, and leaves', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const mark = `m${Date.now().toString(36)}`;
  const [leaving, coming] = [`Lars Lämnar ${mark}`, `Karin Kommer ${mark}`];
  const leavingId = await makeTeacher(page.request, leaving);
  await makeTeacher(page.request, coming);
  const student = await makeStudent(page.request, { name: 'Sara Byter' });
  await page.request.put(`/api/students/${student.id}/teacher`, { data: { teacherId: leavingId } });

  await page.goto(`/teacher-management?q=${mark}`);
  await expect(page).toHaveTitle('Lärarhantering – Studievy');
  await expect(page.getByRole('status').filter({ hasText: '2 lärare' })).toBeVisible();

  await choose(page, leaving, 'Ämnen och tjänstgöring');
  const box = page.getByRole('dialog');
  await box.getByLabel('Tjänstgöring i procent').fill('200');
  await box.getByRole('button', { name: 'Lägg till ämne' }).click();
  await box.getByRole('textbox', { name: 'Ämne 1' }).fill(`Keramik ${mark}`);
  await box.getByLabel('Behörig').check();
  await box.getByRole('button', { name: 'Spara' }).click();
  await expect(box.getByRole('alert')).toContainText('Ange 5 till 100 procent.');
  await box.getByLabel('Tjänstgöring i procent').fill('80');
  await box.getByRole('button', { name: 'Spara' }).click();
  await expect(row(page, leaving)).toContainText(`Keramik ${mark}, behörig`);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Ämne').selectOption(`Keramik ${mark}`);
  await expect(page).toHaveURL(/amne=Keramik/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: `Ta bort filtret Ämne: Keramik ${mark}` }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  await choose(page, leaving, 'Ersätt lärare');
  await box.getByLabel('Ny lärare').fill('Karin Kommer');
  await page.getByRole('option', { name: coming }).click();
  const replaceNow = async () => {
    await expect(box.getByText('1 elev får ny ansvarig lärare')).toBeVisible();
    await box.getByRole('button', { name: 'Ersätt nu' }).click();
    await expect(page.getByText(`${coming} har tagit över från ${leaving}.`)).toBeVisible();
  };
  await replaceNow();
  const messages = page.getByRole('region', { name: 'Meddelanden' });
  await messages.getByRole('button', { name: 'Ångra' }).click();
  await expect(messages).toContainText(`${leaving} har tillbaka allt.`);

  await choose(page, leaving, 'Ersätt lärare');
  await box.getByLabel('Ny lärare').fill('Karin Kommer');
  await page.getByRole('option', { name: coming }).click();
  await replaceNow();

  await page.getByRole('link', { name: coming, exact: true }).click();
  await expect(page).toHaveTitle(`${coming} – Studievy`);
  await expect(
    page.getByRole('region', { name: 'Uppdrag' }).getByRole('link', { name: student.name }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tidslinje' })).toContainText(`Tog över från ${leaving}`);
  await page.goBack();

  await choose(page, leaving, 'Lås konto');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lås konto' }).click();
  await expect(row(page, leaving)).toContainText('Låst');
  await choose(page, leaving, 'Lås upp konto');
  await expect(row(page, leaving)).toContainText('Inbjuden');

  await choose(page, leaving, 'Avsluta anställning');
  await box.getByRole('button', { name: 'Avsluta anställning' }).click();
  await expect(row(page, leaving)).toContainText('Avslutad');

  // Unlocking the account resumes the employment: the list never shows both.
  await choose(page, leaving, 'Lås upp konto');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('återupptas anställningen');
  await question.getByRole('button', { name: 'Lås upp och återuppta' }).click();
  await expect(row(page, leaving)).toContainText('Inbjuden');
});

test('an open menu stays in place while the rows beneath it move (pages, X776)', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/teacher-management?q=demo.se');
  const name = await page.getByRole('rowheader').first().getByRole('link').innerText();
  const opener = row(page, name).getByRole('button', { name: `Åtgärder för ${name}` });
  await opener.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  const [before, from] = [await menu.boundingBox(), await opener.boundingBox()];
  await page.locator('.list-table').evaluate((table) => {
    table.style.marginTop = '60px';
  });
  await expect.poll(async () => (await opener.boundingBox())!.y).toBeGreaterThan(from!.y + 20);
  // Longer than any reaction to the opener's movement.
  await page.waitForTimeout(300);
  expect(await menu.boundingBox()).toEqual(before);
  await page.mouse.wheel(0, 40);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu that opens upwards for lack of room stays in the window, right above its opener', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 360 });
  await signIn(page, 'admin');
  await page.goto('/course-instances');
  const row = page.locator('main tbody tr').nth(5);
  // A row far below the viewport has no buttons until it comes near.
  await row.scrollIntoViewIfNeeded();
  const opener = row.getByRole('button', { name: /^Åtgärder för/ });
  // Less space above than the menu's height, and less below.
  await opener.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - 240));
  await opener.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  const { y: openerTop } = (await opener.boundingBox())!;
  const { y, height } = (await menu.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(openerTop);
  expect(y + height).toBeGreaterThan(openerTop - 16);
});

test('pages §9: locks and unlocks several accounts at once', async ({ page }) => {
  await signIn(page, 'admin');
  const mark = `f${Date.now().toString(36)}`;
  const names = [`Fia Flera ${mark}`, `Finn Flera ${mark}`];
  for (const name of names) await makeTeacher(page.request, name);
  await page.goto(`/teacher-management?q=${mark}`);
  for (const name of names) await page.getByRole('checkbox', { name: `Välj ${name}` }).check();
  const bar = page.getByRole('region', { name: 'Valda lärare' });
  await expect(bar).toContainText('2 lärare valda');
  await bar.getByRole('button', { name: 'Lås konton (2)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lås konton' }).click();
  for (const name of names) await expect(row(page, name)).toContainText('Låst');
  await expect(bar).toBeHidden();
  await page.getByRole('checkbox', { name: `Välj ${names[0]!}` }).check();
  await bar.getByRole('button', { name: 'Lås upp konton (1)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lås upp konton' }).click();
  await expect(row(page, names[0]!)).toContainText('Inbjuden');
  await expect(row(page, names[1]!)).toContainText('Låst');
});

test('pages §9: a teacher leaving with ungraded groups is told which, and led to the replacement', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/teacher-management?forsenade=ja&sortera=betyg&ordning=fallande');
  const name = await page.getByRole('rowheader').first().getByRole('link').innerText();
  await expect(row(page, name)).toContainText('försenade');
  await choose(page, name, 'Avsluta anställning');
  const box = page.getByRole('dialog');
  await expect(box.getByText('Anställningen kan inte avslutas än')).toBeVisible();
  await expect(box.getByRole('listitem').first()).toContainText('elever utan betyg');
  await expect(box.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /\/betyg\?kurs=/);
  await box.getByRole('button', { name: 'Ersätt lärare' }).click();
  await expect(
    box.getByRole('textbox', { name: 'Ny lärare' }).or(box.getByRole('combobox', { name: 'Ny lärare' })),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a teacher’s list and page meet WCAG 2.2 AA at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/teacher-management?q=exempel.se&rader=25');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const views: readonly View[] = [...eachWidth, ['dark', 1440]];
  await expectSoundInViews(page, 'the list', { views });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Schema' })).toBeVisible();
  await expectAccessible(page);
});
