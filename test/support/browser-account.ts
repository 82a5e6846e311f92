import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** An account for one test, so that its changes affect no other. */
export interface OwnAccount {
  id: string;
  name: string;
  email: string;
  password: string;
}

let made = 0;

/** One-time links mailed to an address, from the mail files in the data folder. */
export async function mailedTokens(email: string): Promise<string[]> {
  const folder = join(process.env['BROWSER_DATA_DIR'] ?? '', 'mail');
  // The folder does not exist before the first mail.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '='))
    .flatMap((mail) => /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? []);
}

/** Creates an account as an administrator and sets its password by the mailed link. */
export async function makeAccount(
  admin: APIRequestContext,
  { name, role }: { name: string; role: string },
): Promise<OwnAccount> {
  made += 1;
  const mark = `${Date.now().toString(36)}${made}`;
  const email = `konto.${mark}@exempel.se`;
  const answer = await admin.post('/api/users', { data: { name: `${name} ${mark}`, email, role } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { _id: id } = (await answer.json()) as { _id: string };
  await expect.poll(() => mailedTokens(email)).toHaveLength(1);
  const [token] = await mailedTokens(email);
  const password = `fyra hästar springer ${mark}`;
  const chosen = await admin.post('/api/reset-password', { data: { token, newPassword: password } });
  expect(chosen.status(), await chosen.text()).toBe(200);
  return { id, name: `${name} ${mark}`, email, password };
}

/** Signs the page's browser in; returns the status, 401 when refused. */
export async function signInAs(page: Page, { email, password }: OwnAccount): Promise<number> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  return answer.status();
}
