import { expect, test, type Locator, type Page } from '@playwright/test';
import { anotherPerson, signIn } from '../support/browser-session.js';
import { makeEndedCourse } from '../support/browser-course.js';

/** Visible style properties without background and colour. */
const shapeOf = (element: Locator) =>
  element.evaluate((one) => {
    const { textDecorationLine, outlineStyle, outlineWidth, fontWeight } = getComputedStyle(one);
    const outline = outlineStyle === 'none' ? 'none' : outlineWidth;
    return [textDecorationLine, outline, fontWeight].join(' ');
  });
const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

/** A state and its absence differ in shape, in forced colours, and in print. */
async function expectSeen(page: Page, on: Locator, off: Locator): Promise<void> {
  await expect(on).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(await shapeOf(on)).not.toBe(await shapeOf(off));
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await groundOf(on)).not.toBe(await groundOf(off));
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await shapeOf(on)).not.toBe(await shapeOf(off));
  await page.emulateMedia({ media: 'screen' });
}

const toggles: { name: string; path: string; on: string; off: string }[] = [
  {
    name: 'the menu item',
    path: '/students',
    on: '.nav-link[aria-current]',
    off: '.nav-link:not([aria-current])',
  },
  {
    name: 'the view of the calendar',
    path: '/kalender',
    on: '.calendar-views [aria-pressed="true"]',
    off: '.calendar-views [aria-pressed="false"]',
  },
  {
    name: 'the view of the course instances',
    path: '/course-instances',
    on: '[aria-label="Visa som"] [aria-pressed="true"]',
    off: '[aria-label="Visa som"] [aria-pressed="false"]',
  },
  {
    name: 'the tab of the earnings',
    path: '/earnings',
    on: '.link-tabs [aria-current]',
    off: '.link-tabs a:not([aria-current])',
  },
  {
    name: 'the tab of the catalogue',
    path: '/programsandcourses',
    on: '.link-tabs [aria-current]',
    off: '.link-tabs a:not([aria-current])',
  },
];

for (const { name, path, on, off } of toggles)
  test(`${name} shows its state by more than its background`, async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto(path);
    await expectSeen(page, page.locator(on).first(), page.locator(off).first());
  });

test('pressed row density and attention tiles show their state by more than their background', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/student-enrollments');
  const tile = page.locator('.enrollments-tile');
  await tile.first().click();
  await expectSeen(page, tile.and(page.locator('[aria-pressed="true"]')).first(), tile.last());
  const density = page.locator('.list-density');
  await density.click();
  await expectSeen(page, density, page.locator('.list-tools .button:not([aria-pressed])').first());
  await density.click();
});

test('a chosen grade and the open course show their state by more than their background', async ({
  page,
  browser,
}) => {
  const { name: teacher } = await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const course = await makeEndedCourse(admin.request, {
    ...{ code: 'SVESVE01', teacher },
    students: ['Synlig Ek'],
  });
  await page.goto('/betyg');
  await page.getByRole('searchbox', { name: 'Sök kurs eller lärare' }).fill(course.name);
  await page.getByRole('link', { name: course.name }).click();
  const option = page.locator('.grade-option');
  await option.first().click();
  await expectSeen(page, option.first().locator('span'), option.last().locator('span'));
  const group = page.locator('.grade-group[aria-current]').first();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await groundOf(group)).not.toBe(await groundOf(page.locator('body')));
});
