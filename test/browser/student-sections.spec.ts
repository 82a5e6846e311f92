import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const nav = (page: Page) => page.getByRole('navigation', { name: 'På sidan' });

test('a section of the student page opens by keyboard and by its address, and receives focus', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { id } = await makeStudent(page.request, { name: 'Sektor Sektorsson' });
  await page.goto(`/student/${id}`);
  await nav(page).getByRole('link', { name: 'Betyg' }).press('Enter');
  await expect(page).toHaveURL(/#betyg$/);
  await expect(section(page, 'Betyg')).toBeFocused();
  await expect(section(page, 'Betyg').getByText('Inga betyg är satta än.')).toBeVisible();

  await page.goto(`/student/${id}#provningar`);
  await expect(section(page, 'Prövningar')).toBeFocused();
  await section(page, 'Prövningar').getByRole('link', { name: 'Anmäl till prövning' }).click();
  await expect(page).toHaveURL(new RegExp(`/examform\\?elev=${id}$`));
});

test('each role sees the sections that it may read', async ({ browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const { id } = await makeStudent(admin.request, { name: 'Rolf Läsrätt' });
  for (const [account, shown, hidden] of [
    ['teacher', ['Betyg', 'Prövningar'], []],
    ['syv', ['Betyg'], ['Prövningar']],
    ['coordinator', ['Betyg'], ['Prövningar']],
  ] as const) {
    const other = await anotherPerson(browser, account);
    await other.goto(`/student/${id}`);
    await expect(nav(other).getByRole('link', { name: 'Utbildning' })).toBeVisible();
    for (const name of shown) await expect(section(other, name)).toBeVisible();
    for (const name of hidden) {
      await expect(section(other, name)).toHaveCount(0);
      await expect(nav(other).getByRole('link', { name, exact: true })).toHaveCount(0);
    }
  }
});

test('a role without the file sections has the timeline in their place', async ({ browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const { id } = await makeStudent(admin.request, { name: 'Tina Tidslinje' });
  const leftOf = async (page: Page, name: string) => (await section(page, name).boundingBox())?.x;
  for (const [account, above] of [
    ['syv', 'Uppföljning'],
    ['teacher', 'Utbildning'],
  ] as const) {
    const other = await anotherPerson(browser, account);
    await other.setViewportSize({ width: 1440, height: 900 });
    await other.goto(`/student/${id}`);
    await expect(section(other, 'Tidslinje')).toBeVisible();
    expect(await leftOf(other, 'Tidslinje')).toBe(await leftOf(other, above));
  }
});

test('a long course list shows that there is more, and one press reveals all of it', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/students?q=andersson');
  await page.getByRole('table').getByRole('link').first().click();
  const education = section(page, 'Utbildning');
  await expect(education).toBeVisible();
  const list = education.getByRole('group', { name: 'Utbildning' });
  const all = education.getByRole('button', { name: 'Visa alla' });
  await expect(all).toBeVisible();
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(200);
  await all.press('Enter');
  await expect(education.getByRole('button', { name: 'Visa färre' })).toBeFocused();
  expect((await list.boundingBox())!.height).toBeGreaterThan(200);
});

test('the timeline can be filtered by kind and continued, and links to each item’s section', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/students?q=amina%20hassan');
  await page.getByRole('table').getByRole('link').first().click();
  const timeline = section(page, 'Tidslinje');
  const rows = timeline.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(rows).toHaveCount(10);
  await timeline.getByRole('button', { name: 'Visa fler' }).press('Enter');
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  await timeline.getByRole('button', { name: 'Inskrivningar' }).press('Space');
  await expect(timeline.getByRole('button', { name: 'Inskrivningar' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The URL contains it: a reload or a link to a section shows the same.
  await expect(page).toHaveURL(/\?visa=ENROLLMENT$/);
  await page.reload();
  await expect(timeline.getByRole('button', { name: 'Inskrivningar' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(rows).not.toHaveCount(0);
  for (const link of await rows.getByRole('link').all())
    await expect(link).toHaveAttribute('href', /#utbildning$/);
  await rows.getByRole('link').first().press('Enter');
  await expect(section(page, 'Utbildning')).toBeFocused();
  await expect(page).toHaveURL(/\?visa=ENROLLMENT#utbildning$/);
});

test('the timeline of a student without events says so', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await makeStudent(page.request, { name: 'Nora Ny' });
  await page.goto(`/student/${id}#tidslinje`);
  await expect(section(page, 'Tidslinje').getByText('Inget har hänt än.')).toBeVisible();
  await expect(section(page, 'Dokument').getByText('Inga dokument är utfärdade än.')).toBeVisible();
});

test('students see their own timeline and find their own documents', async ({ page }) => {
  await signIn(page, 'student');
  const [own] = (await (await page.request.get('/api/students')).json()) as { _id: string }[];
  await page.goto(`/student/${own!._id}`);
  await expect(section(page, 'Tidslinje').getByRole('link').first()).toBeVisible();
  await expect(section(page, 'Dokument')).toBeVisible();
});

test('the sections of the student page are accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await makeStudent(page.request, { name: 'Tilda Tillgänglig' });
  await page.goto(`/student/${id}#betyg`);
  await expect(section(page, 'Betyg').getByText('Inga betyg är satta än.')).toBeVisible();
  await expectSoundInViews(page, 'the parts of a student');
});
