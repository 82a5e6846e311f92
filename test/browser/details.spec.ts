import { expect, test, type Page } from '@playwright/test';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

interface Hit {
  id: string;
  type: string;
  title: string;
}

async function find(page: Page, type: string, q: string): Promise<Hit[]> {
  return (await (await page.request.get('/api/search', { params: { type, q } })).json()) as Hit[];
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const basics = (page: Page) => page.getByRole('region', { name: 'Grundläggande Information' });

test('§2 /detaljer/Elev/{id}: shows a student’s details and a link to the student’s page', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, {
    name: 'Detalj Elevsson',
    phone: '070-174 06 05',
    municipality: { type: 'Nykvarn' },
    startDate: '2026-08-17',
  });
  await signIn(page, 'teacher');
  await page.goto(`/detaljer/Elev/${student.id}`);
  await expect(heading(page, student.name)).toBeVisible();
  await expect(page).toHaveTitle(`${student.name} – Studievy`);
  await expect(basics(page).getByRole('link', { name: '070-174 06 05' })).toBeVisible();
  await expect(basics(page)).toContainText('Nykvarn');
  await expect(basics(page)).toContainText('Ej angivet');
  await expect(page.getByText('Ingen utbildning registrerad')).toBeVisible();
  await page.getByRole('link', { name: 'Öppna elev' }).click();
  await expect(page).toHaveURL(`/student/${student.id}`);
});

test('§2 /detaljer/Lärare/{id}: a teacher’s course instances link to their page and back', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  const [teacher] = await find(page, 'Användare', 'Åsa Öberg');
  expect(teacher?.type).toBe('Lärare');
  await page.goto(`/detaljer/Lärare/${teacher!.id}`);
  await expect(heading(page, 'Åsa Öberg')).toBeVisible();
  await expect(basics(page).getByRole('link', { name: /@demo\.se$/ })).toBeVisible();
  await expect(basics(page)).toContainText('Antal elever');
  const course = page.getByRole('region', { name: 'Kurstillfällen' }).getByRole('link').first();
  const name = (await course.textContent()) ?? '-';
  await course.click();
  await expect(page).toHaveURL(/\/education\//);
  await expect(heading(page, name)).toBeFocused();
  await page.getByRole('region', { name: 'Lärare' }).getByRole('link', { name: 'Åsa Öberg' }).click();
  await expect(page).toHaveURL(new RegExp(`/detaljer/L%C3%A4rare/${teacher!.id}$`));
  await expect(heading(page, 'Åsa Öberg')).toBeFocused();
});

test('§2 /detaljer/Personal/{id}: shows name and role, and the e-mail address to teachers and above', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  const [coordinator] = await find(page, 'Användare', 'coordinator@demo');
  await page.goto(`/detaljer/Personal/${coordinator!.id}`);
  await expect(heading(page, coordinator!.title)).toBeVisible();
  await expect(basics(page)).toContainText('Koordinator');
  await expect(basics(page).getByText('E-post')).toBeVisible();
  await signIn(page, 'specped');
  await page.goto(`/detaljer/Personal/${coordinator!.id}`);
  await expect(basics(page)).toContainText('Koordinator');
  await expect(basics(page).getByText('E-post')).toHaveCount(0);
});

test('§2 /detaljer/Användare/{id}: shows an account without a student record', async ({ page }) => {
  await signIn(page, 'admin');
  const found = await find(page, 'Användare', 'user@demo');
  const user = found.find(({ type }) => type === 'Användare');
  expect(user).toBeDefined();
  await page.goto(`/detaljer/Användare/${user!.id}`);
  await expect(heading(page, user!.title)).toBeVisible();
  await expect(basics(page).getByText('Roll')).toBeVisible();
});

test('a missing record says so and offers a way on', async ({ page }) => {
  await signIn(page, 'teacher');
  for (const path of [
    '/detaljer/Elev/019b76da-0000-7000-8000-000000000000',
    '/detaljer/Elev/inget-id',
    '/detaljer/Okänd/019b76da-0000-7000-8000-000000000000',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Uppgifterna finns inte.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Till startsidan' })).toBeVisible();
  }
});

test('a failed request says what could not be loaded and offers a retry', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Fel Elevsson' });
  await signIn(page, 'teacher');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Details"') ? route.abort() : route.continue(),
  );
  await page.goto(`/detaljer/Elev/${student.id}`);
  await expect(page.getByRole('alert')).toContainText('Kunde inte ladda uppgifterna');
  await page.unroute('**/graphql');
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click();
  await expect(heading(page, student.name)).toBeVisible();
});

test('permissions §3: a coordinator can open neither /detaljer nor /education/{id}', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/detaljer/Elev/019b76da-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/unauthorized');
  await page.goto('/education/019b76da-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/unauthorized');
});
