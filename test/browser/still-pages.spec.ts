import { expect, test, type Page } from '@playwright/test';
import { signInAnew, type DemoAccount } from '../support/browser-session.js';
import { watchShifts } from '../support/browser-shifts.js';

/** The daily pages of each role; `phone-lists` has the administrators' lists. */
const pages: Partial<Record<DemoAccount, readonly string[]>> = {
  student: ['/min-dag', '/examform', '/profile', '/student/own'],
  syv: ['/min-dag', '/kalender', '/student/other', '/detaljer/Elev/other', '/profile'],
  teacher: ['/min-dag', '/apl', '/betyg', '/kalender', '/notifications', '/student/other', '/profile'],
};

async function studentOf(page: Page, account: DemoAccount): Promise<string> {
  if (account === 'student') {
    const [own] = (await (await page.request.get('/api/students')).json()) as { _id: string }[];
    return own!._id;
  }
  const hits = (await (await page.request.get('/api/search?type=Alla&q=hassan')).json()) as {
    id: string;
    type: string;
  }[];
  return hits.find(({ type }) => type === 'Elev')!.id;
}

for (const width of [1440, 390]) {
  test(`nothing jumps when a student, a counsellor or a teacher opens a page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    const shifted = await watchShifts(page);
    for (const account of ['student', 'syv', 'teacher'] as const) {
      await page.context().clearCookies();
      await signInAnew(page, account);
      const id = await studentOf(page, account);
      for (const path of pages[account]!) {
        await page.goto(path.replace(/own|other/, id));
        await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect.soft(await shifted(), `the jumps of ${path} for ${account}`).toBeLessThanOrEqual(0.05);
      }
    }
  });
}
