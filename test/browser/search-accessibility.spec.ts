import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeEndedCourse } from '../support/browser-course.js';
import { signIn } from '../support/browser-session.js';

test('the search and the pages it leads to are accessible at every width, light and dark', async ({
  page,
}) => {
  const fine = (stop: string) => expectSoundInViews(page, stop);

  await signIn(page, 'coordinator');
  await page.goto('/');
  const box = page.getByRole('search', { name: 'Global sökning' });
  await box.getByRole('combobox', { name: 'Sök', exact: true }).fill('andersson');
  await expect(box.getByRole('link', { name: /^Öppna elev/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await fine('results');

  await box.getByRole('combobox', { name: 'Sök bland' }).selectOption('Datum');
  const day = box.getByRole('combobox', { name: 'Sökdatum' });
  await day.fill('2026-13-40');
  await day.blur();
  await expect(box.getByText('Skriv ett datum som finns')).toBeVisible();
  await fine('invalid day');

  await signIn(page, 'admin');
  // An own course: order and students of others depend on other tests.
  const own = await makeEndedCourse(page.request, {
    code: 'SVESVE01',
    teacher: 'Åsa Öberg',
    students: ['Sökt Elev'],
  });
  await signIn(page, 'teacher');
  const people = await page.request.get('/api/search', { params: { type: 'Alla', q: 'Åsa Öberg' } });
  const [teacher] = (await people.json()) as { id: string }[];
  await page.goto(`/detaljer/Lärare/${teacher!.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Åsa Öberg' })).toBeVisible();
  await fine('teacher');
  await page
    .getByRole('region', { name: 'Kurstillfällen' })
    .getByRole('link', { name: own.name, exact: true })
    .click();
  await page.getByRole('region', { name: 'Elever' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Öppna elev' })).toBeVisible();
  await fine('student');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Elever' })).toBeVisible();
  await fine('course');
});
