/** Starts the built server with a school of a given size, to measure the board. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

/** Fills up to `students` students beside the demo school's accounts, with names, courses and comments. */
const FILL = `
  WITH missing AS (SELECT greatest(0, $1 - count(*)::int) AS n FROM student),
  made AS (
    INSERT INTO student (id, name, email, municipality, apl_status, apl_status_since, education_summary)
    SELECT gen_random_uuid(),
      (ARRAY['Amal','Björn','Cecilia','Daniel','Elsa','Farid','Greta','Hassan','Ida','Östen'])[1 + i % 10] || ' ' ||
      (ARRAY['Andersson','Berg','Çelik','Dahl','Ek','Farah','Öberg','Åkesson'])[1 + i / 10 % 8] || ' ' || i,
      'elev' || i || '@exempel.se',
      (SELECT name FROM municipality ORDER BY name OFFSET i % 22 LIMIT 1),
      (ARRAY['GRAY','RED','BLUE','YELLOW','GREEN'])[1 + i % 5],
      now() - make_interval(days => i % 200),
      (ARRAY['Undersköterska','Barnskötare','Elektriker','Kock','Svenska som andraspråk'])[1 + i / 3 % 5]
    FROM missing, generate_series(1, missing.n) AS i RETURNING id)
  INSERT INTO comment (id, student_id, author_name, text)
  SELECT gen_random_uuid(), made.id, 'Karin Ek', 'Har talat med arbetsplatsen om nästa vecka.'
  FROM made, generate_series(1, 2) AS n WHERE left(made.id::text, 1) < '9'`;

/** Starts the server of the folder `dist` on its own database; returns its URL and a stop function. */
export async function startSchool({ dist, dataDir, students }) {
  const { startEmbeddedPostgres } = await import(
    pathToFileURL(resolve(dist, 'server/platform/database/embedded/embedded-postgres.js')).href
  );
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const port = await freePort();
  const server = spawn(process.execPath, [join(dist, 'server', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      DEMO: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, server);
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query(FILL, [students]);
  await database.query('ANALYZE');
  await database.end();
  const stop = async () => {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    await postgres.stop();
  };
  return { url, stop };
}

async function untilReady(url, server) {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    // Not ready: retry until the deadline.
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error('The server was not ready within 90 seconds.');
}

function freePort() {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolvePort(port));
    });
  });
}
