import { expect, test } from '@playwright/test';
import { signIn, type DemoAccount } from '../support/browser-session.js';

/** Pages that send their query before rendering, with the operation. */
const pages: readonly (readonly [path: string, account: DemoAccount, operation: string])[] = [
  ['/students', 'admin', 'StudentList'],
  ['/students?status=alla&sida=2', 'admin', 'StudentList'],
  ['/student/:student', 'admin', 'StudentDetails'],
  ['/student/:student', 'coordinator', 'StudentDetails'],
  ['/betyg', 'teacher', 'GradingGroups'],
  ['/min-dag', 'admin', 'AdministratorDay'],
  ['/min-dag', 'teacher', 'TeacherDay'],
  ['/min-dag', 'syv', 'CounsellorDay'],
  ['/examform', 'teacher', 'ExamList'],
  ['/course-instances', 'admin', 'InstanceList'],
];

for (const [path, account, operation] of pages)
  test(`${path} requests its data for ${account} before it is known who is signed in, and not twice`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const hits = (await (await page.request.get('/api/search?type=Alla&q=hassan')).json()) as {
      id: string;
      type: string;
    }[];
    const student = hits.find(({ type }) => type === 'Elev')!.id;
    await page.context().clearCookies();
    await signIn(page, account);
    // The browser remembers the last user after signing in.
    await page.goto('/tillganglighet');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let asked = 0;
    let tell = () => {};
    const isTold = new Promise<void>((resolve) => (tell = resolve));
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName?: string };
      if (operationName === operation) asked += 1;
      if (operationName === 'CurrentUser') await isTold;
      await route.continue();
    });
    await page.goto(path.replace(':student', student));
    // Before the app stops waiting for the session and renders the page.
    await expect.poll(() => asked, { timeout: 6_000 }).toBe(1);
    await expect(page.locator('main h1')).toHaveCount(0);
    tell();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // The day is refetched when the WebSocket connects.
    expect(asked).toBeLessThanOrEqual(path === '/min-dag' ? 2 : 1);
  });
