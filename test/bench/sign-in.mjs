/** P10: the cost of a sign-in beside its hash, and list latency during many sign-ins. */
import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import { load, send } from './load.mjs';
import { OPERATIONS } from './operations.mjs';
import { startServer } from './servers.mjs';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Simultaneous sign-ins of different accounts from one address. */
const AT_ONCE = 200;
const STORM = 10;
const IN_TURN = 60;
const PASSWORD = 'kastanj lampa moln 42';

/** With rate limits, as in production, and without. */
export async function benchSignIn({ url, product, token, folder, seconds }) {
  const stored = await hash(PASSWORD, OPTIONS);
  await addPeople(url, stored);
  console.log(`\n### Sign-in\n`);
  // The limit of 600 anonymous calls a minute is above the number made here.
  const counting = await startServer('product.mjs', url, folder, { RATE_LIMITS: 'on' });
  try {
    for (const [name, { port }] of [
      ['guesses counted', counting],
      ['not counted', product],
    ])
      console.log(`${name}: ${await besideHash(port, stored)}`);
    console.log(await besideList(product.port, token, seconds));
    console.log(await school(counting.port));
  } finally {
    await counting.stop();
  }
}

const signIn = (n) => ({
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: `elev${n % AT_ONCE}@skola.exempel.se`, password: PASSWORD }),
});

/** Alternates hash and sign-in, so that other load slows both alike. */
async function besideHash(port, stored) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [hashes, signIns] = [[], []];
  for (let n = -10; n < IN_TURN; n += 1) {
    const hashMs = await timed(() => verify(stored, PASSWORD));
    const signInMs = await timed(() => send(agent, port, signIn(n + 10)));
    // The first ten are warm-up.
    if (n >= 0) hashes.push(hashMs) && signIns.push(signInMs);
  }
  agent.destroy();
  const [one, other] = [hashes, signIns].map(middle);
  return `hash alone ${one.toFixed(1)} ms · sign-in p50 ${other.toFixed(1)} ms · **${(other / one).toFixed(2)} × the hash**`;
}

async function besideList(port, token, seconds) {
  const list = () => ({
    path: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(OPERATIONS.list.question()),
  });
  const idle = await load({ port, connections: 1, seconds, call: list });
  const [storm, busy] = await Promise.all([
    load({ port, connections: STORM, seconds, call: signIn }),
    load({ port, connections: 1, seconds, call: list }),
  ]);
  return `list p97.5 idle ${idle.p975.toFixed(1)} ms · while ${STORM} sign in (${storm.perSecond.toFixed(0)}/s) ${busy.p975.toFixed(1)} ms · **${(busy.p975 / idle.p975).toFixed(1)} ×**`;
}

async function school(port) {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const answers = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, n) => send(agent, port, signIn(n))),
  );
  const taken = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const refused = answers.filter(({ status }) => status === 'rejected');
  const why = refused.length > 0 ? ` (${refused[0].reason.message})` : '';
  return `${AT_ONCE} at once · **${AT_ONCE - refused.length} served within ${taken.toFixed(1)} s**${why}`;
}

async function addPeople(url, stored) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let n = 0; n < AT_ONCE; n += 1)
    await client.query(
      `INSERT INTO app_user (id, name, email, role, password_hash) VALUES ($1, $2, $3, 'TEACHER', $4)`,
      [randomUUID(), `Person ${n}`, `elev${n}@skola.exempel.se`, stored],
    );
  await client.end();
}

async function timed(work) {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function middle(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
