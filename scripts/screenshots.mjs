/**
 * `npm run screenshots`: takes the README's screenshots from the demo school in a temporary folder. Names
 * consist of page, width and colour scheme: apl-1440-light.png.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from './build.mjs';
import { openDemoSchool, signIn } from './demo-school.mjs';
import { findBrowser } from './find-browser.mjs';
import { ROOT } from './project.mjs';

const OUT = join(ROOT, 'docs/images');
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const WORKBOOK = join(ROOT, 'test/fixtures/imports/libreoffice.xlsx');

/** Each screenshot: account, page and preparation. */
const PICTURES = [
  // `npm run screenshots -- import` takes only those named.
  { name: 'login', path: '/login' },
  { name: 'my-day', as: 'teacher', path: '/min-dag' },
  { name: 'apl', as: 'teacher', path: '/apl' },
  { name: 'apl', as: 'teacher', path: '/apl', width: 390 },
  { name: 'apl-dialog', as: 'teacher', path: '/apl', scheme: 'dark', before: openCard },
  { name: 'students', as: 'admin', path: '/students' },
  { name: 'students', as: 'admin', path: '/students', width: 390, scheme: 'dark' },
  { name: 'student', as: 'admin', path: '/students', before: openStudent },
  { name: 'import', as: 'admin', path: '/students', before: reviewImport },
  { name: 'exams', as: 'admin', path: '/examform' },
  { name: 'education', as: 'admin', path: '/education' },
  { name: 'courses', as: 'admin', path: '/programsandcourses' },
  { name: 'packages', as: 'admin', path: '/programsandpackages', before: openRow },
  { name: 'course-instances', as: 'admin', path: '/course-instances' },
  { name: 'course-instance', as: 'admin', path: '/course-instances', before: openInstance },
  { name: 'enrollments', as: 'admin', path: '/student-enrollments' },
  { name: 'matching', as: 'admin', path: '/course-matching' },
  { name: 'grades', as: 'teacher', path: '/betyg', before: openGradeSheet },
  { name: 'grades', as: 'teacher', path: '/betyg', width: 390, before: openGradeSheet },
  { name: 'calendar', as: 'admin', path: '/kalender' },
  { name: 'teachers', as: 'admin', path: '/teacher-management' },
  { name: 'statistics', as: 'admin', path: '/stats/courses', scheme: 'dark' },
  { name: 'earnings', as: 'admin', path: '/earnings' },
  { name: 'documents', as: 'admin', path: '/pdf?typ=STUDENT_LIST' },
  { name: 'edit-student', as: 'admin', path: '/editstudent?q=andersson', before: openHit },
  { name: 'system', as: 'admin', path: '/test' },
  { name: 'profile', as: 'student', path: '/profile' },
  { name: 'student-day', as: 'student', path: '/min-dag', width: 390 },
  { name: 'own-studies', as: 'student', path: '/min-utbildning', width: 390 },
  { name: 'own-placement', as: 'student', path: '/min-utbildning/apl', width: 390 },
  { name: 'own-grades', as: 'student', path: '/betyg-och-intyg', width: 390 },
  { name: 'developers', as: 'admin', path: '/utvecklare' },
  { name: 'workplaces', as: 'teacher', path: '/apl/platser' },
  { name: 'workplace', as: 'teacher', path: '/apl/platser', before: openWorkplace },
  { name: 'free-places', as: 'teacher', path: '/apl/platser/lediga' },
  { name: 'workplace-import', as: 'teacher', path: '/apl/platser/importera' },
  { name: 'study-plans', as: 'syv', path: '/studieplaner' },
  { name: 'study-plan', as: 'syv', path: '/studieplaner', before: openPlan },
  { name: 'supervisor', as: 'admin', path: '/min-dag', width: 390, before: openSupervisorLink },
];

async function openInstance(page) {
  await page.locator('main tbody a').first().click();
  await page.waitForURL(/\/education\//);
}

async function openWorkplace(page) {
  await page.locator('main tbody a').first().click();
  await page.waitForURL(/\/apl\/plats\//);
  await page.getByRole('region', { name: 'Placeringar' }).getByRole('listitem').first().waitFor();
}

async function openPlan(page) {
  await page.goto('/studieplaner?visa=sena');
  await page.locator('main a[href^="/studieplan/"]').first().click();
  await page.waitForURL(/\/studieplan\//);
}

/** The page that a supervisor opens from the mail, for an ongoing placement. */
async function openSupervisorLink(page) {
  const placements = await (await page.request.get('/api/placements?state=ONGOING')).json();
  for (const { _id: id } of placements) {
    const made = await page.request.post(`/api/placements/${id}/link`, { data: {} });
    if (made.ok()) break;
  }
  await page.context().clearCookies();
  await page.goto(await mailedLink());
}

async function mailedLink() {
  const folder = join(school.dataDir, 'mail');
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = existsSync(folder)
      ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/=\r?\n/g, ''))
      : [];
    const path = mails.map((mail) => /\/handledare\/[\w-]+/.exec(mail)?.[0]).find(Boolean);
    if (path) return path;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No mail with a link to a placement was sent.');
}

async function openRow(page) {
  await page.locator('[data-opens-row]').last().click();
}

async function openGradeSheet(page) {
  await page.getByText('Utkast', { exact: true }).first().click();
}

async function openHit(page) {
  await page.locator('.records-hit').first().click();
}

async function openCard(page) {
  await page.locator('[data-status="GREEN"] button, .apl-card button').first().click();
  await page.getByRole('dialog').waitFor();
}

async function openStudent(page) {
  await page.locator('table tbody a').first().click();
  await page.getByRole('heading', { name: 'Grundläggande Information' }).waitFor();
}

async function reviewImport(page) {
  await page.getByRole('link', { name: 'Importera Excel' }).click();
  await page.locator('input[type=file]').first().setInputFiles(WORKBOOK);
  await page.getByRole('button', { name: 'Granska raderna' }).click();
  await page.getByRole('heading', { name: 'Granska' }).waitFor();
}

await build();
mkdirSync(OUT, { recursive: true });
const school = await openDemoSchool();
const browser = await chromium.launch(await findBrowser());
try {
  const wanted = process.argv.slice(2);
  for (const picture of PICTURES) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(picture);
  }
} finally {
  await browser.close();
  await school.close();
}

async function take({ name, as, path, width = 1440, scheme = 'light', before }) {
  const context = await browser.newContext({
    viewport: SIZES[width],
    colorScheme: scheme,
    locale: 'sv-SE',
    baseURL: school.url,
  });
  const page = await context.newPage();
  if (as) await signIn(page, as);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(OUT, `${name}-${width}-${scheme}.png`) });
  await context.close();
  console.log(`${name}-${width}-${scheme}.png`);
}
