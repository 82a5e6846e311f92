import { expect, test, type Page } from '@playwright/test';
import { eachWidth, expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

/** The row with a course's button or a record's link. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({
    has: page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true })),
  });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Åtgärder för ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('pages §4: finds a Gy11 course, copies it to Gy25 and links the two, and archives it with undo', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/programsandcourses');
  await page.getByLabel('Sök kurs').fill('fysk1b00x');
  await expect(row(page, 'Fysik 1a')).toContainText('FYSK1B00X');
  await expect(row(page, 'Fysik nivå 1b')).toContainText('FYSFYS01a');
  await expect(page).toHaveURL(/q=fysk1b00x/);

  const mark = Date.now().toString(36);
  await page.getByRole('button', { name: 'Ny kurs' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Fyll i kurskod.');
  await expect(dialog.getByLabel('Kurskod')).toHaveAccessibleDescription(/Fyll i kurskod\./);
  await dialog.getByLabel('System').selectOption('Gy11');
  await dialog.getByLabel('Kurskod').fill(`Prov${mark}`);
  await expect(dialog.getByText('Koden ser inte ut som den brukar i systemet.')).toBeVisible();
  await dialog.getByLabel('Kursnamn').fill(`Provkurs ${mark} 1`);
  await dialog.getByLabel('Poäng').fill('7');
  await expect(dialog.getByText('Poäng brukar vara 5–400 i steg om 5.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toHaveCount(0);

  const name = `Provkurs ${mark} 1`;
  await page.getByLabel('Sök kurs').fill(mark);
  await expect(row(page, name)).toContainText(`Prov${mark}`);
  await choose(page, name, 'Kopiera till Gy25');
  await expect(dialog.getByLabel('Namn')).toHaveValue(`Provkurs ${mark} nivå 1`);
  await dialog.getByLabel('Kurskod i Gy25').fill(`PR${mark}`.slice(0, 12));
  await dialog.getByRole('button', { name: 'Kopiera', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, `Provkurs ${mark} nivå 1`)).toContainText(`Prov${mark}`);

  await choose(page, name, 'Arkivera');
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(row(page, name)).toHaveCount(1);
  await choose(page, name, 'Ta bort');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(row(page, name)).toHaveCount(0);
});

test('pages §4: a course that students take cannot be deleted, and the page says why', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandcourses?q=HAOHAL01');
  await page.getByRole('button', { name: 'Åtgärder för Hälso- och sjukvård 1' }).click();
  const item = page.getByRole('menuitem', {
    name: /^Ta bort – Kursen används av \d+ elever och kan bara arkiveras\.$/,
  });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
});

test('a pasted list is previewed before it is saved', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandcourses');
  const mark = Date.now().toString(36);
  await page.getByRole('button', { name: 'Importera kurslista' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Kurser', { exact: true })
    .fill(`Kurskod;Kursnamn;Poäng;System\nIMP${mark};Import ${mark};100;Lokal\nFEL${mark};;100;Lokal`);
  await dialog.getByRole('button', { name: 'Granska' }).click();
  await expect(dialog.getByText('2 rader: 1 kan importeras, 1 har fel och hoppas över.')).toBeVisible();
  await expect(dialog.getByText('Kursnamn saknas.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Importera 1 kurs' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Sök kurs').fill(`imp${mark}`);
  await expect(row(page, `Import ${mark}`)).toHaveCount(1);

  // Overwritten values are shown; an empty cell overwrites nothing.
  await page.getByRole('button', { name: 'Importera kurslista' }).click();
  await dialog
    .getByLabel('Kurser', { exact: true })
    .fill(`Kurskod;Kursnamn;Poäng;System\nIMP${mark};Annat ${mark};;Lokal`);
  await dialog.getByRole('button', { name: 'Granska' }).click();
  await expect(dialog.getByText(`Namn: Import ${mark} → Annat ${mark}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Importera 1 kurs' }).click();
  await expect(row(page, `Annat ${mark}`)).toContainText('100');

  await page.getByLabel(`Välj Annat ${mark}, IMP${mark}`).check();
  const bulk = page.getByRole('region', { name: 'Valda kurser' });
  await bulk.getByRole('button', { name: 'Priskategori' }).click();
  await dialog.getByLabel('Priskategori').selectOption('Naturkunskap');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('1 kurs har priskategorin Naturkunskap')).toBeVisible();
  await expect(bulk).toHaveCount(0);
  await page.getByLabel(`Välj Annat ${mark}, IMP${mark}`).check();
  await bulk.getByRole('button', { name: 'Arkivera' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arkivera' }).click();
  await expect(row(page, `Annat ${mark}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ångra' }).last().click();
  await expect(row(page, `Annat ${mark}`)).toHaveCount(1);
});

test('pages §0: leaving an unsaved course with the browser’s buttons asks first', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandcourses?q=matmat01a');
  await choose(page, 'Matematik 1a', 'Redigera');
  const subject = page.getByRole('dialog').getByLabel('Ämne');
  await subject.fill('Räkning');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(subject).toHaveValue('Räkning');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Släng texten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('domain D4: a program is an editable set of rules', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandcourses?flik=program');
  await expect(page.getByRole('heading', { name: 'Gymnasieexamen, högskoleförberedande' })).toBeVisible();
  const mark = Date.now().toString(36);
  await page.getByRole('button', { name: 'Nytt program' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Namn', { exact: true }).fill(`Program ${mark}`);
  await dialog.getByLabel('Poäng i allt').fill('2400');
  await dialog.getByLabel('Obligatoriska poäng').fill('600');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('region', { name: `Program ${mark}` });
  await expect(card).toContainText('600 p');
  await card.getByRole('button', { name: /^Åtgärder för/ }).click();
  await page.getByRole('menuitem', { name: 'Ta bort', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(card).toHaveCount(0);
});

test('pages §3: the overview lists everything and links to what needs attention', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/education');
  const panel = page.getByRole('region', { name: 'Att åtgärda' });
  await expect(panel.getByRole('heading', { name: /Kurser utan lärare/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Typ av utbildning' })
    .getByRole('link', { name: /Kurspaket/ })
    .click();
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await page.getByRole('checkbox', { name: 'Poäng' }).check();
  await expect(row(page, 'Undersköterska')).toContainText('1500');
  await page.getByRole('checkbox', { name: 'Poäng' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Poäng' })).toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'Visa tillfällena' }).first()).toHaveAttribute(
    'href',
    '/course-instances?larare=saknas',
  );
  await panel.getByRole('link', { name: 'Svenska och engelska, grundläggande nivå' }).click();
  await expect(page.getByText('Poängsumman 1300 avviker från målet 1350.').first()).toBeVisible();
});

test('the catalogue is accessible at every width, light and dark', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandcourses?q=matmat01&rader=25');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expectSoundInViews(page, 'the list, with its filters', { views: eachWidth });
  await choose(page, 'Matematik 1a', 'Redigera');
  await expect(page.getByRole('dialog').getByLabel('Kurskod')).toHaveValue('MATMAT01a');
  await expectSoundInViews(page, 'a course', { views: eachWidth, overlay: true });
  await page.goto('/programsandcourses?flik=program');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectSoundInViews(page, 'the programs', { views: eachWidth });
  await page.goto('/education?rader=25');
  await expect(page.getByRole('region', { name: 'Att åtgärda' })).toBeVisible();
  await expectSoundInViews(page, 'the education', { views: eachWidth });
});
