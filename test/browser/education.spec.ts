import { expect, test } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

const nobody = '019b76da-0000-7000-8000-000000000000';

test('§8 a course that cannot be loaded is only logged; the page says what is missing and offers a retry', async ({
  page,
}) => {
  await signIn(page, 'specped');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const answer = await page.request.get('/api/search', { params: { type: 'Kurs', q: 'barnskötare' } });
  const [course] = (await answer.json()) as { id: string; title: string }[];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Course"') ? route.abort() : route.continue(),
  );
  await page.goto(`/education/${course!.id}`);
  await expect(page.getByText('Det finns inga uppgifter om kursen att visa.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logged.some((text) => text.includes('The course could not be read.'))).toBe(true);
  await page.unroute('**/graphql');
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: course!.title })).toBeVisible();
});

test('§2 /education/{id}: an unknown course is not a dead end', async ({ page }) => {
  await signIn(page, 'specped');
  await page.goto(`/education/${nobody}`);
  await expect(page.getByText('Det finns inga uppgifter om kursen att visa.')).toBeVisible();
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/');
});

test('a course’s address under /detaljer leads to the course', async ({ page }) => {
  await signIn(page, 'specped');
  await page.goto(`/detaljer/Kurs/${nobody}`);
  await expect(page).toHaveURL(`/education/${nobody}`);
});
