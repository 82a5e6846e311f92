import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday } from '../support/days.js';

const GREEN = 'Har kontrakt, skall gå eller har börjat praktik';
const column = (page: Page, heading: string) => page.getByRole('region', { name: new RegExp(`^${heading}`) });
const cardIn = (page: Page, heading: string, name: string) =>
  column(page, heading).getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Valda elever' });
const moveChosenTo = async (page: Page, heading: string): Promise<void> => {
  await bar(page).getByRole('button', { name: 'Flytta valda till …' }).click();
  await page.getByRole('menuitem', { name: heading }).click();
};

interface Placed {
  workplaceId: string;
  from: number;
  to: number;
  begins?: boolean;
}

async function post(page: Page, path: string, data: object): Promise<{ _id: string }> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { _id: string };
}

/** Plans a placement, and begins it without an agreement. */
async function place(
  page: Page,
  studentId: string,
  { workplaceId, from, to, begins }: Placed,
): Promise<void> {
  const { _id } = await post(page, '/api/placements', {
    ...{ studentId, workplaceId, startDate: dayFromToday(from), endDate: dayFromToday(to), hoursPerWeek: 40 },
  });
  if (!begins) return;
  const data = { state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' };
  expect((await page.request.put(`/api/placements/${_id}/state`, { data })).status()).toBe(200);
}

/** Students with a name of their own, and the board narrowed to them. */
async function boardWith(page: Page, surname: string, firstNames: readonly string[]) {
  await signIn(page, 'admin');
  const students = [];
  for (const name of firstNames)
    students.push(await makeStudent(page.request, { name: `${name} ${surname}` }));
  return { students, open: () => page.goto(`/apl?namn=${encodeURIComponent(surname)}`) };
}

test('filters the board by placement, workplace and branch', async ({ page }) => {
  const unique = `Filtersson${Date.now()}`;
  const { students, open } = await boardWith(page, unique, ['Utan', 'Avtal', 'Samtal', 'Timmar']);
  const workplace = (name: string, branch: string) =>
    post(page, '/api/workplaces', { name: `${name} ${unique}`, places: 9, branches: [branch] });
  const { _id: care } = await workplace('Björken', 'CARE');
  const { _id: building } = await workplace('Bygget', 'CONSTRUCTION');
  await place(page, students[1]!.id, { workplaceId: building, from: 7, to: 35 });
  await place(page, students[2]!.id, { workplaceId: care, from: -20, to: 4, begins: true });
  await place(page, students[3]!.id, { workplaceId: care, from: -60, to: 200, begins: true });
  await open();
  await page.getByRole('button', { name: 'Placering', exact: true }).click();
  const shows = async (...names: string[]) => {
    const cards = page.locator('.apl-card-name');
    await expect(cards).toHaveText(names.map((name) => new RegExp(`^${name} ${unique}`)));
  };
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
  await shows('Avtal', 'Samtal', 'Timmar', 'Utan');
  await choose('Placering', 'Utan placering');
  await shows('Utan');
  await choose('Placering', 'Avtal saknas');
  await expect(page).toHaveURL(/placering=avtal/);
  await shows('Avtal');
  await choose('Placering', 'Dags för samtal');
  await shows('Samtal');
  await choose('Placering', 'För få timmar');
  await shows('Samtal', 'Timmar');
  await choose('Placering', 'Alla placeringar');
  await choose('Arbetsplats', `Bygget ${unique}`);
  await shows('Avtal');
  await choose('Arbetsplats', 'Alla arbetsplatser');
  await choose('Bransch', 'Vård och omsorg');
  await shows('Samtal', 'Timmar');
});

test('Ctrl and Shift select cards, which move together after one question and move back with one undo', async ({
  page,
}) => {
  const unique = `Flerval${Date.now()}`;
  const { students, open } = await boardWith(page, unique, ['Ada', 'Bea', 'Cia', 'Dea']);
  const { _id: workplaceId } = await post(page, '/api/workplaces', { name: `Eken ${unique}`, places: 9 });
  for (const { id } of students.slice(1, 3)) await place(page, id, { workplaceId, from: 7, to: 35 });
  await open();
  const names = students.map(({ name }) => name);
  await cardIn(page, 'Ej börjat', names[0]!).click({ modifiers: ['ControlOrMeta'] });
  await expect(bar(page).getByRole('status')).toHaveText('1 elev vald');
  await cardIn(page, 'Ej börjat', names[2]!).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('3 elever valda');
  await expect(cardIn(page, 'Ej börjat', names[1]!)).toHaveAttribute('aria-pressed', 'true');
  await expectSoundInViews(page, 'the board with chosen cards');

  await moveChosenTo(page, GREEN);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 av 3 elever saknar påskrivet avtal. Flytta ändå?');
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('3 elever valda');
  await moveChosenTo(page, GREEN);
  await question.getByRole('button', { name: 'Flytta ändå' }).click();
  for (const name of names.slice(0, 3)) await expect(cardIn(page, GREEN, name)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  // The cards show the move before the server has answered.
  const history = async () =>
    (await page.request.get(`/api/student-details/${students[1]!.id}/history`)).text();
  await expect.poll(history).toContain('Avtalet är inte påskrivet av alla.');

  await page.getByRole('button', { name: 'Ångra' }).click();
  for (const name of names) await expect(cardIn(page, 'Ej börjat', name)).toBeVisible();
  // A plain click opens the card.
  await cardIn(page, 'Ej börjat', names[3]!).click();
  await expect(page.getByRole('dialog', { name: names[3]!, exact: true })).toBeVisible();
});

test('selects cards by keyboard alone', async ({ page }) => {
  const unique = `Tangent${Date.now()}`;
  const { students, open } = await boardWith(page, unique, ['Ada', 'Bea']);
  await open();
  await page.getByRole('button', { name: 'Välj', exact: true }).press('Enter');
  for (const { name } of students) {
    const card = cardIn(page, 'Ej börjat', name);
    await card.focus();
    await page.keyboard.press('Space');
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('status')).toHaveText('1 elev vald');
  await page.keyboard.press('Space');
  await bar(page).getByRole('button', { name: 'Flytta valda till …' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ej börjat' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  for (const { name } of students) await expect(cardIn(page, 'Är i fas', name)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('‘Välj’ or a card’s menu selects cards', async ({ page }) => {
    const unique = `Mobil${Date.now()}`;
    const { students, open } = await boardWith(page, unique, ['Ada', 'Bea']);
    await open();
    const [ada, bea] = students.map(({ name }) => name);
    await page.getByRole('button', { name: `Flytta ${ada} till…` }).tap();
    await page.getByRole('menuitem', { name: 'Välj' }).tap();
    await expect(bar(page).getByRole('status')).toHaveText('1 elev vald');
    await page.getByRole('button', { name: 'Välj', exact: true }).tap();
    await cardIn(page, 'Ej börjat', bea!).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(bar(page).getByRole('status')).toHaveText('2 elever valda');
    await expectNoSidewaysScroll(page);
    await moveChosenTo(page, 'Bokade för samtal');
    for (const name of [ada, bea]) await expect(cardIn(page, 'Bokade för samtal', name!)).toBeAttached();
  });
});
