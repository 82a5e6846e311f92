import { rmSync } from 'node:fs';

/** Stops and removes the temporary cluster; deletes the test databases of an external server. */
export default async function tearDownCluster() {
  const { testCluster } = globalThis;
  const template = process.env.TEST_TEMPLATE_URL;
  delete process.env.TEST_TEMPLATE_URL;
  if (testCluster) {
    globalThis.testCluster = undefined;
    await testCluster.cluster.stop();
    rmSync(testCluster.dataDir, { recursive: true, force: true });
    return;
  }
  if (!template) return;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: process.env.TEST_SERVER_URL });
  await client.connect();
  const name = decodeURIComponent(new URL(template).pathname.slice(1));
  await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`);
  await client.end();
}
