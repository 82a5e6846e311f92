import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const nav = (page: Page) => page.getByRole('navigation', { name: 'På sidan' });

test('a part of the student is reached by the keyboard and by its address, and has the focus', async ({
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

test('each role sees the parts that it may read', async ({ browser }) => {
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

test('a long list of courses shows that it goes on, and all of it at a press', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/students?q=andersson');
  await page.getByRole('table').getByRole('link').first().click();
  const education = section(page, 'Utbildning');
  await expect(education).toBeVisible();
  const list = education.getByRole('group', { name: 'Utbildning' });
  const all = education.getByRole('button', { name: /^Visa alla \(\d+\)$/ });
  await expect(all).toBeVisible();
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(200);
  await all.press('Enter');
  await expect(education.getByRole('button', { name: 'Visa färre' })).toBeFocused();
  expect((await list.boundingBox())!.height).toBeGreaterThan(200);
});

test('the parts of a student are accessible in every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await makeStudent(page.request, { name: 'Tilda Tillgänglig' });
  await page.goto(`/student/${id}#betyg`);
  await expect(section(page, 'Betyg').getByText('Inga betyg är satta än.')).toBeVisible();
  await expectSoundInViews(page, 'the parts of a student');
});
