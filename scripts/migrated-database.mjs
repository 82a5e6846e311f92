/** Runs `work` with a query function on a migrated, empty database of a temporary cluster. */
export async function withMigratedDatabase(work) {
  const { default: setUpCluster } = await import('../test/support/cluster-setup.mjs');
  const { default: tearDownCluster } = await import('../test/support/cluster-teardown.mjs');
  const { default: pg } = await import('pg');
  await setUpCluster();
  try {
    const client = new pg.Client({ connectionString: process.env.TEST_TEMPLATE_URL });
    await client.connect();
    await work(async (sql) => (await client.query(sql)).rows);
    await client.end();
  } finally {
    await tearDownCluster();
  }
}
