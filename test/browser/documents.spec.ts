import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { eachWidth, expectSoundInViews } from '../support/accessibility.js';
import { makeEndedCourse } from '../support/browser-course.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { freePersonalNumber } from '../support/personal-numbers.js';

const toast = (page: Page) => page.getByRole('region', { name: 'Meddelanden' });
const selection = (page: Page) => page.getByRole('region', { name: 'Urval' });
const preview = (page: Page) => page.getByRole('region', { name: 'Förhandsvisning' });

async function find(page: Page, name: string): Promise<void> {
  await selection(page).getByRole('searchbox').fill(name);
  await expect(selection(page).getByRole('status')).toHaveText(/^\d+ elev/);
}

test('§14 an administrator creates a document and saves it in the student’s files, and anyone can verify it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, {
    name: 'Dokument Elev',
    personalNumber: freePersonalNumber(),
    municipality: { type: 'Solna' },
  });
  await page.goto('/pdf');
  await expect(page.getByText('Välj dokumenttyp och elev.')).toBeVisible();

  // A student without courses has nothing to certify, which the preview says.
  await page.getByRole('radio', { name: /^Studieintyg/ }).check();
  await find(page, student.name);
  await selection(page).getByRole('button', { name: student.name }).click();
  await expect(preview(page)).toContainText('Välj minst en kurs.');
  await expect(preview(page).getByRole('button', { name: 'Skapa' })).toBeDisabled();

  // The student stays selected; the preview updates.
  await page.getByRole('radio', { name: /^APL-överenskommelse/ }).check();
  const paper = preview(page).getByRole('article');
  await expect(paper).toContainText(student.name);
  await expect(paper).toContainText('Solna');
  await selection(page).getByLabel('Språk').selectOption({ label: 'Engelska' });
  await expect(paper).toContainText('The workplace');
  await selection(page).getByLabel('Språk').selectOption({ label: 'Svenska' });
  await expect(paper).toContainText('Arbetsplatsen');

  await preview(page).getByRole('button', { name: 'Spara i elevens filer' }).click();
  await expect(toast(page)).toContainText('Dokumentet finns nu i elevens filer.');
  const files = (await (await page.request.get(`/api/uploads/${student.id}`)).json()) as {
    filename: string;
  }[];
  expect(files.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^APL-överenskommelse Dokument Elev .*\.pdf$/),
  ]);
  const download = page.waitForEvent('download');
  await preview(page).getByRole('button', { name: 'Ladda ner' }).click();
  const path = await (await download).path();
  expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
  const [code] = /[2-9A-Z]{4}(-[2-9A-Z]{4}){2}/.exec(await preview(page).innerText())!;

  // An anonymous visitor types the code in lower case and compares the file.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/verifiera/XXXX-XXXX-XXXX');
  await expect(stranger.getByText('Det finns inget dokument med koden')).toBeVisible();
  await stranger.getByLabel('Dokumentets kod').fill(code.toLowerCase());
  await stranger.getByRole('button', { name: 'Kontrollera' }).click();
  await expect(stranger.getByText('Dokumentet är äkta och gäller.')).toBeVisible();
  await expect(stranger.getByRole('main')).not.toContainText(student.name);
  await stranger.locator('input[type=file]').setInputFiles(path);
  await expect(stranger.getByText('Filen är exakt den som skolan utfärdade.')).toBeVisible();

  // A revoked document is not valid.
  await page.getByRole('button', { name: 'Historik' }).click();
  const history = page.getByRole('dialog', { name: 'Historik' });
  await history.getByRole('searchbox').fill(code);
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await history.getByRole('button', { name: 'Återkalla' }).click();
  await history.getByLabel('Varför återkallas dokumentet?').fill('Fel arbetsplats');
  await history.getByRole('button', { name: 'Återkalla' }).click();
  await expect(history.getByText('Återkallat')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('Dokumentet gäller inte.')).toBeVisible();
  await stranger.context().close();
});

test('§14 documents for all selected students come as one archive, naming those left out', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const tail = Date.now().toString(36);
  for (const name of ['Ett', 'Två']) await makeStudent(page.request, { name: `Bunt ${tail} ${name}` });
  await page.goto('/pdf?typ=apl');
  await find(page, `Bunt ${tail}`);
  await expect(selection(page).getByRole('status')).toHaveText('2 elever');
  await selection(page).getByLabel('Markera alla i listan').check();
  await selection(page).getByRole('button', { name: 'Skapa för alla markerade (2)' }).click();
  await expect(selection(page)).toContainText('2 dokument är skapade.');
  const download = page.waitForEvent('download');
  await selection(page).getByRole('button', { name: 'Ladda ner alla (zip)' }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('radio', { name: /^Studieintyg/ }).check();
  await find(page, `Bunt ${tail}`);
  await selection(page).getByLabel('Markera alla i listan').check();
  await selection(page).getByRole('button', { name: 'Skapa för alla markerade (2)' }).click();
  await expect(selection(page)).toContainText('2 elever hoppades över');
  await expect(selection(page)).toContainText('Välj minst en kurs.');
});

test('documents and their verification page are accessible: axe, narrow screens, dark and light', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const course = await makeEndedCourse(page.request, {
    code: 'SVESVE01',
    teacher: 'Åsa Öberg',
    students: ['Papper Pappersson'],
  });
  for (const address of ['/pdf?typ=elevlista', '/verifiera/ABCD-EFGH-JKMN']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address.startsWith('/pdf')) {
      await selection(page).getByRole('searchbox').fill(course.name);
      await selection(page).getByRole('button', { name: course.name }).click();
      await expect(preview(page).getByRole('article')).toContainText('Papper Pappersson');
    }
    await expectSoundInViews(page, address, { views: eachWidth });
  }
});

test('§16 a student gets a certificate of studies on their own', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/betyg-och-intyg');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner studieintyg' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Studieintyg .*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
