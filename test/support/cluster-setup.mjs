import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../scripts/build-server.mjs';
import tearDownCluster from './cluster-teardown.mjs';

const SERVER = '../../dist/server/platform/database';

/**
 * Starts a temporary cluster without fsync (or uses TEST_DATABASE_URL), with a migrated template database
 * that each test copies. Jest does not transform this file, so it uses the built server.
 */
export default async function setUpCluster() {
  // Projects share one cluster in a common run.
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
    // Jest calls no teardown after a failed setup.
    await tearDownCluster();
    throw error;
  }
}

async function startThrowAwayCluster() {
  const { startEmbeddedPostgres } = await import(`${SERVER}/embedded/embedded-postgres.js`);
  const dataDir = mkdtempSync(join(tmpdir(), 'studievy-test-'));
  // The database's account must be able to traverse the private temp folder.
  chmodSync(dataDir, 0o711);
  const cluster = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  globalThis.testCluster = { cluster, dataDir };
  return cluster.url;
}
