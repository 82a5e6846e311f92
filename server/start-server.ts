import type { Config } from './config.js';
import type { App } from './app.js';
import { DataSource } from 'typeorm';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { demoAccountTable } from './demo/demo-accounts.js';
import { hasDemoAccounts, loadDemoSchool } from './demo/load-demo-school.js';
import { FILE_STORE, type FileStore } from './files/file-store.js';

type CreateApp = (
  config: Config & { databaseUrl: string },
  beforeOpening: (get: App['get']) => Promise<void>,
) => Promise<App>;

const PARENT_CHECK_MS = 1_000;
const FORCED_STOP_MS = 15_000;

/**
 * The process: database, application, demo school, and an orderly end (contract, section 1). The
 * last lines on standard output are the address and, for the demo, the accounts.
 */
export async function startServer(config: Config, createApp: CreateApp): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  const databaseUrl = config.databaseUrl ?? embedded!.url;
  // Whoever finds the server ready finds the whole demo school.
  let demoIsThere = false;
  const loadDemo = async (get: App['get']): Promise<void> => {
    if (!config.demo) return;
    const source = get<DataSource>(DataSource);
    if ((await loadDemoSchool(source, get<FileStore>(FILE_STORE))) === 'loaded') say('Demoskolan är inläst.');
    demoIsThere = await hasDemoAccounts(source);
  };
  const app = await createApp({ ...config, databaseUrl }, loadDemo).catch(async (error: unknown) => {
    await embedded?.stop();
    throw error;
  });
  stopInOrder(async () => {
    await app.close();
    await embedded?.stop();
  }, say);
  const shown = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host;
  say(`${config.productName} svarar på http://${shown}:${app.port}`);
  if (demoIsThere) say(demoAccountTable());
}

/** SIGTERM, SIGINT, and a parent that is gone (npm does not always pass the signal on) all mean: stop. */
function stopInOrder(stop: () => Promise<void>, say: (line: string) => void): void {
  let stopping = false;
  const parent = process.ppid;
  const begin = (): void => {
    if (stopping) return;
    stopping = true;
    clearInterval(watch);
    setTimeout(() => process.exit(1), FORCED_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(`Stoppet misslyckades: ${error instanceof Error ? error.message : 'okänt fel'}`);
        process.exit(1);
      },
    );
  };
  const watch = setInterval(() => process.ppid !== parent && begin(), PARENT_CHECK_MS);
  watch.unref();
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
