/** Runs the built product with the demo school in a temporary folder, for screenshots and measurements. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const PASSWORD = 'Demo-2026-skola';

/** Starts it on a free port; `close` stops it and deletes the folder. */
export async function openDemoSchool() {
  const dataDir = mkdtempSync(join(tmpdir(), 'studievy-demo-'));
  // The database's account must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const child = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url,
    dataDir,
    async close() {
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs a page in as one of the demo school's accounts, such as 'teacher'. */
export async function signIn(page, account) {
  await page.goto('/login');
  await page.getByLabel('E-post').fill(`${account}@demo.se`);
  await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'LOGGA IN' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
