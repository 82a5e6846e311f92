import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, signIn } from '../support/browser-session.js';

const actions = (page: Page) => page.locator('.page-actions');

/** A course instance of the demo school that is active today. */
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

test('an administrator enrols, plans and grades from a course instance’s page', async ({ page }) => {
  await signIn(page, 'admin');
  const { id, name } = await running(page);
  await page.goto(`/education/${id}`);
  await expect(page.getByRole('region', { name: 'Kurstillfälle' })).toContainText('Period');
  await expect(page).toHaveTitle(`${name} – Studievy`);
  const students = page.getByRole('table', { name: `Elever på ${name}` });
  await expect(students.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tidslinje' })).toContainText('Tillfället lades upp');
  await expect(page.getByRole('region', { name: 'Väntar på kursen' })).toBeVisible();

  const choose = async (action: string) => {
    await actions(page).getByRole('button', { name: 'Fler åtgärder' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Skriv in elever');
  const enrolling = page.getByRole('dialog', { name: `Skriv in på ${name}` });
  await expect(enrolling).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(actions(page).getByRole('button', { name: 'Fler åtgärder' })).toBeFocused();

  await actions(page).getByRole('button', { name: 'Redigera' }).click();
  await expect(page.getByRole('dialog', { name: `Redigera ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Ändra lärare');
  await expect(page.getByRole('dialog', { name: 'Ändra lärare för 1 kurstillfälle' })).toBeVisible();
  await page.keyboard.press('Escape');

  await actions(page).getByRole('link', { name: 'Betygsätt' }).click();
  await expect(page).toHaveURL(new RegExp(`/betyg\\?kurs=${id}`));
  await page.getByRole('heading', { level: 2, name }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/education/${id}$`));

  await page
    .getByRole('region', { name: 'Dokument' })
    .getByRole('link', { name: 'Kallelser till kursstart' })
    .click();
  await expect(page.getByRole('combobox', { name: 'På kurstillfälle' })).toHaveValue(new RegExp(name));
});

test('a counsellor sees how an instance is going and is offered no actions', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const { id } = await running(admin);
  await signIn(page, 'syv');
  await page.goto(`/education/${id}`);
  const students = page.getByRole('region', { name: 'Elever' });
  await expect(students.getByText('Pågående').first()).toBeVisible();
  await expect(actions(page).locator('button, a')).toHaveCount(0);
});

test('the page of a course instance is accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await running(page);
  await page.goto(`/education/${id}`);
  await expect(page.getByRole('region', { name: 'Kurstillfälle' })).toBeVisible();
  await expectSoundInViews(page, 'a course instance');
});

/** A record of the demo catalogue, by name. */
async function inCatalogue(page: Page, query: string): Promise<{ id: string; name: string }> {
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as {
    data: Record<string, { nodes: { id: string; name: string }[] } | { id: string; name: string }[]>;
  };
  const found = Object.values(data)[0]!;
  return (Array.isArray(found) ? found : found.nodes)[0]!;
}

test('an administrator plans a course from its page, enrols on a package, and edits a program', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const course = await inCatalogue(page, '{ catalogueCourses(input: { first: 1 }) { nodes { id name } } }');
  await page.goto(`/education/${course.id}`);
  await actions(page).getByRole('button', { name: 'Redigera' }).click();
  await expect(page.getByRole('dialog', { name: course.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions(page).getByRole('button', { name: 'Redigera' })).toBeFocused();
  await actions(page).getByRole('button', { name: 'Skapa tillfälle' }).click();
  const planning = page.getByRole('dialog', { name: 'Nytt kurstillfälle' });
  await expect(planning.getByRole('combobox', { name: 'Kurs' })).toHaveValue(new RegExp(course.name));
  await planning.getByLabel('Start', { exact: true }).fill('2027-08-16');
  await planning.getByLabel('Slut', { exact: true }).fill('2027-10-22');
  await planning.getByRole('button', { name: 'Skapa tillfälle' }).click();
  await page.getByRole('button', { name: 'Visa tillfället' }).click();
  await expect(page.getByRole('region', { name: 'Kurstillfälle' })).toContainText('2027');

  const pack = await inCatalogue(page, '{ coursePackages(input: { first: 1 }) { nodes { id name } } }');
  await page.goto(`/education/${pack.id}`);
  await actions(page).getByRole('button', { name: 'Skriv in elever' }).click();
  await expect(page.getByRole('dialog', { name: `Skriv in elever på ${pack.name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await actions(page).getByRole('link', { name: 'Redigera' }).click();
  await expect(page).toHaveURL(new RegExp(`/programsandpackages\\?visa=${pack.id}`));

  const program = await inCatalogue(page, '{ programs { id name } }');
  await page.goto(`/education/${program.id}`);
  await expect(actions(page).getByRole('button', { name: 'Redigera' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Gå till' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await palette.getByRole('combobox').fill('Redigera');
  await palette.getByRole('option', { name: 'Redigera' }).first().click();
  await expect(page.getByRole('dialog', { name: program.name })).toBeVisible();
});

test('cancels and reopens an instance on its page, and says beforehand what will be restored', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { id, name } = await running(page);
  await page.goto(`/education/${id}`);
  const students = page
    .getByRole('region', { name: 'Kurstillfälle' })
    .locator('div', { hasText: /^Antagna/ })
    .locator('dd');
  const before = await students.textContent();
  await actions(page).getByRole('button', { name: 'Fler åtgärder' }).click();
  await page.getByRole('menuitem', { name: 'Ställ in' }).click();
  const cancelling = page.getByRole('dialog', { name: `Ställ in ${name}` });
  await cancelling.getByRole('radio', { name: /^Avsluta/ }).check();
  await cancelling.getByLabel(/Meddela eleverna/).uncheck();
  await cancelling.getByRole('button', { name: 'Ställ in' }).click();
  await expect(page.getByText(`${name} är inställt.`)).toBeVisible();
  await expect(actions(page).getByRole('button', { name: 'Redigera' })).toHaveCount(0);
  // The pressed action is no longer offered.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Öppna igen' }).click();
  const opening = page.getByRole('dialog', { name: `Öppna ${name} igen` });
  await expect(opening).toContainText('får tillbaka sin plats från innan det ställdes in.');
  await opening.getByRole('button', { name: 'Öppna igen' }).click();
  await expect(page.getByText(`${name} är öppet igen, med`)).toBeVisible();
  await expect(students).toHaveText(before!);
  await expect(actions(page).getByRole('button', { name: 'Redigera' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a teacher writes to the participants of their own course and sees the recipients first', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const answer = await admin.request.post('/graphql', {
    data: {
      query: `{ courseInstances(input: { filter: { statuses: [ONGOING] }, first: 100 }) {
        nodes { id name teacherName admitted } } }`,
    },
  });
  const { data } = (await answer.json()) as {
    data: {
      courseInstances: { nodes: { id: string; name: string; teacherName: string; admitted: number }[] };
    };
  };
  await signIn(page, 'teacher');
  const session = await page.request.post('/graphql', { data: { query: '{ me { name } }' } });
  const { me } = ((await session.json()) as { data: { me: { name: string } } }).data;
  const all = data.courseInstances.nodes.filter(({ admitted }) => admitted > 0);
  const own = all.find(({ teacherName }) => teacherName === me.name)!;
  const another = all.find(({ teacherName }) => teacherName && teacherName !== me.name)!;
  await page.goto(`/education/${another.id}`);
  await expect(page.getByRole('region', { name: 'Kurstillfälle' })).toBeVisible();
  await expect(actions(page).getByRole('button', { name: 'Meddela deltagarna' })).toHaveCount(0);

  await page.goto(`/education/${own.id}`);
  await actions(page).getByRole('button', { name: 'Meddela deltagarna' }).click();
  const box = page.getByRole('dialog', { name: `Meddela deltagarna i ${own.name}` });
  await expect(box.getByRole('status')).toContainText('Går till');
  await box.getByRole('button', { name: 'Skicka' }).click();
  await expect(box.getByText('Skriv vad det gäller.').first()).toBeVisible();
  await box.getByLabel('Ämne').fill(`Ny sal ${Date.now()}`);
  await box.getByLabel('Meddelande', { exact: true }).fill('Vi ses i sal B204.');
  // The page behind is out of reach, and its links are partly covered.
  await expectSoundInViews(page, 'the box of a message', { overlay: true, within: '[role=dialog]' });
  await box.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText(/^Meddelandet är på väg till \d+ deltagare\.$/)).toBeVisible();
  await expect(box).toBeHidden();
});
