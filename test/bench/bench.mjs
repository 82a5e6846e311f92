/**
 * `npm run bench`: measures the product and the floor alternately on the same database.
 * Prints requests per second, p50, p95, CPU per request (server and database), peak memory, and the ratios.
 *
 *   npm run bench                      everything
 *   npm run bench -- --sizes 10000     one size
 *   npm run bench -- --rounds 3 --seconds 2 --only list,details
 *   npm run bench -- --against ../before     another built checkout instead of the floor, with a database of
 *                                            its own: operations that it does not have are left out
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createDatabase,
  startEmbeddedPostgres,
} from '../../dist/server/platform/database/embedded/embedded-postgres.js';
import { fillDatabase } from './database.mjs';
import { PLACEMENTS } from './placement-operations.mjs';
import { OF_THE_OTHER, OPERATIONS } from './operations.mjs';
import { databaseCpuMs, startServer, usageOf } from './servers.mjs';
import { load } from './load.mjs';
import { assertSameAnswer } from './same-answer.mjs';
import { benchImport } from './import.mjs';
import { benchFanOut } from './fan-out.mjs';
import { benchSignIn } from './sign-in.mjs';
import { benchProbes } from './probes.mjs';
import { printTable } from './report.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '500,1000,5000,10000,50000,100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string' },
    against: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const HERE = resolve(import.meta.dirname, '../..');
/** The opponent of the product. */
const OTHER = values.against ? resolve(values.against) : null;
const FLOOR = OTHER ? join(OTHER, 'test/bench/product.mjs') : 'floor.mjs';
const TOKEN = 'benchmark-session-of-the-teacher-0001';
/** Session for administrator-only operations. */
const ADMIN_TOKEN = 'benchmark-session-of-the-administrator-0001';

/** Operations per size: boards have their own sizes, the rest grow. */
const PLAN = {
  500: [
    ['board', 1],
    ['board', 10],
  ],
  1000: [
    ['list', 10],
    ['details', 10],
    ['status', 10],
    ['search', 10],
    ['search-common', 10],
    ['search-rare', 10],
    ['search-number', 10],
    ['board', 1],
  ],
  5000: [
    ['board', 1],
    ['board', 4],
    ['board', 10],
  ],
  10000: [
    ['list', 1],
    ['list', 10],
    ['search', 10],
    ['search-common', 10],
    ['search-rare', 10],
    ['search-number', 10],
    ['details', 1],
    ['details', 10],
    ['status', 1],
    ['status', 10],
    ['exams', 10],
    ['exams-month', 10],
    ['grading-groups', 1],
    ['grading-groups-admin', 1],
    ...Object.keys(PLACEMENTS).map((name) => [name, 1]),
  ],
  // Two enrolments per student: 100 000.
  50000: [
    ['enrollments', 1],
    ['enrollments', 10],
    ['enrollments-ungraded', 10],
    ['statistics', 1],
    ['statistics', 4],
    ['statistics-groups', 1],
    ['earnings-month', 1],
    ['earnings-month', 4],
    ['earnings-year', 1],
  ],
  100000: [
    ['list', 10],
    ['details', 10],
    ['status', 10],
    ['search', 10],
    ['search-common', 10],
    ['search-rare', 10],
    ['search-number', 10],
    ['grading-groups', 1],
    ['grading-groups-admin', 1],
    ...Object.keys(PLACEMENTS).map((name) => [name, 1]),
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'studievy-bench-'));
const cluster = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
const otherOperations = OTHER
  ? (await import(pathToFileURL(join(OTHER, 'test/bench/operations.mjs')).href)).OPERATIONS
  : OPERATIONS;
const results = [];
try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores, ${rounds} rounds of ${seconds} s each, product and ${values.against ?? 'floor'} alternately`,
  );
  for (const size of sizes) await benchSize(size);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function benchSize(size) {
  const wanted = (PLAN[size] ?? PLAN[10000])
    .filter(([name]) => !values.only || values.only.split(',').includes(name))
    .filter(([name]) => !OTHER || name in otherOperations);
  const content = {
    size,
    sessions: [TOKEN, ADMIN_TOKEN].map((token) => createHash('sha256').update(token).digest()),
    withPlacements: wanted.some(([name]) => name in PLACEMENTS),
  };
  const url = await fillDatabase(HERE, await createDatabase(cluster.url, `bench_${size}`), content);
  const otherUrl = OTHER
    ? await fillDatabase(OTHER, await createDatabase(cluster.url, `other_${size}`), content)
    : url;
  const product = await startServer('product.mjs', url, folder);
  const floor = await startServer(FLOOR, otherUrl, folder);
  try {
    for (const [name, connections] of wanted)
      results.push(await compare(size, name, connections, product, floor));
    printTable(
      `${size} students`,
      results.filter((row) => row.size === size),
    );
    if (values.against) return;
    const asked = (part, at) => size === at && (!values.only || values.only.split(',').includes(part));
    if (asked('probes', 5000)) {
      const servers = { product, floor };
      await benchProbes({ servers, boards: callsOf('board'), rounds, seconds });
    }
    if (asked('import', 10000)) await benchImport({ url, product, rounds, token: TOKEN });
    if (asked('sign-in', 10000))
      await benchSignIn({ url, product, token: TOKEN, folder, seconds: Math.max(seconds, 2) });
    if (asked('news', 10000))
      await benchFanOut({ url, product, rounds, token: TOKEN, dataDir: cluster.dataDir });
  } finally {
    await product.stop();
    await floor.stop();
  }
}

/** The n-th request of an operation, to the product and to the floor. */
function callsOf(name) {
  const token = OPERATIONS[name].viewer === 'ADMIN' ? ADMIN_TOKEN : TOKEN;
  const product = (n) => ({
    path: '/graphql',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
    },
    body: JSON.stringify(OPERATIONS[name].question(n)),
  });
  const bare = (n) => ({ path: `/${name}/${n}`, headers: { authorization: `Bearer ${token}` }, body: '' });
  return { product, floor: values.against ? product : bare };
}

async function compare(size, name, connections, product, floor) {
  const calls = callsOf(name);
  // Two databases have other ids; then the bytes of the answers are compared in the table.
  if (!OTHER) await assertSameAnswer(name, product.port, calls.product(0), floor.port, calls.floor(0));
  const rows = { product: [], floor: [] };
  // Each side moves students of its own: a second move to the same column would do nothing.
  const next = { product: 0, floor: OF_THE_OTHER };
  for (const [side, server] of [
    ['product', product],
    ['floor', floor],
  ]) {
    const warmed = await load({
      port: server.port,
      connections,
      seconds: Math.min(1, seconds),
      call: calls[side],
      from: next[side],
    });
    next[side] = warmed.next;
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, server] of [
      ['product', product],
      ['floor', floor],
    ]) {
      const before = { server: await usageOf(server), database: databaseCpuMs(cluster.dataDir) };
      const measured = await load({
        port: server.port,
        connections,
        seconds,
        call: calls[side],
        from: next[side],
      });
      const after = { server: await usageOf(server), database: databaseCpuMs(cluster.dataDir) };
      next[side] = measured.next;
      rows[side].push({
        ...measured,
        cpu: (after.server.cpuMs - before.server.cpuMs + after.database - before.database) / measured.count,
        app: (after.server.cpuMs - before.server.cpuMs) / measured.count,
        rss: after.server.rss,
        blockMs: after.server.blockMs,
        ownBlockMs: after.server.ownBlockMs,
      });
    }
  }
  return { size, name, connections, product: median(rows.product), floor: median(rows.floor) };
}

function median(rows) {
  const middle = (key) => rows.map((row) => row[key]).sort((a, b) => a - b)[Math.floor(rows.length / 2)];
  return Object.fromEntries(Object.keys(rows[0]).map((key) => [key, middle(key)]));
}
