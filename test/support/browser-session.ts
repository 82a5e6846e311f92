import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';

/** The demo account of a role: the part of its address before the `@`. */
export type DemoAccount =
  'guest' | 'user' | 'student' | 'coordinator' | 'specped' | 'syv' | 'teacher' | 'admin' | 'systemadmin';

export interface SignedIn {
  userId: string;
  name: string;
  role: string;
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Sessions of this process by account and slot: an account has at most ten, and the oldest ends. */
const begun = new Map<string, { user: SignedIn; cookies: Cookies }>();

/**
 * Signs the page's browser in. Reuses the session of the previous test if it is still valid, so that long
 * journeys do not lose theirs. Tests that list or end sessions use `signInAnew`.
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

/** Begins a new session for the page, like the sign-in form. */
export async function signInAnew(page: Page, account: DemoAccount): Promise<SignedIn> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: `${account}@demo.se`, password: 'Demo-2026-skola' },
  });
  expect(answer.status()).toBe(200);
  const { user } = (await answer.json()) as { user: SignedIn };
  return user;
}

/** A second browser, signed in as another person. Closes with the test's browser. */
export async function anotherPerson(browser: Browser, account: DemoAccount): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, account, 'another');
  return page;
}

let made = 0;

/** Whether the name belongs to a student created by a test (`makeStudent`). */
export function isMade(name: string): boolean {
  return / [a-z\d]{9,}$/.test(name);
}

/** Creates a student for this test; `request` is an administrator's. */
export async function makeStudent(
  request: APIRequestContext,
  fields: Record<string, unknown> & { name: string },
): Promise<{ id: string; name: string }> {
  made += 1;
  // A unique name, since tests run in parallel and repeatedly.
  const name = `${fields.name} ${Date.now().toString(36)}${made}`;
  const answer = await request.post('/api/students', { data: { ...fields, name } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { _id } = (await answer.json()) as { _id: string };
  return { id: _id, name };
}
