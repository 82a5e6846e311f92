/** Events: latency and CPU of one move with many open boards, and lost events. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { send } from './load.mjs';
import { databaseCpuMs, usageOf } from './servers.mjs';

const BOARDS = 200;
const [SOCKETS, SUBSCRIPTIONS, MOVES] = [5, 200, 15];
/** The client's own board subscription. */
const NEWS = `subscription BoardChanged { boardChanged { kind studentId from actorId actorName
  card { id name aplStatus aplStatusSince movedAt municipality education commentCount unseenCount isMine isDue } } }`;
const MOVE = `mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }`;
/** A student that no other measurement moves. */
const STUDENT = '10000000-0000-7000-8000-000000000258';
/** The student starts in the first column; each move goes to the next, five complete the cycle. */
const COLUMNS = ['GRAY', 'RED', 'BLUE', 'YELLOW', 'GREEN'];

/** One account per board: teachers, and an administrator for each fifth. */
export async function benchFanOut({ url, product, rounds, token, dataDir }) {
  const tokens = await addPeople(url, BOARDS);
  console.log(`\n### News\n`);
  const watchers = await Promise.all(tokens.map((own) => Watcher.open(product.port, own)));
  for (const watcher of watchers) watcher.subscribe(1);
  await Promise.all(watchers.map((watcher) => watcher.listens()));
  await moves(product.port, token, watchers, 5);
  const told = await measured(product, dataDir, () => moves(product.port, token, watchers, rounds * 5));
  for (const watcher of watchers) watcher.close();
  console.log(
    `${BOARDS} open boards, one move · last receipt p50 **${told.p50.toFixed(0)} ms**, slowest ${told.slowest.toFixed(0)} ms · ` +
      `CPU **${(told.cpu / told.moves).toFixed(0)} ms** (server ${(told.app / told.moves).toFixed(0)}) · longest block ${told.blockMs.toFixed(0)} ms, own **${told.ownBlockMs.toFixed(0)} ms**`,
  );
  await manySubscriptions(product, tokens, token);
}

/**
 * Counts delivered and missing events; missing ones are reported: refused, or ended so that the client
 * refetches.
 */
async function manySubscriptions(product, tokens, token) {
  const watchers = await Promise.all(tokens.slice(0, SOCKETS).map((own) => Watcher.open(product.port, own)));
  for (const watcher of watchers) watcher.subscribe(SUBSCRIPTIONS);
  await Promise.all(watchers.map((watcher) => watcher.listens()));
  await usageOf(product);
  const startedAt = performance.now();
  for (let n = 0; n < MOVES; n += 1) await move(product.port, token, n);
  await settled(watchers);
  const { blockMs, ownBlockMs } = await usageOf(product);
  const sum = (key) => watchers.reduce((total, watcher) => total + watcher[key], 0);
  const wanted = SOCKETS * SUBSCRIPTIONS * MOVES;
  const lastAt = Math.max(...watchers.map(({ toldAt }) => toldAt)) - startedAt;
  console.log(
    `${SOCKETS * SUBSCRIPTIONS} subscriptions over ${SOCKETS} sockets, ${MOVES} moves · **${sum('told')} of ${wanted} events** within ${lastAt.toFixed(0)} ms, ` +
      `${sum('ended')} subscriptions refused or ended · longest block ${blockMs.toFixed(0)} ms, own **${ownBlockMs.toFixed(0)} ms**`,
  );
  for (const watcher of watchers) watcher.close();
}

/** Sequential moves, each delivered to all before the next. */
async function moves(port, token, watchers, times) {
  const taken = [];
  for (let n = 0; n < times; n += 1) {
    const before = watchers.map(({ told }) => told);
    const startedAt = performance.now();
    await move(port, token, n);
    while (watchers.some(({ told }, place) => told === before[place])) {
      if (performance.now() - startedAt > 10_000) throw new Error('a board was not told');
      await pause(2);
    }
    taken.push(Math.max(...watchers.map(({ toldAt }) => toldAt)) - startedAt);
    await pause(50);
  }
  taken.sort((a, b) => a - b);
  return { moves: times, p50: taken[Math.floor(times / 2)], slowest: taken.at(-1) };
}

async function measured(product, dataDir, work) {
  const before = { ...(await usageOf(product)), database: databaseCpuMs(dataDir) };
  const result = await work();
  const after = { ...(await usageOf(product)), database: databaseCpuMs(dataDir) };
  const app = after.cpuMs - before.cpuMs;
  const { blockMs, ownBlockMs } = after;
  return { ...result, app, cpu: app + after.database - before.database, blockMs, ownBlockMs };
}

function move(port, token, n) {
  const input = { studentId: STUDENT, aplStatus: COLUMNS[(n + 1) % COLUMNS.length] };
  return send(undefined, port, {
    path: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: MOVE, variables: { input } }),
  });
}

/** Waits until events stop arriving. */
async function settled(watchers) {
  const count = () => watchers.reduce((sum, { told, ended }) => sum + told + ended, 0);
  let quiet = 0;
  while (quiet < 10) {
    const before = count();
    await pause(200);
    quiet = count() === before ? quiet + 1 : 0;
  }
}

/** A WebSocket that counts its events. */
class Watcher {
  told = 0;
  ended = 0;
  toldAt = 0;

  static async open(port, token) {
    const watcher = new Watcher();
    watcher.socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${token}` },
    });
    await new Promise((resolve, reject) => {
      watcher.socket.on('error', reject);
      watcher.socket.on('open', () => watcher.socket.send('{"type":"connection_init"}'));
      watcher.socket.on('message', (data) => watcher.hear(String(data), resolve));
    });
    return watcher;
  }

  subscribe(times) {
    for (let n = 0; n < times; n += 1)
      this.socket.send(JSON.stringify({ type: 'subscribe', id: `${n}`, payload: { query: NEWS } }));
  }

  /** The server answers a ping after it has processed earlier messages. */
  async listens() {
    const answered = new Promise((resolve) => (this.onPong = resolve));
    this.socket.send('{"type":"ping"}');
    await answered;
    await pause(200);
  }

  hear(text, onAcknowledged) {
    const { type } = JSON.parse(text);
    if (type === 'next') {
      this.told += 1;
      this.toldAt = performance.now();
    } else if (type === 'error' || type === 'complete') this.ended += 1;
    else if (type === 'pong') this.onPong();
    else if (type === 'connection_ack') onAcknowledged();
  }

  close() {
    this.socket.terminate();
  }
}

/** Accounts with one session each; returns the session secrets. */
async function addPeople(url, count) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const people = Array.from({ length: count }, (_, n) => ({
    n,
    id: randomUUID(),
    token: `benchmark-session-of-watcher-${n}`,
  }));
  for (const { n, id, token } of people) {
    const hash = createHash('sha256').update(token).digest();
    await client.query(`INSERT INTO app_user (id, name, email, role) VALUES ($1, $2, $3, $4)`, [
      id,
      `Person ${n}`,
      `person${n}@exempel.se`,
      n % 5 === 4 ? 'ADMIN' : 'TEACHER',
    ]);
    await client.query(`INSERT INTO teacher (id, user_id) VALUES ($1, $2)`, [randomUUID(), id]);
    await client.query(
      `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '12 hours')`,
      [hash, id],
    );
  }
  await client.end();
  return people.map(({ token }) => token);
}
