import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

const steps = ['SCHOOL', 'MUNICIPALITIES', 'TEACHERS', 'STUDENTS', 'INSTANCES'];
const card = (page: Page) => page.getByRole('region', { name: 'Kom igång' });
const rowOf = (page: Page, name: string) =>
  card(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

interface Answer {
  data?: Record<string, unknown>;
}

/** The demo school as a new school: only its settings are present. */
async function asNewSchool(page: Page): Promise<void> {
  const skipped = new Set<string>();
  const states = () =>
    steps.map((step) => ({
      __typename: 'FirstRunState',
      ...{ step, isDone: step === 'SCHOOL', isSkipped: skipped.has(step) },
    }));
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as {
      operationName: string;
      variables: { input?: { step: string; skipped: boolean } };
    };
    if (asked.operationName === 'SkipFirstRunStep') {
      const { step, skipped: isOut } = asked.variables.input!;
      if (isOut) skipped.add(step);
      else skipped.delete(step);
      return route.fulfill({ json: { data: { skipFirstRunStep: states() } } });
    }
    if (asked.operationName !== 'AdministratorDay') return route.continue();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as Answer;
    return route.fulfill({ response, json: { ...rest, data: { ...data, firstRun: states() } } });
  });
}

test('guides an administrator of a new school through five steps, each of which can be skipped', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await asNewSchool(page);
  await page.goto('/min-dag');
  await expect(card(page)).toContainText('1 av 5 klara');
  await expect(rowOf(page, 'Skolans uppgifter')).toContainText('Klart');
  const prices = rowOf(page, 'Kommuner och priser');
  await expect(prices).toHaveAttribute('aria-current', 'step');
  await expect(prices.getByRole('link', { name: 'Lägg upp en prislista' })).toHaveAttribute(
    'href',
    '/installningar/priser',
  );
  await prices.getByRole('button', { name: /^Hoppa över.*Kommuner och priser$/ }).press('Enter');
  await expect(prices).toContainText('Hoppades över');
  await expect(prices.getByRole('button', { name: /^Ta upp igen/ })).toBeFocused();
  await expect(rowOf(page, 'Lärare')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('region', { name: 'Meddelanden' }).getByRole('button', { name: 'Ångra' }).click();
  await expect(prices).toHaveAttribute('aria-current', 'step');

  await prices.getByRole('link', { name: 'Ändra kommunerna' }).click();
  await expect(page).toHaveURL('/installningar/kommuner');
  await expect(page.getByRole('table', { name: 'Kommuner' })).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await expectSoundInViews(page, 'the first steps of a school');
});

test('a school that is up and running sees no first steps', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/min-dag');
  await expect(page.getByRole('heading', { level: 2, name: 'Anmälningar till prövning' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});
