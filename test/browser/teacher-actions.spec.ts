import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

const actions = (page: Page) => page.locator('.page-actions');

async function openTeacher(page: Page, name = 'Åsa Öberg'): Promise<void> {
  const answer = await page.request.get('/api/search', { params: { type: 'Användare', q: name } });
  const [teacher] = (await answer.json()) as { id: string }[];
  await page.goto(`/detaljer/Lärare/${teacher!.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an administrator sees a teacher’s work and plans it from the teacher’s page', async ({ page }) => {
  await signIn(page, 'admin');
  await openTeacher(page);
  const work = page.getByRole('region', { name: 'Uppdrag' });
  await expect(work.getByRole('heading', { name: 'Schema' })).toBeVisible();
  await expect(work.getByRole('heading', { name: 'Prövningar' })).toBeVisible();
  const bar = work.getByRole('meter');
  const widthIn = (element: Element) =>
    element.parentElement!.parentElement!.clientWidth - element.clientWidth;
  expect(await bar.evaluate(widthIn), 'the bar is within its box').toBeGreaterThanOrEqual(0);
  for (const name of ['Tilldela tillfälle', 'Ersätt lärare']) {
    await actions(page).getByRole('button', { name, exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(actions(page).getByRole('button', { name, exact: true })).toBeFocused();
  }
  await actions(page).getByRole('button', { name: 'Åtgärder för Åsa Öberg' }).click();
  await expect(page.getByRole('menuitem', { name: 'Avsluta anställning' })).toBeVisible();
});

test('users who do not plan teachers’ work are offered none of it', async ({ page }) => {
  await signIn(page, 'teacher');
  await openTeacher(page, 'Lennart Björk');
  await expect(page.getByRole('region', { name: 'Kurstillfällen' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Uppdrag' })).toHaveCount(0);
  await expect(actions(page).locator('button, a')).toHaveCount(0);
});

test('a teacher’s own page lists current and coming courses, exams to hold and grades due', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  await openTeacher(page);
  const duties = page.getByRole('region', { name: 'Uppdrag' });
  for (const name of [
    'Kurser nu',
    'Kurser som kommer',
    'Prövningar att hålla',
    'Försenade betyg',
    'Att betygsätta',
  ])
    await expect(duties.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(duties.getByRole('link').first()).toBeVisible();
  await expect(actions(page).locator('button, a')).toHaveCount(0);
  await expectSoundInViews(page, 'the own page of a teacher');
});

test('the page of a teacher is accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  await openTeacher(page);
  await expect(
    page.getByRole('region', { name: 'Uppdrag' }).getByRole('heading', { name: 'Schema' }),
  ).toBeVisible();
  await expectSoundInViews(page, 'a teacher');
});
