import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn, type DemoAccount } from '../support/browser-session.js';

const sentence = 'anna berg';

interface Field {
  path: string;
  /** The label, and the URL parameter. */
  name: string;
  param: string;
  account?: DemoAccount;
  /** Behind the button 'Filter': updates the URL on blur. */
  inPanel?: true;
  /** A search field by default. */
  role?: 'combobox';
}

/** Every field whose text follows the URL. */
const fields: readonly Field[] = [
  { path: '/apl', name: 'Filtrera på namn', param: 'namn', account: 'teacher' },
  { path: '/students', name: 'Sök elev', param: 'q' },
  { path: '/students', name: 'Utbildning eller kurs', param: 'utbildning', inPanel: true },
  { path: '/examform', name: 'Sök namn', param: 'namn' },
  { path: '/anvandare', name: 'Sök användare', param: 'q' },
  { path: '/student-enrollments', name: 'Sök elev', param: 'q' },
  { path: '/student-enrollments', name: 'Kurs eller tillfälle', param: 'utbildning', inPanel: true },
  { path: '/course-matching', name: 'Sök behov', param: 'q' },
  { path: '/course-matching?flik=matchade', name: 'Sök matchade', param: 'q' },
  { path: '/course-matching?flik=namn', name: 'Sök namn', param: 'q' },
  { path: '/programsandpackages', name: 'Sök kurspaket', param: 'q' },
  { path: '/programsandcourses', name: 'Sök kurs', param: 'q' },
  { path: '/programsandcourses?flik=program', name: 'Sök program', param: 'q' },
  { path: '/education', name: 'Sök utbildning', param: 'q' },
  { path: '/course-instances', name: 'Sök kurstillfälle', param: 'q' },
  { path: '/betyg', name: 'Sök kurs eller lärare', param: 'q' },
  { path: '/teacher-management', name: 'Sök lärare', param: 'q' },
  { path: '/editstudent', name: 'Sök elev', param: 'q', role: 'combobox' },
];

/** Date filters: the text is reported with every key, and is not a date in between. */
const days: readonly Omit<Field, 'inPanel'>[] = [
  { path: '/students', name: 'Startdatum från', param: 'startFran' },
  { path: '/student-enrollments', name: 'Start från', param: 'startFran' },
  { path: '/course-matching', name: 'Tidigast start från', param: 'start-fran' },
  { path: '/course-instances', name: 'Pågår från', param: 'fran' },
  { path: '/stats/courses', name: 'Från', param: 'fran' },
  { path: '/system/atkomstlogg', name: 'Från och med', param: 'fran', account: 'systemadmin' },
];

test.describe.configure({ mode: 'parallel' });

const evenly = (ms: number) => () => ms;
/** Pauses of 300 to 700 ms, around the debounce delay, between fast letters. */
const inStarts = (letter: number) => (letter % 3 === 2 ? 300 + ((letter * 133) % 401) : 60);

for (const { path, name, param, account = 'admin', inPanel, role } of fields)
  test(`text typed in ‘${name}’ of ${path} stays as typed`, async ({ page }) => {
    await signIn(page, account);
    await page.goto(path);
    if (inPanel) await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const field = page
      .getByRole('main')
      .getByRole(role ?? (inPanel ? 'textbox' : 'searchbox'), { name, exact: true });
    await field.click();
    for (const pace of [evenly(60), evenly(120), evenly(240), inStarts]) {
      await typeOver(page, sentence, pace);
      await expectKept(page, field, param, inPanel);
    }
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await typeOver(page, sentence, inStarts);
    await expectKept(page, field, param, inPanel);
  });

for (const { path, name, param, account = 'admin' } of days)
  test(`a date corrected in ‘${name}’ of ${path} stays as typed`, async ({ page }) => {
    await signIn(page, account);
    await page.goto(path);
    const field = page.getByRole('main').getByRole('textbox', { name, exact: true });
    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    await expect(field.or(filter).first()).toBeVisible();
    if (!(await field.isVisible())) await filter.click();
    await field.click();
    await typeOver(page, '2026-01-15', evenly(60));
    await expect.poll(() => inAddress(page, param)).toBe('2026-01-15');
    for (let letter = 0; letter < 2; letter += 1) await page.keyboard.press('Backspace', { delay: 60 });
    await expect(field).toHaveValue('2026-01-');
    await page.keyboard.type('22', { delay: 240 });
    await expect(field).toHaveValue('2026-01-22');
    await expect.poll(() => inAddress(page, param)).toBe('2026-01-22');
  });

/** Replaces the field's text by typing, without waiting for the page. */
async function typeOver({ keyboard }: Page, text: string, pauseAfter: (at: number) => number): Promise<void> {
  await keyboard.press('ControlOrMeta+a');
  for (const [at, letter] of [...text].entries()) await keyboard.press(letter, { delay: pauseAfter(at) });
}

async function expectKept(page: Page, field: Locator, param: string, leave = false): Promise<void> {
  expect(await field.inputValue()).toBe(sentence);
  if (leave) await field.press('Enter');
  await expect.poll(() => inAddress(page, param)).toBe(sentence);
  // The URL is updated: nothing of it is written back into the field.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await field.inputValue()).toBe(sentence);
  await expect(field).toBeFocused();
}

function inAddress(page: Page, param: string): string | null {
  return new URL(page.url()).searchParams.get(param);
}
