import { fromDatabase } from '../errors/database-error.js';
import { StartRefusal } from '../../start-refusal.js';
import { sessionOptions } from './data-source.js';
import { SteadyClient } from './steady-client.js';

const PATIENCE_MS = 2_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** Interval of the log message while waiting. */
const SAY_EVERY_MS = 60_000;
const OLDEST_VERSION = 150_000;

const POOLER =
  'DATABASE_URL leder till en anslutningspool (PgBouncer eller liknande) som inte släpper fram anslutningens ' +
  'inställningar. Servern håller själv en pool, lås och lyssnande anslutningar: ange PostgreSQL-serverns egen adress.';

/** Properties of the database that are checked before use. */
const FACTS = `SELECT current_setting('server_version_num')::int AS version,
    current_setting('server_encoding') AS encoding,
    (SELECT setting FROM pg_settings WHERE name = 'lock_timeout') = '2000' AS ours,
    current_setting('fsync') = 'on' AND current_setting('full_page_writes') = 'on'
      AND current_setting('synchronous_commit') <> 'off' AS durable`;

interface Facts {
  version: number;
  encoding: string;
  ours: boolean;
  durable: boolean;
}

/**
 * Waits for the database without a limit and logs it: it may start after the server. Rejects an unusable
 * database with a one-line instruction.
 */
export async function awaitDatabase(
  url: string,
  { production, say }: { production: boolean; say: (line: string) => void },
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let saidAt = -Infinity;
  for (;;) {
    try {
      return assertUsable(await factsOf(url), production);
    } catch (error) {
      if (!isAway(error)) throw error;
      const now = performance.now();
      if (now - saidAt >= SAY_EVERY_MS) {
        saidAt = now;
        say(
          `Databasen på ${placeOf(url)} svarar inte än (${reasonOf(error)}). Servern väntar på den; /healthz svarar, allt annat 503.`,
        );
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

async function factsOf(url: string): Promise<Facts> {
  const client = new SteadyClient({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'studievy-start',
    options: sessionOptions(),
  });
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    return rows[0]!;
  } finally {
    // The error is already thrown; a lost connection cannot be ended.
    await client.end().catch(() => undefined);
  }
}

function assertUsable({ version, encoding, ours, durable }: Facts, production: boolean): void {
  if (!ours) throw new StartRefusal(POOLER);
  if (version < OLDEST_VERSION)
    throw new StartRefusal(
      `Databasservern är PostgreSQL ${Math.floor(version / 10_000)}. Version 15 eller nyare behövs.`,
    );
  if (encoding !== 'UTF8')
    throw new StartRefusal(
      `Databasens teckenkodning är ${encoding}. Skapa den med UTF8 (CREATE DATABASE … ENCODING 'UTF8').`,
    );
  if (production && !durable)
    throw new StartRefusal(
      'Databasen kan tappa det som redan är sparat. Slå på fsync, full_page_writes och synchronous_commit i PostgreSQL.',
    );
}

/** True if waiting helps. A pooler that rejects our settings reports a protocol violation. */
function isAway(error: unknown): boolean {
  if (error instanceof StartRefusal) return false;
  if (/unsupported startup parameter/.test(messageOf(error))) throw new StartRefusal(POOLER);
  return fromDatabase(error)?.code === 'SERVICE_UNAVAILABLE';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function reasonOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : messageOf(error);
}

/** Host and port alone: a URL also contains a password. */
function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}`;
}
