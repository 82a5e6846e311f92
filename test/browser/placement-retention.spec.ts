import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday } from '../support/days.js';

const LIST = '/apl/platser/gallring';
const THIS_YEAR = Number(dayFromToday(0).slice(0, 4));

interface Ended {
  id: string;
  student: { id: string; name: string };
  /** The certificate of hours, issued while the placement was there. */
  certificate: string;
}

async function send(
  page: Page,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<{ _id: string }> {
  const answer = await page.request[method](path, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as { _id: string };
}

/** A placement of a student of its own that was done so many years ago, with a reported week and a certificate. */
async function ended(page: Page, workplaceId: string, years: number): Promise<Ended> {
  const student = await makeStudent(page.request, { name: 'Gallra Gallrasson' });
  const year = THIS_YEAR - years;
  const { _id: id } = await send(page, 'post', '/api/placements', {
    ...{ studentId: student.id, workplaceId, hoursPerWeek: 40 },
    ...{ startDate: `${year}-01-01`, endDate: `${year}-01-20` },
  });
  const state = (data: object) => send(page, 'put', `/api/placements/${id}/state`, data);
  await state({ state: 'AGREED', agreedOn: `${year}-01-01` });
  await state({ state: 'ONGOING' });
  await send(page, 'put', `/api/placements/${id}/weeks/${year}-W02`, {
    days: [{ day: secondMonday(year), hours: 7.5 }],
  });
  await state({ state: 'DONE' });
  const query =
    'mutation($input: CreatePlacementDocumentInput!) { createPlacementDocument(input: $input) { id } }';
  const variables = { input: { placementId: id, type: 'APL_CERTIFICATE' } };
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data } = (await answer.json()) as { data: { createPlacementDocument: { id: string } } };
  return { id, student, certificate: `/api/documents/${data.createPlacementDocument.id}/file` };
}

/** The Monday of the second ISO week. */
function secondMonday(year: number): string {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const days = 4 - ((fourth.getUTCDay() + 6) % 7) + 7;
  return `${year}-01-${String(days).padStart(2, '0')}`;
}

const rowOf = (page: Page, { student }: Ended) => page.getByRole('row').filter({ hasText: student.name });

test('erases placements older than five years after confirmation, and keeps the rest', async ({ page }) => {
  await signIn(page, 'admin');
  const workplace = `Gamla smedjan ${Date.now().toString(36)}`;
  const { _id } = await send(page, 'post', '/api/workplaces', { name: workplace, places: 5 });
  const [old, other, young] = [
    await ended(page, _id, 7),
    await ended(page, _id, 8),
    await ended(page, _id, 4),
  ];

  await page.goto('/min-dag');
  await page
    .getByRole('link', { name: /^\d+ placering(ar)?$/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Gallring av APL' })).toBeVisible();
  const year = THIS_YEAR - 7;
  await expect(rowOf(page, old)).toContainText(`${workplace}${year}-01-20Genomförd7,5`);
  await expect(rowOf(page, other)).toBeVisible();
  await expect(rowOf(page, young)).toHaveCount(0);
  await expectSoundInViews(page, 'the placements to erase');

  const choice = page.getByRole('checkbox', { name: `Välj ${old.student.name}, ${workplace}` });
  await choice.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Valda placeringar' });
  await expect(bar.getByText('1 placering vald')).toBeVisible();
  await expectSoundInViews(page, 'a placement chosen to be erased');
  await bar.getByRole('button', { name: 'Gallra' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Gallra APL-placeringar' });
  await expect(question).toContainText('1 placering tas bort för gott');
  await expectSoundInViews(page, 'the question before placements are erased', { overlay: true });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rowOf(page, old)).toBeVisible();

  await bar.getByRole('button', { name: 'Gallra' }).click();
  await question.getByRole('button', { name: 'Gallra' }).click();
  await expect(page.getByText('1 placering gallrad.')).toBeVisible();
  await expect(rowOf(page, old)).toHaveCount(0);
  await expect(bar).toBeHidden();
  await expect(rowOf(page, other)).toBeVisible();

  // The student and the issued certificate remain, and so does a placement that is still to be kept.
  expect((await page.request.get(`/api/student-details/${old.student.id}`)).status()).toBe(200);
  const left = await page.request.get(`/api/students/${old.student.id}/placements`);
  expect(await left.json()).toEqual([]);
  expect((await page.request.get(old.certificate)).status()).toBe(200);
  expect((await page.request.get(`/api/placements/${young.id}`)).status()).toBe(200);
  const erase = (ids: string[]) => page.request.post('/api/placements/expired/erase', { data: { ids } });
  expect((await erase([young.id])).status()).toBe(409);
  expect(await (await erase([other.id])).json()).toEqual({ erased: 1 });
});

test('only administrators can open the list of placements to erase', async ({ page, browser }) => {
  for (const account of ['teacher', 'syv', 'student'] as const) {
    const visitor = account === 'teacher' ? page : await anotherPerson(browser, account);
    if (account === 'teacher') await signIn(page, account);
    await visitor.goto(LIST);
    await expect(visitor.getByText('Du har inte behörighet att visa denna sida.')).toBeVisible();
    expect((await visitor.request.get('/api/placements/expired')).status()).toBe(403);
  }
});
