import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { liveLine } from '../support/browser-live.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const bell = (page: Page) => page.getByRole('button', { name: /^Notiser, \d+ nya$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notiser' });
const noticeOf = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

async function countOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0]);
}

/** Registers for an exam, which notifies administrators and the responsible teacher. */
async function registerBy(page: Page, studentId: string): Promise<void> {
  const answer = await page.request.post('/api/exams', {
    data: { studentId, course: 'Svenska 1', requestedMonth: 'Mars' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('§2 only teachers and administrators have the bell', async ({ browser }) => {
  for (const [account, shown] of [
    ['student', false],
    ['coordinator', false],
    ['specped', false],
    ['syv', false],
    ['teacher', true],
    ['admin', true],
    ['systemadmin', true],
  ] as const) {
    const page = await anotherPerson(browser, account);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Profilmeny/ })).toBeVisible();
    await expect(bell(page)).toHaveCount(shown ? 1 : 0);
    await page.context().close();
  }
});

test('§2 a notification arrives on its own, links to its student and can be removed by keyboard', async ({
  page,
  browser,
}) => {
  await signIn(page, 'systemadmin');
  const line = liveLine(page);
  await page.goto('/');
  await expect(bell(page)).toBeVisible();
  const colleague = await anotherPerson(browser, 'admin');
  const student = await makeStudent(colleague.request, { name: 'Notis Notisson' });
  await line.listens('NotificationAdded');
  const before = await countOf(page);
  await registerBy(colleague, student.id);
  await expect(page.locator('[data-live-region]')).toContainText(student.name);
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);

  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Notiser' })).toBeFocused();
  const notice = noticeOf(page, student.name);
  await expect(notice.getByRole('link', { name: 'Se elev' })).toHaveAttribute(
    'href',
    `/student/${student.id}`,
  );
  const shown = await countOf(page);
  await notice.getByRole('button', { name: 'Ta bort notis' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect.poll(() => countOf(page)).toBe(shown - 1);
  // Focus stays in the panel, and Esc returns it to the bell.
  expect(await panel(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.reload();
  await bell(page).click();
  await expect(noticeOf(page, student.name)).toHaveCount(0);
});

test('§2 administrators can restore removed notifications; a teacher cannot', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Åter Ställd' });
  await registerBy(page, student.id);
  await page.goto('/');
  await bell(page).click();
  const notice = noticeOf(page, student.name);
  await notice.getByRole('button', { name: 'Ta bort notis' }).click();
  await expect(notice).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Hanterade', exact: true }).click();
  await notice.getByRole('button', { name: 'Återställ' }).click();
  await expect(notice.getByRole('button', { name: 'Ta bort notis' })).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Återställ' })).toHaveCount(0);

  const teacher = await anotherPerson(browser, 'teacher');
  await teacher.goto('/');
  await bell(teacher).click();
  await expect(panel(teacher)).toBeVisible();
  await expect(panel(teacher).getByRole('button', { name: 'Hanterade', exact: true })).toHaveCount(0);
});

test('one press marks everything waiting as handled, and another brings it back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const names = ['Alla Ettan', 'Alla Tvåan'];
  for (const name of names) await registerBy(page, (await makeStudent(page.request, { name })).id);
  const other = await anotherPerson(browser, 'systemadmin');
  await other.goto('/');
  await bell(other).click();
  for (const name of names) await expect(noticeOf(other, name)).toBeVisible();
  await panel(other).getByRole('button', { name: 'Markera alla som hanterade' }).click();
  await expect(other.getByText(/notiser är hanterade/)).toBeVisible();
  await expect.poll(() => countOf(other)).toBe(0);
  await expect(bell(other)).toBeFocused();
  await other.getByRole('button', { name: 'Ångra' }).click();
  await expect(other.getByText(/notiser väntar igen/)).toBeVisible();
  await expect.poll(() => countOf(other)).toBeGreaterThan(1);
  // Another account has its own list.
  await page.goto('/');
  await bell(page).click();
  for (const name of names) await expect(noticeOf(page, name)).toBeVisible();
});

test('§2 and §8 the panel closes on a click outside; a notification that fails to be removed reappears', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Kvar Stannande' });
  await registerBy(page, student.id);
  await page.goto('/');
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeHidden();

  await bell(page).click();
  const notice = noticeOf(page, student.name);
  await expect(notice).toBeVisible();
  await context.setOffline(true);
  await notice.getByRole('button', { name: 'Ta bort notis' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Kunde inte ta bort notisen.' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Se elev' }).click();
  await expect(page).toHaveURL(`/student/${student.id}`);
  await expect(panel(page)).toBeHidden();
});

test('§8 a failure to restore a notification is only logged', async ({ page, context }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Ej Återställd' });
  await registerBy(page, student.id);
  await page.goto('/');
  await bell(page).click();
  const notice = noticeOf(page, student.name);
  await notice.getByRole('button', { name: 'Ta bort notis' }).click();
  await expect(notice).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Hanterade', exact: true }).click();
  await expect(notice).toBeVisible();

  await context.setOffline(true);
  const logged = page.waitForEvent('console', (entry) =>
    entry.text().startsWith('The notification was not restored.'),
  );
  await notice.getByRole('button', { name: 'Återställ' }).click();
  expect((await logged).type()).toBe('error');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
});

test('a kind marked as handled before the bell has loaded leaves the page', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Klocka Klocksson' });
  await registerBy(page, student.id);
  let answerBell = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answerBell = resolve));
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName === 'Notifications') await answered;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/notifications?slag=exam-registered');
  const row = page.getByRole('row').filter({ hasText: student.name });
  await expect(row).toBeVisible();
  const handled = page.waitForResponse(
    (response) => response.request().postData()?.includes('"DismissNotifications"') ?? false,
  );
  await page.getByRole('button', { name: /^Markera som hanterade \d+ nya? anmäl/ }).click();
  await handled;
  answerBell();
  await expect(row).toHaveCount(0);
});

test('the notifications page expands a kind into rows, links to the cause, and marks a kind as handled', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Grupp Gruppsson' });
  await registerBy(page, student.id);
  await page.goto('/');
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'Visa alla notiser' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notiser' })).toBeFocused();
  const group = page.getByRole('button', { name: /^\d+ nya? anmäl(an|ningar) till prövning$/ });
  await group.click();
  await expect(page).toHaveURL(/slag=exam-registered/);
  await expectAccessible(page);
  const row = page.getByRole('row').filter({ hasText: student.name });
  await row.getByRole('link', { name: 'Se anmälan' }).click();
  await expect(page).toHaveURL(/\/examform\?anmalan=/);
  await expect(page.getByRole('dialog', { name: student.name })).toBeVisible();

  await page.goto('/notifications?slag=exam-registered');
  await page.getByRole('button', { name: /^Markera som hanterade \d+ nya? anmäl/ }).click();
  await expect(page.getByText(/är hanterade?\.$/).first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(row).toBeVisible();
});

test('focus stays among the notifications as they are removed, and ends on the page heading', async ({
  page,
}) => {
  await signIn(page, 'systemadmin');
  const { id: firstId, name: first } = await makeStudent(page.request, { name: 'Fokus Ettan' });
  const { id: lastId, name: last } = await makeStudent(page.request, { name: 'Fokus Tvåan' });
  for (const id of [firstId, lastId]) await registerBy(page, id);
  await page.goto('/notifications?slag=exam-registered');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  // The newest is first.
  await row(last).getByRole('button', { name: 'Ta bort notis' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(last)).toHaveCount(0);
  await expect(row(first).getByRole('button', { name: 'Ta bort notis' })).toBeFocused();
  await page.getByRole('button', { name: 'Markera alla som hanterade' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(first)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Notiser' })).toBeFocused();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(row(first)).toBeVisible();
});
