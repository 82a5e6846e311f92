import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, signIn } from '../support/browser-session.js';

const verbs = (page: Page) => page.locator('.page-actions');

/** A course instance of the demo that is held today. */
async function running(page: Page): Promise<{ id: string; name: string }> {
  const answer = await page.request.post('/graphql', {
    data: {
      query:
        '{ courseInstances(input: { filter: { statuses: [ONGOING] }, first: 1 }) { nodes { id name } } }',
    },
  });
  const { data } = (await answer.json()) as {
    data: { courseInstances: { nodes: { id: string; name: string }[] } };
  };
  return data.courseInstances.nodes[0]!;
}

test('an administrator enrols, plans and grades from the page of a course instance', async ({ page }) => {
  await signIn(page, 'admin');
  const { id, name } = await running(page);
  await page.goto(`/education/${id}`);
  await expect(page.getByRole('region', { name: 'Kurstillfälle' })).toContainText('Period');
  await expect(page.getByRole('region', { name: 'Elever' }).getByRole('link').first()).toBeVisible();

  await verbs(page).getByRole('button', { name: 'Skriv in elever' }).click();
  const enrolling = page.getByRole('dialog', { name: `Skriv in på ${name}` });
  await expect(enrolling).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(verbs(page).getByRole('button', { name: 'Skriv in elever' })).toBeFocused();

  await verbs(page).getByRole('button', { name: 'Redigera' }).click();
  await expect(page.getByRole('dialog', { name: `Redigera ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await verbs(page).getByRole('button', { name: 'Ändra lärare' }).click();
  await expect(page.getByRole('dialog', { name: 'Ändra lärare för 1 kurstillfälle' })).toBeVisible();
  await page.keyboard.press('Escape');

  await verbs(page).getByRole('link', { name: 'Betygsätt' }).click();
  await expect(page).toHaveURL(new RegExp(`/betyg\\?kurs=${id}`));
});

test('whoever guides reads how it goes and is offered nothing', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const { id } = await running(admin);
  await signIn(page, 'syv');
  await page.goto(`/education/${id}`);
  const students = page.getByRole('region', { name: 'Elever' });
  await expect(students.getByText('Pågående').first()).toBeVisible();
  await expect(verbs(page).locator('button, a')).toHaveCount(0);
});

test('the page of a course instance is accessible in every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await running(page);
  await page.goto(`/education/${id}`);
  await expect(page.getByRole('region', { name: 'Kurstillfälle' })).toBeVisible();
  await expectSoundInViews(page, 'a course instance');
});
