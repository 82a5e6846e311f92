import type { ClientBase } from 'pg';
import { StartRefusal } from '../../start-refusal.js';
import { REPLACED_MIGRATIONS } from './replaced-migrations.js';

const BASELINE = { timestamp: 1764400000000, name: 'Baseline1764400000000' };

/** The last revision with the replaced migrations; it upgrades every older schema to the one of the baseline. */
const LAST_REVISION = 'version 1.0.0 från den 28 november 2026 (revision 2a86c097)';

/**
 * Names of a schema's migrations with the baseline in place of those that it replaces. Null for a schema that is
 * older than the baseline.
 */
function withBaseline(names: readonly string[]): string[] | null {
  const has = new Set(names);
  if (names.length === 0 || has.has(BASELINE.name)) return [...names];
  if (!REPLACED_MIGRATIONS.every((name) => has.has(name))) return null;
  return [BASELINE.name, ...names.filter((name) => !REPLACED_MIGRATIONS.includes(name))];
}

/**
 * Marks the baseline as applied in a database whose schema the replaced migrations have made. Throws a
 * StartRefusal for a schema that only some of them have made.
 */
export async function adoptBaseline(client: ClientBase): Promise<void> {
  const names = await appliedMigrations(client);
  const wanted = withBaseline(names);
  if (wanted === null)
    throw new StartRefusal(
      `Databasen är från en äldre version, som den här inte kan uppgradera. Starta först ${LAST_REVISION} på den en gång, och sedan den här.`,
    );
  if (wanted.length === names.length) return;
  await client.query('BEGIN');
  await client.query('DELETE FROM migrations WHERE name = ANY ($1)', [REPLACED_MIGRATIONS]);
  await client.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [
    BASELINE.timestamp,
    BASELINE.name,
  ]);
  await client.query('COMMIT');
}

/** Names of a backup's migrations as `withBaseline` gives them. Throws a StartRefusal for an older backup. */
export function backupMigrations(names: readonly string[]): string[] {
  const wanted = withBaseline(names);
  if (wanted === null)
    throw new StartRefusal(
      `Säkerhetskopian är från en äldre version, som den här inte kan återställa. Återställ den med ${LAST_REVISION}, och gör en ny säkerhetskopia där.`,
    );
  return wanted;
}

async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!tables[0]!.exists) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  return rows.map(({ name }) => name);
}
