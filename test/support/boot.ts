import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import passport, { type Strategy } from 'passport';
import { createApp } from '../../server/app.js';
import { readConfig } from '../../server/config.js';
import { createTestDatabase } from './database.js';

/** The real application in this process, on a free port with its own database. */
export interface TestApp {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Returns a provider of the application by class or token. */
  get<T>(token: unknown): T;
  close(): Promise<void>;
}

/** Boots the application; `settings` are environment settings (contract, section 1). */
export async function boot(settings: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'studievy-app-'));
  const cleanUp = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  });
  // passport's strategies are global to the process: restore them after another boot.
  const waysToSignIn = { ...(Reflect.get(passport, '_strategies') as Record<string, Strategy>) };
  const app = await createApp({ ...config, databaseUrl: database.url }).catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  return {
    url: app.url,
    databaseUrl: database.url,
    dataDir,
    get: <T>(token: unknown) => app.get<T>(token),
    async close() {
      await app.close();
      for (const [name, way] of Object.entries(waysToSignIn)) passport.use(name, way);
      await cleanUp();
    },
  };
}
