/** A database to measure on, made by a checkout's own code: another revision has other tables. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

/**
 * Migrates the database of `url` and fills it, with the built server and the fixtures of the checkout at `root`.
 * `sessions` are the token hashes of the teacher and the administrator. Returns `url`.
 */
export async function fillDatabase(root, url, { size, sessions, withPlacements }) {
  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const { migrate } = await load('dist/server/platform/database/migrate.js');
  const { buildDataSource } = await load('dist/server/platform/database/data-source.js');
  const { loadReferenceData } = await load('dist/server/reference-data/load-reference-data.js');
  await migrate(url);
  const source = await buildDataSource(url).initialize();
  await loadReferenceData(source);
  await source.destroy();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { fill } = await load('test/bench/fill.mjs');
  await fill(client, size, ...sessions);
  if (withPlacements && existsSync(join(root, 'test/bench/fill-placements.mjs'))) {
    const { fillPlacements } = await load('test/bench/fill-placements.mjs');
    await fillPlacements(client, size);
  }
  await client.end();
  return url;
}
