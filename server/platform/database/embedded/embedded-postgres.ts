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
import { SteadyClient } from '../steady-client.js';
import { clusterDirectory, createCluster, type Cluster } from './embedded-postgres-cluster.js';
import { ClusterHold } from './embedded-postgres-hold.js';
import { StartRefusal } from '../../../start-refusal.js';

/** A running PostgreSQL of the product's own. */
export interface EmbeddedPostgres {
  /** Of the database `studievy`, as its owner. */
  url: string;
  /** The cluster's actual location; differs from the requested one if its account cannot reach that. */
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

/**
 * Starts the embedded PostgreSQL in the data folder, or joins a running one (left by a killed server, or used
 * by another process), and restarts it if it dies. Contract, section 1: the database when DATABASE_URL is
 * unset.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, log } = options;
  const cluster = prepareCluster(options.dataDir, log);
  const password = readOrMakePassword(cluster.root);
  if (!existsSync(clusterDirectory(cluster.root))) {
    log(`Making the database in ${cluster.root} (first start)`);
    createCluster(cluster, password);
  }
  const hold = await ClusterHold.take({ cluster, password, durable, log });
  const applicationPassword = createHmac('sha256', password).update(APPLICATION).digest('hex');
  await ensureApplicationDatabase(hold, applicationPassword);
  return {
    url: `postgres://${APPLICATION}:${applicationPassword}@127.0.0.1:${hold.port}/${APPLICATION}`,
    dataDir: cluster.root,
    stop: () => hold.leave(),
  };
}

/** Creates a database on the server of `url`, as a copy of `template` if given; returns its URL. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const client = new SteadyClient({ connectionString: url });
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
    // Traversable for the database's account whatever the umask; the contents have their own permissions.
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
    throw new StartRefusal(
      `${file} is missing: the database in ${root} cannot be opened without its password.`,
    );
  }
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

async function ensureApplicationDatabase(hold: ClusterHold, password: string): Promise<void> {
  const role = await hold.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION]);
  if (role.length === 0)
    await hold.query(`CREATE ROLE ${APPLICATION} LOGIN CREATEDB PASSWORD ${pg.escapeLiteral(password)}`);
  const database = await hold.query('SELECT 1 FROM pg_database WHERE datname = $1', [APPLICATION]);
  if (database.length === 0) await hold.query(`CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
}
