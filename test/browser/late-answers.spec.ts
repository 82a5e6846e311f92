import { expect, test, type Page, type Route } from '@playwright/test';
import { PAGES } from '../../scripts/measured-pages.mjs';
import { signIn } from '../support/browser-session.js';
import { watchShifts } from '../support/browser-shifts.js';

/** Longer than a quick answer, so that skeletons are shown. */
const heldMs = 400;

/** Delays each answer until the page has painted without it. */
async function holdAnswers(page: Page): Promise<void> {
  const held = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, heldMs));
    // The page has been left.
    await route.continue().catch(() => undefined);
  };
  await page.route('**/graphql', held);
}

async function someStudent(page: Page): Promise<string> {
  const hits = (await (await page.request.get('/api/search?type=Alla&q=hassan')).json()) as {
    id: string;
    type: string;
  }[];
  return hits.find(({ type }) => type === 'Elev')!.id;
}

for (const width of [1440, 390])
  for (const account of ['student', 'teacher', 'admin', 'systemadmin'] as const)
    test(`late content has its space reserved at ${width} px, on every page of ${account}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
      await signIn(page, account);
      const student = account === 'teacher' || account === 'admin' ? await someStudent(page) : '';
      const shifted = await watchShifts(page);
      await holdAnswers(page);
      for (const [path, , content] of PAGES.filter(([, by]) => by === account)) {
        await page.goto(path.replace(':student', student));
        // On a phone the calendar is a list instead of a grid.
        const stands = path === '/kalender' ? '.calendar-grid, .calendar-list, main ol, main ul' : content;
        await expect(page.locator(stands).first(), path).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
        expect.soft(await shifted(), `the jumps of ${path}`).toBeLessThanOrEqual(0.05);
      }
    });
