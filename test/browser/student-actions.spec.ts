import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const action = (page: Page, name: string) =>
  page.locator('.page-actions').getByRole('button', { name, exact: true });
async function choose(page: Page, label: string): Promise<void> {
  await action(page, 'Fler åtgärder').click();
  await page.getByRole('menuitem', { name: label }).click();
}
const toast = (page: Page) => page.getByRole('region', { name: 'Meddelanden' });

test('an administrator moves and ends the open student, and goes from there to exam and document', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Verner Åtgärd' });
  await page.goto(`/student/${student.id}`);
  await action(page, 'Fler åtgärder').click();
  await page.getByRole('menuitem', { name: 'APL: Är i fas' }).click();
  await expect(toast(page)).toContainText('flyttad');
  await toast(page).getByRole('button', { name: 'Ångra' }).click();
  await action(page, 'Fler åtgärder').click();
  await expect(page.getByRole('menuitem', { name: 'APL: Ej börjat' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');

  // From the page to a registration in three presses: action, month, submit.
  await page.locator('.page-actions').getByRole('link', { name: 'Anmäl till prövning' }).click();
  await expect(page).toHaveURL(new RegExp(`/examform\\?elev=${student.id}$`));
  await expect(page.getByLabel('Välj elev')).toHaveValue(new RegExp(student.name));
  await page.goBack();
  await choose(page, 'Skapa dokument');
  await expect(page.getByRole('checkbox', { name: `Markera ${student.name}` })).toBeVisible();
  await page.goBack();

  await choose(page, 'Avsluta');
  const ending = page.getByRole('dialog', { name: `Avsluta ${student.name}` });
  await ending.getByLabel('Orsak').selectOption({ index: 1 });
  await ending.getByRole('button', { name: 'Avsluta eleven' }).click();
  await expect(toast(page)).toContainText(`${student.name} är avslutad.`);
  await toast(page).getByRole('button', { name: 'Ångra' }).click();
  await expect(toast(page)).toContainText(`${student.name} är inte längre avslutad.`);
});

test('enrols a student from the student’s own page', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Inga Skriven', endDate: '2031-06-12' });
  await page.goto(`/student/${student.id}`);
  // With any planned last day.
  await action(page, 'Fler åtgärder').click();
  await expect(page.getByRole('menuitem', { name: 'Avsluta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await action(page, 'Skriv in').click();
  const dialog = page.getByRole('dialog', { name: `Skriv in ${student.name}` });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(action(page, 'Skriv in')).toBeFocused();
});

test('the palette offers the page’s actions', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Palett Åtgärd' });
  await page.goto(`/student/${student.id}`);
  await expect(action(page, 'Fler åtgärder')).toBeVisible();
  const field = page.getByRole('dialog', { name: 'Gå till' }).getByRole('combobox');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await field.fill('följ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Följ upp/ })).toBeVisible();
});

test('each role has its own actions; a student has none', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const { id } = await makeStudent(admin.request, { name: 'Rolf Rätt' });
  for (const [account, names] of [
    ['teacher', ['Följ upp', 'Fler åtgärder']],
    ['syv', ['Följ upp']],
    ['coordinator', ['Följ upp']],
  ] as const) {
    const other = await anotherPerson(browser, account);
    await other.goto(`/student/${id}`);
    const actions = other.locator('.page-actions');
    for (const name of names) await expect(actions.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(actions.getByRole('link', { name: 'Studieplan' })).toBeVisible();
    await expect(actions.locator('button, a')).toHaveCount(names.length + 1);
  }
  await signIn(page, 'student');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Följ upp' })).toHaveCount(0);
});

test('the student page’s header is accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await makeStudent(page.request, { name: 'Hilda Huvud' });
  await page.goto(`/student/${id}`);
  await expect(action(page, 'Fler åtgärder')).toBeVisible();
  await expectSoundInViews(page, 'the head of a student');
});
