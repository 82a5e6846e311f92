import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

/** Maximum number of DOM elements when a list of 50 rows is loaded, layout and icons included. */
const most = 1_650;

/** Each list page with many rows in the demo school. */
const lists = [
  '/students?status=alla',
  '/anvandare',
  '/teacher-management',
  '/course-instances?status=alla',
  '/stats/courses',
  '/student-enrollments',
  '/education',
  '/programsandcourses',
  '/programsandpackages',
  '/course-matching',
  '/earnings',
  '/earnings?flik=prislistor',
  '/earnings?flik=frysningar',
  '/earnings?flik=provningsavgifter',
  // The demo school's own first: registrations of other tests have mostly empty cells.
  '/examform?sortera=anmald',
  '/betyg',
  '/notifications',
  '/system/atkomstlogg',
  '/system/revisionslogg',
];

/** A full page of instances that ended long ago, which no other list shows. */
async function fillInstances(page: Page, wanted: number): Promise<void> {
  const all = (await (await page.request.get('/api/course-instances')).json()) as { courseId: string }[];
  for (let made = all.length; made < wanted; made += 1) {
    const answer = await page.request.post('/api/course-instances', {
      data: {
        courseId: all[made % all.length]!.courseId,
        name: `Tidigare grupp ${made}`,
        startDate: '2021-08-16',
        endDate: '2021-12-17',
        capacity: 25,
        location: `Sal ${made}`,
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

for (const width of [1440, 390]) {
  test(`no list has more than ${most} elements when opened at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    await signIn(page, 'systemadmin');
    await fillInstances(page, 50);
    for (const path of lists) {
      await page.goto(path);
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      expect.soft(elements, `the elements of ${path}`).toBeLessThanOrEqual(most);
    }
  });
}

/** As many columns as schools use, with some unreadable cells. */
const longFile = [
  'Namn;Personnummer;E-post;Telefon;Kommun;Startdatum;Slutdatum;Provstatus;Övrigt;Kolumn',
  ...Array.from({ length: 60 }, (_, row) =>
    [
      `Elev ${row} Bergsten`,
      '',
      `lean.${row}@exempel.se`,
      row % 10 === 4 ? 'ring hem' : `070-174 06 ${10 + (row % 90)}`,
      ...['Solna', '2026-08-17', '2027-06-11', 'Anmäld', `Rad ${row} i listan`, row],
    ].join(';'),
  ),
].join('\n');

for (const width of [1440, 390]) {
  test(`the review of a long file has at most ${most} elements at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    await signIn(page, 'admin');
    await page.goto('/students');
    // On a phone the tools fold into one menu.
    if (width < 1000) await page.getByRole('button', { name: 'Fler val' }).click();
    await page.getByRole('link', { name: 'Importera Excel' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lang.csv', mimeType: 'text/csv', buffer: Buffer.from(longFile) });
    await page.getByRole('button', { name: 'Granska raderna' }).click();
    const rows = page.getByRole('table', { name: 'Rader i filen' }).locator('tbody tr');
    await expect(rows).toHaveCount(25);
    await page.waitForLoadState('networkidle');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(elements).toBeLessThanOrEqual(most);
    await page.getByRole('button', { name: 'Nästa rader' }).click();
    await expect(rows.first()).toContainText('Elev 25 Bergsten');
  });
}

test('an instance far down is completed as its row comes near, and no row moves', async ({ page }) => {
  await signIn(page, 'admin');
  await fillInstances(page, 50);
  await page.goto('/course-instances?status=alla');
  const rows = page.locator('main tbody tr');
  await expect(rows).toHaveCount(50);
  const [first, last] = [rows.first(), rows.last()];
  const menu = { name: /^Åtgärder för/ };
  await expect(first.getByRole('button', menu)).toBeVisible();
  await expect(last.getByRole('button')).toHaveCount(0);
  // Its name and figures can be read and found.
  await expect(last.getByRole('rowheader')).not.toBeEmpty();
  await expect(last).toContainText('/');
  // Filter options and the second font file load after the rows.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const sizes = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect().height),
      ...[...document.querySelectorAll('main thead th')].map((head) => head.getBoundingClientRect().width),
    ]);
  const before = await sizes();
  for (let row = 0; row < 50; row += 5) await rows.nth(row).scrollIntoViewIfNeeded();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('button', menu)).toBeVisible();
  await expect(last.getByRole('checkbox')).toBeVisible();
  const after = await sizes();
  expect(Math.max(...after.map((size, at) => Math.abs(size - before[at]!)))).toBeLessThanOrEqual(1);
});

test('exam decision controls appear as their row comes near, by keyboard too, and no row moves', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/examform?sortera=anmald');
  const rows = page.locator('.exam-table tbody tr');
  await expect(rows).toHaveCount(50);
  const [first, last] = [rows.first(), rows.last()];
  await expect(first.getByRole('button', { name: 'Spara' })).toBeVisible();
  await expect(last.getByRole('button', { name: 'Spara' })).toHaveCount(0);
  // Its name and decision can be read and found.
  await expect(last.getByRole('link')).not.toHaveCount(0);
  const height = async () => (await page.locator('.exam-table tbody').boundingBox())!.height;
  const before = await height();
  // By keyboard from row to row: no row is skipped.
  await first.getByRole('checkbox').focus();
  const passed = [];
  for (let presses = 0; presses < 80; presses += 1) {
    passed.push(
      await page.evaluate(() => {
        const row = document.activeElement!.closest('tbody tr');
        return `${row ? [...row.parentElement!.children].indexOf(row) : 'none'} ${document.activeElement!.localName}`;
      }),
    );
    await page.keyboard.press('Tab');
  }
  const ofFifth = passed.filter((one) => one.startsWith('5 ')).map((one) => one.slice(2));
  const ofTenth = passed.filter((one) => one.startsWith('10 ')).map((one) => one.slice(3));
  for (const stops of [ofFifth, ofTenth])
    expect(stops.filter((one) => one !== 'a')).toEqual([
      'input',
      'select',
      'textarea',
      'button',
      'button',
      'button',
    ]);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('button', { name: 'Spara' })).toBeVisible();
  await expect(last.getByRole('checkbox')).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
});
