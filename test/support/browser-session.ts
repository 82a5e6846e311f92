import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';

/** The demo account of a role, by the part of its address before the `@`. */
export type DemoAccount =
  'guest' | 'user' | 'student' | 'coordinator' | 'specped' | 'syv' | 'teacher' | 'admin' | 'systemadmin';

export interface SignedIn {
  userId: string;
  name: string;
  role: string;
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** The sessions that this process has begun, by account and seat: an account has ten at most, and the oldest ends. */
const begun = new Map<string, { user: SignedIn; cookies: Cookies }>();

/**
 * Signs the page's browser in. The session is the one of the test before, where it still holds: a journey lasts longer
 * than the others need to begin ten more. Who tells sessions apart, or ends them, signs in anew.
 */
export async function signIn(page: Page, account: DemoAccount, seat = 'own'): Promise<SignedIn> {
  const known = begun.get(`${account} ${seat}`);
  if (known) {
    await page.context().addCookies(known.cookies);
    const { user } = (await (await page.request.get('/api/auth/session')).json()) as {
      user?: SignedIn | null;
    };
    if (user) return known.user;
  }
  const user = await signInAnew(page, account);
  begun.set(`${account} ${seat}`, { user, cookies: await page.context().cookies() });
  return user;
}

/** Begins a session of the page's own, as the sign-in form would. */
export async function signInAnew(page: Page, account: DemoAccount): Promise<SignedIn> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: `${account}@demo.se`, password: 'Demo-2026-skola' },
  });
  expect(answer.status()).toBe(200);
  const { user } = (await answer.json()) as { user: SignedIn };
  return user;
}

/** Another person at another computer: a browser of its own, signed in. It closes with the test's browser. */
export async function anotherPerson(browser: Browser, account: DemoAccount): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, account, 'another');
  return page;
}

let made = 0;

/** Whether a test made who is called so (`makeStudent`), and not the demo school. */
export function isMade(name: string): boolean {
  return / [a-z\d]{9,}$/.test(name);
}

/** A student of this test's own; `request` belongs to an administrator. */
export async function makeStudent(
  request: APIRequestContext,
  fields: Record<string, unknown> & { name: string },
): Promise<{ id: string; name: string }> {
  made += 1;
  // Tests run side by side and again: a name tells whose student it is.
  const name = `${fields.name} ${Date.now().toString(36)}${made}`;
  const answer = await request.post('/api/students', { data: { ...fields, name } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { _id } = (await answer.json()) as { _id: string };
  return { id: _id, name };
}
