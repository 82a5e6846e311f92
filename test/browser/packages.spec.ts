import { expect, test, type Page } from '@playwright/test';
import { eachWidth, expectSound, expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';

async function addCourse(page: Page, label: string | RegExp, code: string): Promise<void> {
  const field = page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first();
  await field.click();
  await field.fill(code);
  await page.getByRole('option', { name: new RegExp(`\\(${code},`) }).click();
}

/** Opens a package of the list beside it. */
async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Åtgärder för ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Redigera' }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

test('pages §5: builds a package with a choice and a live sum, and enrols a student in sequence', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const mark = Date.now().toString(36);
  const name = `Paket ${mark}`;
  await page.goto('/programsandpackages');
  await page.getByRole('button', { name: 'Nytt paket' }).click();
  await page.getByLabel('Paketnamn').fill(name);
  await page.getByLabel('Typ', { exact: true }).selectOption('Nationellt');
  await page.getByLabel('Mål, poäng').fill('200');
  await expect(page.getByText('Poängsumman 0 avviker från målet 200.')).toBeVisible();
  await expect(page.getByText('Yrkespaket kräver APL.')).toBeVisible();
  await addCourse(page, 'Lägg till kurs', 'SVESVE01');
  await addCourse(page, 'Lägg till kurs', 'ENGENG05');
  await expect(page.getByText('200 av 200 p')).toBeVisible();
  // A course already in the package is disabled, with the reason.
  await page
    .getByRole('combobox', { name: 'Lägg till kurs' })
    .or(page.getByRole('textbox', { name: 'Lägg till kurs' }))
    .first()
    .fill('ENGENG05');
  await expect(page.getByRole('option', { name: /Kursen finns redan i paketet\.$/ })).toBeDisabled();
  // Optional courses are not in the sum.
  await addCourse(page, 'Lägg till kurs', 'MATMAT01a');
  await page
    .getByRole('list', { name: 'Kurser i ordning' })
    .locator('> li')
    .nth(2)
    .getByRole('checkbox', { name: 'Obligatorisk' })
    .uncheck();
  await expect(page.getByText('200 av 200 p')).toBeVisible();

  // An alternative does not count twice.
  const steps = page.getByRole('list', { name: 'Kurser i ordning' }).locator('> li');
  await steps.first().getByRole('button', { name: 'Gör till val' }).click();
  await addCourse(page, /^Alternativ till/, 'SVASVA01');
  await steps.first().getByLabel('Valets namn').fill('Svenska');
  await expect(page.getByText('200 av 200 p')).toBeVisible();
  await steps.nth(1).getByRole('checkbox', { name: 'APL i Engelska 5' }).check();
  await expect(page.getByText('Yrkespaket kräver APL.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Flytta upp Engelska 5' }).click();
  await expect(steps.first()).toContainText('Engelska 5');
  // Also with the mouse.
  await steps.nth(1).locator('.packages-handle').hover();
  await page.mouse.down();
  const target = (await steps.first().boundingBox())!;
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(steps.first()).toContainText('Svenska');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

  const student = await makeStudent(page.request, { name: 'Paket Elev' });
  await page.getByRole('button', { name: 'Skriv in elever' }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByPlaceholder('Sök på namn, personnummer eller e-post');
  await search.fill(student.name);
  await page.getByRole('option', { name: new RegExp(student.name) }).click();
  await dialog.getByLabel('Startdatum').fill('2027-01-11');
  await dialog.getByLabel('Takt').selectOption('50 %');
  await dialog
    .getByLabel('En av: Svenska')
    .selectOption('Svenska som andraspråk 1 (SVASVA01, motsvarar SVEA1000X)');
  await expect(dialog.getByText('2 kurser, 200 p, 2027-01-11 till 2027-05-28')).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: /^Svenska som andraspråk 1/ }).getByLabel('Start'),
  ).toHaveValue('2027-01-11');
  const optional = dialog.getByRole('group', { name: 'Valbara kurser' });
  await optional.getByRole('checkbox', { name: 'Matematik 1a' }).check();
  await expect(dialog.getByText('3 kurser, 300 p, 2027-01-11 till 2027-08-06')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skriv in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`1 elev är inskriven på ${name}, 3 kurser är planerade`)).toBeVisible();
  await expect(page.getByRole('link', { name: '1 aktiv elev' })).toBeVisible();
  await page.getByRole('button', { name: 'Ångra', exact: true }).click();
  await expect(page.getByText(`Inskrivningen på ${name} är ångrad`)).toBeVisible();
  await expect(page.getByRole('link', { name: '0 aktiva elever' })).toBeVisible();
});

test('pages §5: updating to Gy25 creates a new version; students keep theirs', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandpackages?q=barnsk');
  await edit(page, 'Barnskötare');
  await page.getByRole('button', { name: 'Åtgärder för Barnskötare' }).click();
  await page.getByRole('menuitem', { name: 'Kopiera', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kopia av Barnskötare' })).toBeVisible();
  await page.getByRole('button', { name: 'Åtgärder för Kopia av Barnskötare' }).click();
  await page.getByRole('menuitem', { name: 'Uppdatera till Gy25' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/\(HALHAL0\) ersätts av$/).locator('option:checked')).toHaveText(
    /\(HALS1000X\)$/,
  );
  await expect(dialog.getByText('Utan motsvarighet, står kvar som de är:')).toBeVisible();
  await expect(dialog.getByText('Kommunikation (PEDKOU0)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Byt 2 kurser i ny version' }).click();
  await expect(page.getByText('Version 2', { exact: true })).toBeVisible();
  const renewed = page.getByRole('listitem').filter({ hasText: 'HALS1000X' }).filter({ hasText: 'Gy25' });
  await expect(renewed.first()).toBeVisible();
  await page.getByRole('button', { name: 'Tidigare version' }).click();
  await expect(page.getByText('Det finns en senare version.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv in elever' })).toBeDisabled();
});

test('unsaved changes are not lost without a question', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandpackages?q=elevassistent');
  await edit(page, 'Elevassistent');
  await page.getByLabel('APL-veckor', { exact: true }).fill('11');
  await expect(page.getByRole('button', { name: 'Skriv in elever' })).toBeDisabled();
  await expect(page.getByText('Spara eller ångra ändringarna först.')).toBeVisible();
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(page.getByLabel('APL-veckor', { exact: true })).toHaveValue('11');
  await page.getByRole('link', { name: 'Kurser', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(page.getByLabel('APL-veckor', { exact: true })).toHaveValue('11');
  await page.getByRole('button', { name: 'Ångra ändringar' }).click();
  await expect(page.getByLabel('APL-veckor', { exact: true })).toHaveValue('10');
});

test('pages §0: shows what someone else has saved next to your own changes before overwriting it', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const name = `Krock ${Date.now().toString(36)}`;
  await page.goto('/programsandpackages?visa=ny');
  await page.getByLabel('Paketnamn').fill(name);
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('visa');
  await page.getByLabel('Mål, poäng').fill('400');
  const query =
    'mutation($input: UpdateCoursePackageInput!) { updateCoursePackage(input: $input) { version } }';
  const theirs = { name, kind: 'LOCAL', targetPoints: 300, aplWeeks: 4, courses: [] };
  const input = { id, version: 1, package: theirs };
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  expect(((await answer.json()) as { errors?: unknown }).errors).toBeUndefined();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Någon annan har ändrat posten. Ladda om eller jämför.')).toBeVisible();
  const compared = page.getByRole('table', { name: 'Det som skiljer' });
  await expect(compared.getByRole('row').filter({ hasText: 'Mål, poäng' })).toContainText('300');
  await expect(compared.getByRole('row').filter({ hasText: 'APL-veckor' })).toContainText('4');
  await expectSound(page);
  await page.getByRole('button', { name: 'Använd de sparade uppgifterna' }).click();
  await expect(page.getByLabel('APL-veckor', { exact: true })).toHaveValue('4');
  await page.getByLabel('Mål, poäng').fill('500');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText(`${name} är sparat`).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv in elever' })).toBeVisible();
});

test('the packages are accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandpackages');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectSoundInViews(page, 'the list', { views: eachWidth });
  await edit(page, 'Undersköterska');
  await expect(page.getByText('1500 av 1500 p')).toBeVisible();
  await expectSoundInViews(page, 'a package', { views: eachWidth });
  await page.getByRole('button', { name: 'Skriv in elever' }).click();
  await expect(page.getByRole('dialog').getByText('17 kurser, 1500 p')).toBeVisible();
  await expectSoundInViews(page, 'the dialog that enrols', { views: eachWidth, overlay: true });
});
