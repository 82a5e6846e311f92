import {
  expect,
  test,
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

/**
 * Sessions of this process by account and seat. An account has at most ten sessions, and the oldest ends when another
 * begins: one that a test goes on with must be a new one, or the tests beside it end it.
 */
const begun = new Map<string, { user: SignedIn; cookies: Cookies; at: number }>();
const FRESH_MS = 60_000;

/**
 * Signs the page's browser in. Reuses the session of the previous test while it is fresh, and replaces it afterwards.
 * Tests that list or end sessions use `signInAnew`.
 */
export async function signIn(page: Page, account: DemoAccount, seat = 'own'): Promise<SignedIn> {
  const known = begun.get(`${account} ${seat}`);
  if (known) {
    await page.context().addCookies(known.cookies);
    if (Date.now() - known.at < FRESH_MS && (await isSignedIn(page))) return known.user;
    await page.request.post('/api/auth/logout');
  }
  const user = await signInAnew(page, account);
  begun.set(`${account} ${seat}`, { user, cookies: await page.context().cookies(), at: Date.now() });
  return user;
}

async function isSignedIn(page: Page): Promise<boolean> {
  const answer = (await (await page.request.get('/api/auth/session')).json()) as { user?: SignedIn | null };
  return Boolean(answer.user);
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

/** Browsers of other people, with the test that opened them. */
const others: { test: string; context: BrowserContext }[] = [];

/** Closes the browsers that earlier tests have left open: their pages go on working, and slow the others down. */
async function closeLeft(now: string): Promise<void> {
  const left = others.filter(({ test: opened }) => opened !== now);
  others.splice(0, others.length, ...others.filter(({ test: opened }) => opened === now));
  await Promise.all(left.map(({ context }) => context.close()));
}

/** A second browser, signed in as another person. It closes when a later test opens one. */
export async function anotherPerson(browser: Browser, account: DemoAccount): Promise<Page> {
  const { testId, retry } = test.info();
  const now = `${testId} ${retry}`;
  await closeLeft(now);
  const context = await browser.newContext();
  others.push({ test: now, context });
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
