/** P10: a sign-in costs little more than its hash, and a storm of them does not slow the list. */
import { hash } from '@node-rs/argon2';
import { Agent } from 'node:http';
import pg from 'pg';
import { load, send } from './load.mjs';
import { OPERATIONS } from './operations.mjs';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A school at eight o'clock. */
const AT_ONCE = 200;
const PASSWORD = 'kastanj lampa moln 42';

export async function benchSignIn({ url, product, token }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const stored = await hash(PASSWORD, OPTIONS);
  await client.query(`UPDATE app_user SET password_hash = $1 WHERE email = 'colleague@exempel.se'`, [stored]);
  await client.end();
  const hashMs = await middle(20, () => hash(PASSWORD, OPTIONS));
  const signIn = () => ({
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'colleague@exempel.se', password: PASSWORD }),
  });
  const list = () => ({
    path: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(OPERATIONS.list.question()),
  });
  const alone = await load({ port: product.port, connections: 1, seconds: 3, call: signIn });
  const idle = await load({ port: product.port, connections: 1, seconds: 3, call: list });
  const [storm, busy] = await Promise.all([
    load({ port: product.port, connections: 10, seconds: 3, call: signIn }),
    load({ port: product.port, connections: 1, seconds: 3, call: list }),
  ]);
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const school = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => send(agent, product.port, signIn())),
  );
  const taken = performance.now() - startedAt;
  agent.destroy();
  console.log(`\n### Sign-in\n`);
  console.log(
    `hash alone ${hashMs.toFixed(1)} ms · sign-in p50 ${alone.p50.toFixed(1)} ms · **${(alone.p50 / hashMs).toFixed(2)} × the hash**`,
  );
  console.log(
    `list p97.5 idle ${idle.p975.toFixed(1)} ms · while 10 sign in (${storm.perSecond.toFixed(0)}/s) ${busy.p975.toFixed(1)} ms · **${(busy.p975 / idle.p975).toFixed(1)} ×**`,
  );
  const served = school.filter(({ status }) => status === 'fulfilled').length;
  console.log(`${AT_ONCE} at once · **${served} served within ${(taken / 1000).toFixed(1)} s**`);
}

async function middle(times, work) {
  const taken = [];
  for (let n = 0; n < times; n += 1) {
    const before = performance.now();
    await work();
    taken.push(performance.now() - before);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)];
}
