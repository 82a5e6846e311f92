import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from './server-process.js';

/**
 * Once for a run in the browser: the built product with its demo school, as `npm start` gives it. The limits
 * on guessing passwords are off, because every test signs in from the same address.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studievy-browser-'));
  // The database's account must pass through the folder that was made for us alone.
  await chmod(dataDir, 0o711);
  const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  process.env['BROWSER_BASE_URL'] = server.url;
  process.env['BROWSER_DATA_DIR'] = dataDir;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
