import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../scripts/build-server.mjs';
import tearDownCluster from './cluster-teardown.mjs';

const SERVER = '../../dist/server/platform/database';

/**
 * Before the tests of a project that needs a database: a throw-away cluster that waits for no disk (or the
 * server that TEST_DATABASE_URL names), and on it one migrated database that every test copies.
 * Jest loads this file as it is, so it uses the built server and not its TypeScript.
 */
export default async function setUpCluster() {
  // Projects share one cluster when they run together.
  if (process.env.TEST_TEMPLATE_URL) return;
  await buildServer();
  const { createDatabase } = await import(`${SERVER}/embedded/embedded-postgres.js`);
  const { migrate } = await import(`${SERVER}/migrate.js`);
  try {
    const url = process.env.TEST_DATABASE_URL ?? (await startThrowAwayCluster());
    process.env.TEST_SERVER_URL = url;
    process.env.TEST_TEMPLATE_URL = await createDatabase(url, `template_${process.pid}_${Date.now()}`);
    await migrate(process.env.TEST_TEMPLATE_URL);
  } catch (error) {
    // Jest calls no teardown after a setup that failed.
    await tearDownCluster();
    throw error;
  }
}

async function startThrowAwayCluster() {
  const { startEmbeddedPostgres } = await import(`${SERVER}/embedded/embedded-postgres.js`);
  const dataDir = mkdtempSync(join(tmpdir(), 'studievy-test-'));
  // The temp folder is made for us alone; the database's account must pass through it.
  chmodSync(dataDir, 0o711);
  const cluster = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  globalThis.testCluster = { cluster, dataDir };
  return cluster.url;
}
