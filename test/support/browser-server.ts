import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from './server-process.js';

/**
 * Starts the built product with the demo school once per browser run. Limits on password guesses are off,
 * because all tests sign in from the same address.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studievy-browser-'));
  // The database's account must be able to traverse the folder.
  await chmod(dataDir, 0o711);
  const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  process.env['BROWSER_BASE_URL'] = server.url;
  process.env['BROWSER_DATA_DIR'] = dataDir;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
