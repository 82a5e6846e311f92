/** Clients that hold connections: slow headers, slow bodies, many WebSockets. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { addSession, openSchool, pause, ServerProcess } from './school.mjs';

/** In groups, since one machine is client and server. */
const TOGETHER = 20;
const ADDRESS_OF = (url) => ({ host: '127.0.0.1', port: Number(new URL(url).port) });

/** Holds `count` half-sent requests open; returns when each was closed. */
function hold(url, count, opening) {
  const lived = [];
  const sockets = Array.from({ length: count }, () => {
    const since = performance.now();
    const socket = connect(ADDRESS_OF(url));
    socket.on('connect', () => socket.write(opening));
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => lived.push(performance.now() - since));
    // Sends a byte now and then to look alive.
    const drip = setInterval(() => socket.writable && socket.write('x'), 2_000);
    socket.once('close', () => clearInterval(drip));
    return socket;
  });
  return { lived, free: () => sockets.forEach((socket) => socket.destroy()) };
}

/** Answers that another user gets meanwhile, every 100 ms. */
async function elsewhere(url, token, ms) {
  const [took, failed] = [[], []];
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const [path, init] of [
      ['/healthz', {}],
      ['/api/task', { headers: { authorization: `Bearer ${token}` } }],
      ['/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
    ]) {
      const since = performance.now();
      // A new connection: an open one would prove nothing.
      const answer = await fetch(url + path, {
        ...init,
        headers: { ...init.headers, connection: 'close' },
      }).catch((error) => ({ status: error.cause?.code ?? error.message, text: () => '' }));
      await answer.text();
      took.push(performance.now() - since);
      if (![200, 400].includes(answer.status)) failed.push(`${path} → ${answer.status}`);
    }
    await pause(100);
  }
  took.sort((a, b) => a - b);
  return { asked: took.length, failed, p95: took[Math.floor(took.length * 0.95)] };
}

/** 1 200 anonymous slow clients: each is disconnected within its limit, and others are not affected. */
export async function slowClients({ times: clients = 1_200 } = {}) {
  const school = await openSchool();
  const server = await ServerProcess.start(school, { RATE_LIMITS: 'on' });
  try {
    const { token } = await school.account();
    const calm = await elsewhere(server.url, token, 1_000);
    const headers = hold(server.url, clients / 2, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const bodies = hold(
      server.url,
      clients / 2,
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    );
    const busy = await elsewhere(server.url, token, 14_000);
    const held = clients - headers.lived.length - bodies.lived.length;
    headers.free();
    bodies.free();
    const longest = Math.max(0, ...headers.lived, ...bodies.lived);
    const broken = [
      ...[...new Set([...calm.failed, ...busy.failed])].slice(0, 5),
      ...(held > 0 ? [`${held} slow clients are still held after 14 s`] : []),
      ...(server.exits > 0 ? [`${server.exits} exits`] : []),
    ];
    return {
      name: 'slow clients',
      figures: {
        'slow clients': clients,
        'let go within': `${(longest / 1000).toFixed(1)} s`,
        'others asked': busy.asked,
        'others refused': busy.failed.length,
        'others, p95': `${busy.p95.toFixed(0)} ms (${calm.p95.toFixed(0)} ms when calm)`,
      },
      broken,
    };
  } finally {
    await server.stop('SIGKILL');
    await school.close();
  }
}

/**
 * One account opens as many WebSockets as it can, from many browsers: it gets its quota, and others get
 * theirs.
 */
export async function sockets({ times: clients = 1_000 } = {}) {
  const school = await openSchool();
  const server = await ServerProcess.start(school, { RATE_LIMITS: 'on' });
  const open = [];
  try {
    const [greedy, other] = [await school.account(), await school.account()];
    const tokens = [];
    for (let n = 0; n < 10; n += 1) tokens.push(await addSession(school.pool, greedy.id));
    let admitted = 0;
    for (let n = 0; n < clients; n += TOGETHER) {
      const group = Array.from({ length: TOGETHER }, (_, k) =>
        openSocket(server.url, tokens[(n + k) % tokens.length]),
      );
      open.push(...group.map(({ socket }) => socket));
      admitted += (await Promise.all(group.map((each) => each.admitted))).filter(Boolean).length;
    }
    await slam(server.url, 50);
    const others = await elsewhere(server.url, other.token, 1_500);
    const own = openSocket(server.url, other.token);
    const welcome = await own.admitted;
    own.socket.terminate();
    return {
      name: 'websockets of one account',
      figures: {
        'sockets asked for': clients,
        'sockets admitted': admitted,
        'others asked': others.asked,
        'others refused': others.failed.length,
        "another account's socket": welcome ? 'admitted' : 'refused',
      },
      broken: [
        ...(admitted > 40 ? [`one account holds ${admitted} sockets`] : []),
        ...(admitted === 0 ? ['no socket was admitted at all'] : []),
        ...(welcome ? [] : ['another account was refused its socket']),
        ...[...new Set(others.failed)].slice(0, 5),
        ...(server.exits > 0 ? [`${server.exits} exits`] : []),
      ],
    };
  } finally {
    for (const socket of open) socket.terminate();
    await server.stop('SIGKILL');
    await school.close();
  }
}

/** Handshakes that disconnect as soon as they are refused. */
async function slam(url, count) {
  for (let n = 0; n < count; n += 1) {
    const socket = connect(ADDRESS_OF(url));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: https://ond.exempel.se\r\n\r\n',
      () => socket.resetAndDestroy(),
    );
    await once(socket, 'close');
  }
}

function openSocket(url, token) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.on('error', () => undefined);
  socket.once('open', () => socket.send('{"type":"connection_init"}'));
  const admitted = Promise.race([
    once(socket, 'message').then(([text]) => String(text).includes('connection_ack')),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  return { socket, admitted };
}
