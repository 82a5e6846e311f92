import type { App, Opening } from './app.js';
import type { Config } from './config.js';
import { DataSource } from 'typeorm';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './platform/database/embedded/embedded-postgres.js';
import { demoAccountTable } from './demo/demo-accounts.js';
import { hasDemoAccounts, hasOpenDemoAccounts, loadDemoSchool } from './demo/load-demo-school.js';
import { FILE_STORE, type FileStore } from './platform/file-store/file-store.js';
import { StartRefusal, startRefusal } from './start-refusal.js';

type CreateApp = (config: Config & { databaseUrl: string }, opening: Opening) => Promise<App>;

const PARENT_CHECK_MS = 1_000;
const FORCED_STOP_MS = 15_000;

/**
 * The process: database, application, demo school, and an orderly end (contract, section 1). The
 * last lines on standard output are the address and, for the demo, the accounts.
 */
export async function startServer(config: Config, createApp: CreateApp): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  let embedded: EmbeddedPostgres | null = null;
  let app: App | null = null;
  stopInOrder(
    async () => {
      await app?.close();
      await embedded?.stop();
    },
    { say, endsWithParent: config.startedByNpm },
  );
  if (config.startedByNpm) say('Servern är startad av npm och stannar när npm gör det.');
  if (config.environment === 'production' && !config.mail.smtpUrl) say(WITHOUT_MAIL_SERVER(config));
  // The server reports ready only after the demo school is complete.
  let demoIsThere = false;
  const beforeOpening = async (get: App['get']): Promise<void> => {
    const source = get<DataSource>(DataSource);
    if (config.environment === 'production' && (await hasOpenDemoAccounts(source)))
      throw new StartRefusal(DEMO_IN_PRODUCTION);
    if (config.demo && (await loadDemoSchool(source, get<FileStore>(FILE_STORE))) === 'loaded')
      say('Demoskolan är inläst.');
    demoIsThere = config.demo && (await hasDemoAccounts(source));
  };
  try {
    if (!config.databaseUrl) embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
    app = await createApp(
      { ...config, databaseUrl: config.databaseUrl ?? embedded!.url },
      { say, beforeOpening },
    );
  } catch (error) {
    await embedded?.stop();
    throw startRefusal(error, config) ?? error;
  }
  const shown = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host;
  say(`${config.productName} svarar på http://${shown}:${app.port}`);
  if (demoIsThere) say(demoAccountTable());
}

const DEMO_IN_PRODUCTION =
  'Databasen har demoskolans konton, vars lösenord alla känner till. Använd en tom databas, eller inaktivera kontona först.';

const WITHOUT_MAIL_SERVER = ({ mail }: Config): string =>
  `VARNING: SMTP_URL saknas, så inga brev når någon: inbjudningar, länkar och kallelser skrivs som filer i ${mail.folder} och tas bort efter en vecka.`;

/**
 * Stops in order on SIGTERM and SIGINT. npm does not always pass a signal on, so under npm the end of the parent process
 * is a signal too; started otherwise (systemd, a container, a shell with `&`) the server outlives its parent.
 */
function stopInOrder(
  stop: () => Promise<void>,
  { say, endsWithParent }: { say: (line: string) => void; endsWithParent: boolean },
): void {
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
  const watch = setInterval(() => endsWithParent && process.ppid !== parent && begin(), PARENT_CHECK_MS);
  watch.unref();
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
