import { expect, test, type Page } from '@playwright/test';
import { makeStudent, signIn } from '../support/browser-session.js';
import { freePersonalNumber } from '../support/personal-numbers.js';

const form = (page: Page) => page.getByRole('region', { name: 'Anmälan till prövning' });
const table = (page: Page) => page.getByRole('region', { name: '📋 Prövningselever' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const toast = (page: Page) => page.getByRole('region', { name: 'Meddelanden' });

/** A registration for this test, created through the API. */
async function register(page: Page, studentId: string, fields: Record<string, unknown> = {}): Promise<void> {
  const answer = await page.request.post('/api/exams', {
    data: { studentId, course: 'Svenska 1', requestedMonth: 'Mars', ...fields },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('one decision takes one key, ten take a dozen presses, and either can be undone', async ({ page }) => {
  await signIn(page, 'admin');
  const students = [];
  for (let index = 0; index < 10; index += 1) {
    const student = await makeStudent(page.request, { name: `Snabb Prövning ${'abcdefghij'[index]}` });
    await register(page, student.id);
    students.push(student);
  }
  await page.goto('/examform?namn=snabb%20pr%C3%B6vning&sortera=namn');
  const [first, second] = [rowOf(page, students[0]!.name), rowOf(page, students[1]!.name)];
  const heights = await table(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);

  await first.getByRole('link', { name: students[0]!.name }).focus();
  await expect(first).toContainText(/Mars \d{4}/);
  await expect(first).toContainText('Obetald');
  await page.keyboard.press('g');
  await expect(first.getByText('Godkänd', { exact: true })).toBeVisible();
  // The decision leads on to the next undecided row.
  await expect(second.getByRole('link', { name: students[1]!.name })).toBeFocused();
  await page.keyboard.press('n');
  await expect(second.getByText('Nekad', { exact: true })).toBeVisible();
  // Each decision has its own undo.
  await expect(toast(page).getByRole('button', { name: 'Ångra' })).toHaveCount(2);
  await toast(page).getByRole('button', { name: 'Ångra' }).last().click();
  await expect(toast(page)).toContainText('Beslutet är ångrat');
  await expect(second.getByText('Intresse', { exact: true })).toBeVisible();
  // In a text field a letter is no shortcut.
  await second.getByRole('textbox').fill('');
  await second.getByRole('textbox').pressSequentially('gn');
  await expect(second.getByText('Intresse', { exact: true })).toBeVisible();
  await second.getByRole('textbox').fill('');

  for (const { name } of students) await rowOf(page, name).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Valda anmälningar' });
  await expect(bar).toContainText('10 anmälningar valda, 10 obetalda');
  await bar.getByLabel('Kommentar till de valda').fill('Välkomna.');
  await bar.getByRole('button', { name: 'Godkänn' }).click();
  await expect(toast(page)).toContainText('10 anmälningar');
  await expect(table(page).getByText('Godkänd', { exact: true }).locator('visible=true')).toHaveCount(10);
  await expect(bar).toBeHidden();
  await toast(page).getByRole('button', { name: 'Ångra' }).last().click();
  await expect(table(page).locator('tbody').getByText('Intresse', { exact: true })).toHaveCount(9);
});

test('marks two open registrations of one student for the same course', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Dubbel Prövning' });
  await register(page, student.id);
  await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
  await expect(rowOf(page, student.name)).toHaveCount(1);
  await expect(rowOf(page, student.name)).not.toContainText('gånger');
  await register(page, student.id, { requestedMonth: 'April' });
  await register(page, student.id, { course: 'Engelska 6' });
  await page.reload();
  await expect(rowOf(page, student.name)).toHaveCount(3);
  await expect(rowOf(page, student.name).filter({ hasText: 'Anmäld 2 gånger' })).toHaveCount(2);
});

test('arriving to decide, the form is folded and focus is in the list', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Fokus Prövning' });
  await register(page, student.id);
  await page.goto(`/examform?status=intresse&namn=${encodeURIComponent(student.name)}`);
  await expect(rowOf(page, student.name).getByRole('link', { name: student.name })).toBeFocused();
  await expect(form(page).getByRole('button', { name: 'Visa formuläret' })).toBeVisible();
  await expect(form(page).getByLabel('Önskad månad')).toBeHidden();
});

test('the form stays folded after a reload, and details open in a panel with its own address', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Detaljerad Prövning', phone: '070-174 06 05' });
  await register(page, student.id, { address: 'Gatan 1' });
  await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
  await form(page).getByRole('button', { name: 'Dölj formuläret' }).click();
  await expect(form(page).getByLabel('Önskad månad')).toBeHidden();
  await page.reload();
  await expect(form(page).getByRole('button', { name: 'Visa formuläret' })).toBeVisible();
  await expect(form(page).getByLabel('Önskad månad')).toBeHidden();

  const row = rowOf(page, student.name);
  await row.getByRole('button', { name: 'Detaljer' }).click();
  const panel = page.getByRole('dialog', { name: student.name });
  await expect(panel).toContainText('Gatan 1');
  await expect(page).toHaveURL(/anmalan=/);
  await page.reload();
  await expect(panel).toContainText('Gatan 1');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/anmalan=/);
});

test('on a desktop, nothing in the table overlaps, is cut off or makes a row tall (pages, X772)', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  const outOf = () =>
    table(page).evaluate((section) => {
      const scroller = section.querySelector('.table-scroller')!;
      const rows = [...section.querySelectorAll('tbody tr')];
      const cells = rows.flatMap((row) =>
        [...row.children].filter((cell) => cell.getBoundingClientRect().width > 0),
      );
      const boxes = (row: Element) => [...row.children].map((cell) => cell.getBoundingClientRect());
      return {
        wide: scroller.scrollWidth - scroller.clientWidth,
        high: rows.filter((row) => row.getBoundingClientRect().height > 64).length,
        cut: cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
        selects: [...section.querySelectorAll('tbody select')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
        under: rows.filter((row) =>
          boxes(row).some((one, index) =>
            boxes(row).some(
              (other, at) =>
                at > index &&
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
            ),
          ),
        ).length,
      };
    });
  const sound = { wide: 0, high: 0, cut: 0, selects: 0, under: 0 };
  // The demo school's own students: other tests create unusual names, courses and teachers.
  for (const name of ['Popescu', 'Gebremedhin', 'Sandberg', 'Bergström', 'Mårtensson']) {
    await page.goto(`/examform?namn=${encodeURIComponent(name)}`);
    await expect(table(page).locator('tbody tr').first()).toContainText(name);
    expect([name, await outOf()]).toEqual([name, sound]);
  }

  // A row with all long values is higher.
  const student = await makeStudent(page.request, {
    name: 'Karl-Alexander Christophersson',
    personalNumber: freePersonalNumber(),
    phone: '070-174 06 05',
    email: 'karl-alexander.christophersson@upplandsvasby.exempel.se',
    municipality: { type: 'Upplands Väsby' },
  });
  const registered = await page.request.post('/api/exams', {
    data: {
      studentId: student.id,
      course: 'Svenska 1',
      requestedMonth: 'September',
      paymentDate: '2026-11-02',
    },
  });
  expect(registered.status()).toBe(201);
  await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
  await expect(rowOf(page, student.name)).toContainText('September');
  expect({ ...(await outOf()), high: 0 }).toEqual(sound);

  // The textarea grows with its text, and the row with it.
  const comment = rowOf(page, student.name).getByRole('textbox');
  const before = (await comment.boundingBox())!.height;
  await comment.fill(
    'Har läst kursen på annat håll. Tid meddelas två veckor före, med brev och per telefon.',
  );
  expect((await comment.boundingBox())!.height).toBeGreaterThan(before + 20);
  await comment.fill('');
});
