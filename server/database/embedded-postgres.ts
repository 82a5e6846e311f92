import { createHmac, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  accountReaches,
  findDatabaseAccount,
  relocatedDataFolder,
  type DatabaseAccount,
} from './embedded-postgres-account.js';
import { findPostgresBinaries } from './embedded-postgres-binaries.js';
import {
  clusterDirectory,
  createCluster,
  launchCluster,
  pause,
  readPostmasterState,
  stopCluster,
  SUPERUSER,
  type Cluster,
} from './embedded-postgres-cluster.js';

/** A running PostgreSQL of the product's own. */
export interface EmbeddedPostgres {
  /** Of the database `studievy`, as its owner. */
  url: string;
  /** Where the cluster really lies; elsewhere than asked for when its account cannot reach that place. */
  dataDir: string;
  /** Leaves it running when another server process of the same data folder still uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** False only for throw-away test clusters. */
  durable?: boolean;
  log: (line: string) => void;
}

/** The product's own database and the account that owns it: no superuser, as with a school's own server. */
const APPLICATION = 'studievy';

/** Held, shared, by each server process that uses the cluster: the last one to leave stops it. */
const IN_USE_LOCK = 7_201_126;

/**
 * Starts the embedded PostgreSQL under the data folder, or joins the one that already runs there (left by a
 * killed server, or in use by another process). Contract, section 1: the database when DATABASE_URL is unset.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, log } = options;
  const cluster = prepareCluster(options.dataDir, log);
  const password = readOrMakePassword(cluster.root);
  if (!existsSync(clusterDirectory(cluster.root))) {
    log(`Making the database in ${cluster.root} (first start)`);
    createCluster(cluster, password);
  }
  const { port, hold } = await joinOrLaunch(cluster, password, durable, log);
  const applicationPassword = createHmac('sha256', password).update(APPLICATION).digest('hex');
  await ensureApplicationDatabase(hold, applicationPassword);
  return {
    url: `postgres://${APPLICATION}:${applicationPassword}@127.0.0.1:${port}/${APPLICATION}`,
    dataDir: cluster.root,
    stop: () => leaveCluster(cluster, hold, log),
  };
}

/** Makes a database on the server that `url` names, as a copy of `template` when given; answers its address. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const copyOf = template === undefined ? '' : ` TEMPLATE ${client.escapeIdentifier(template)}`;
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${copyOf}`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

function prepareCluster(dataDir: string, log: (line: string) => void): Cluster {
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    // Passed through by the database's account whatever the umask; what lies inside guards itself.
    chmodSync(dataDir, 0o711);
  }
  const wanted = realpathSync(dataDir);
  const account = findDatabaseAccount(clusterDirectory(join(wanted, 'postgres')));
  let place = wanted;
  if (account && !accountReaches(account, wanted)) {
    place = relocatedDataFolder(wanted);
    mkdirSync(place, { recursive: true, mode: 0o755 });
    chmodSync(place, 0o755);
    log(`The account "${account.name}" cannot reach ${wanted}; the database lies in ${place}`);
  }
  const root = join(place, 'postgres');
  // A cluster that was moved out of a closed folder keeps its owner too.
  const owner = place === wanted ? account : findDatabaseAccount(clusterDirectory(root));
  makeClusterRoot(root, owner);
  return { root, account: owner, binaries: findPostgresBinaries(owner, log) };
}

function makeClusterRoot(root: string, account: DatabaseAccount | null): void {
  if (existsSync(root)) return;
  mkdirSync(root, { recursive: true, mode: 0o700 });
  if (account) chownSync(root, account.uid, account.gid);
}

/** Random, never shown; in a file that only our own account reads. */
function readOrMakePassword(root: string): string {
  const file = join(root, 'password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (existsSync(clusterDirectory(root))) {
    throw new Error(`${file} is missing: the database in ${root} cannot be opened without its password.`);
  }
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

async function joinOrLaunch(
  cluster: Cluster,
  password: string,
  durable: boolean,
  log: (line: string) => void,
) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const running = readPostmasterState(cluster.root);
    if (running === null) {
      const port = await launchCluster(cluster, durable);
      return { port, hold: await holdCluster(port, password, log) };
    }
    if (running.status === 'ready') {
      const hold = await holdCluster(running.port, password, log).catch((error: unknown) => {
        // It may be on its way down: then the next look finds it gone and starts it anew.
        log(
          `The running database does not answer yet: ${error instanceof Error ? error.message : String(error)}`,
        );
        return null;
      });
      if (hold) {
        log(`Joined the database that already runs in ${cluster.root}`);
        return { port: running.port, hold };
      }
    }
    await pause(200);
  }
  throw new Error(
    `The database in ${cluster.root} runs but does not answer; stop it, or choose another DATA_DIR.`,
  );
}

/** The connection that says 'in use'; the system itself takes it back when the process dies. */
async function holdCluster(port: number, password: string, log: (line: string) => void): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: 'studievy launcher',
  });
  // Ours to stop in the end, or a crash that the application's own connections will meet: never our end.
  client.on('error', () => log('The database has closed the connection that the launcher held'));
  await client.connect();
  await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
  return client;
}

async function ensureApplicationDatabase(client: pg.Client, password: string): Promise<void> {
  const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION]);
  if (role.rowCount === 0) {
    await client.query(
      `CREATE ROLE ${APPLICATION} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`,
    );
  }
  const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [APPLICATION]);
  if (database.rowCount === 0) await client.query(`CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
}

async function leaveCluster(cluster: Cluster, hold: pg.Client, log: (line: string) => void): Promise<void> {
  await hold.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
  const answer = await hold.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [
    IN_USE_LOCK,
  ]);
  if (answer.rows[0]?.last !== true) {
    await hold.end();
    log('The database stays up: another process still uses it');
    return;
  }
  // The lock is kept until PostgreSQL is down, so that nobody joins a database that is about to go.
  // The connection breaks with it, which is no news.
  hold.removeAllListeners('error').on('error', () => undefined);
  await stopCluster(cluster);
}
