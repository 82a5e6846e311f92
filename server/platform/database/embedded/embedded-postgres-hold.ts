import { StartRefusal } from '../../../start-refusal.js';
import {
  launchCluster,
  pause,
  readPostmasterState,
  stopCluster,
  SUPERUSER,
  type Cluster,
} from './embedded-postgres-cluster.js';
import { SteadyClient } from '../steady-client.js';

/** Held, shared, by each server process that uses the cluster: the last one to leave stops it. */
const IN_USE_LOCK = 7_201_126;
const ANSWERS_WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

interface Options {
  cluster: Cluster;
  password: string;
  durable: boolean;
  log: (line: string) => void;
}

/**
 * This process's hold on the embedded cluster: a connection marked as in use, which the system closes when
 * the process dies. If the database dies (killed, out of memory), restarts it on the port that the
 * application's connections use.
 */
export class ClusterHold {
  private left = false;
  private reviving: Promise<void> = Promise.resolve();

  private constructor(
    private readonly options: Options,
    readonly port: number,
    private connection: SteadyClient,
  ) {
    this.watch(connection);
  }

  /** Starts the cluster, or joins the one that already runs. */
  static async take(options: Options): Promise<ClusterHold> {
    const deadline = Date.now() + ANSWERS_WITHIN_MS;
    while (Date.now() < deadline) {
      const found = await joinOrLaunch(options);
      if (found) return new ClusterHold(options, found.port, found.connection);
      await pause(FIRST_PAUSE_MS);
    }
    throw new StartRefusal(
      `The database in ${options.cluster.root} runs but does not answer; stop it, or choose another DATA_DIR.`,
    );
  }

  /** As the cluster's owner. */
  async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.connection.query<Record<string, unknown>>(sql, values)).rows;
  }

  /** Releases the hold, and stops the database if no other process uses it. */
  async leave(): Promise<void> {
    this.left = true;
    await this.reviving;
    const { cluster, log } = this.options;
    const last = await this.isLast();
    if (last === false) {
      await this.connection.end();
      log('The database stays up: another process still uses it');
      return;
    }
    // Keeps the lock until PostgreSQL is down, so that no process joins a database that is stopping.
    if (readPostmasterState(cluster.root) !== null) await stopCluster(cluster);
  }

  /** Null if the database is unreachable. */
  private async isLast(): Promise<boolean | null> {
    try {
      await this.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
      const [row] = await this.query('SELECT pg_try_advisory_lock($1) AS last', [IN_USE_LOCK]);
      return row?.['last'] === true;
    } catch (error) {
      this.options.log(`The database had gone before the server left it: ${messageOf(error)}`);
      return null;
    }
  }

  private watch(connection: SteadyClient): void {
    connection.once('end', () => {
      if (this.left || connection !== this.connection) return;
      this.options.log('The database has closed the connection that the launcher held');
      this.reviving = this.revive();
    });
  }

  /** Retries until the database is back or the server stops; requests are answered 503 until then. */
  private async revive(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!this.left) {
      try {
        const found = await joinOrLaunch(this.options, this.port);
        if (found && found.port !== this.port) await found.connection.end();
        else if (found) {
          this.connection = found.connection;
          this.watch(found.connection);
          this.options.log('The database runs again');
          return;
        }
      } catch (error) {
        this.options.log(`The database could not be started again yet: ${messageOf(error)}`);
      }
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

/** Null if a process runs but doesn't answer: it may be starting or stopping, so try again. */
async function joinOrLaunch(
  { cluster, password, durable, log }: Options,
  wantedPort?: number,
): Promise<{ port: number; connection: SteadyClient } | null> {
  const running = readPostmasterState(cluster.root);
  if (running === null) {
    const port = await launchCluster(cluster, durable, wantedPort);
    return { port, connection: await connect(port, password) };
  }
  if (running.status !== 'ready') return null;
  try {
    const connection = await connect(running.port, password);
    log(`Joined the database that already runs in ${cluster.root}`);
    return { port: running.port, connection };
  } catch (error) {
    log(`The running database does not answer yet: ${messageOf(error)}`);
    return null;
  }
}

async function connect(port: number, password: string): Promise<SteadyClient> {
  const client = new SteadyClient({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: 'studievy launcher',
    keepAlive: true,
  });
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
    return client;
  } catch (error) {
    // The error below has the cause; a connection that failed cannot be ended.
    await client.end().catch(() => undefined);
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
