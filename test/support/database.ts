import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '../../server/platform/database/embedded/embedded-postgres.js';

/** A migrated, empty database for one suite. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Copies the migrated template in about ten milliseconds. `empty`: without a schema. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = requireAddress('TEST_SERVER_URL');
  const template = decodeURIComponent(new URL(requireAddress('TEST_TEMPLATE_URL')).pathname.slice(1));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name, empty ? undefined : template);
  return { url, drop: () => dropDatabase(server, name) };
}

const DROP_ATTEMPTS = 20;

async function dropDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
        return;
      } catch (error) {
        // Autovacuum may be active in it, which only a superuser can stop.
        if (attempt === DROP_ATTEMPTS || (error as { code?: string }).code !== '42501') throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  } finally {
    await client.end();
  }
}

function requireAddress(name: string): string {
  const address = process.env[name];
  if (!address)
    throw new Error(`${name} is not set: this suite must run in a project with cluster-setup.mjs.`);
  return address;
}
