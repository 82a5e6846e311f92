/** Many users sign in at once while an attacker guesses passwords and others work. */
import { randomUUID } from 'node:crypto';
import { Passwords } from '../../dist/server/platform/auth/passwords/passwords.js';
import { openSchool, pause, ServerProcess } from './school.mjs';

const PASSWORD = 'kastanj lampa moln 42';
/** Limit for the last sign-in to be served. */
const SERVED_WITHIN_MS = 30_000;

export async function signIns({ times = 200 } = {}) {
  const school = await openSchool();
  const server = await ServerProcess.start(school, { RATE_LIMITS: 'on' });
  try {
    // One extra account, whose password is guessed from the school's own address.
    const [guessed, ...people] = await addPeople(school.pool, times + 1);
    const { token } = await school.account();
    const work = watchWork(server.url, token);
    await pause(1_000);
    work.begin();
    const guesses = Promise.all(
      Array.from({ length: 30 }, () => signIn(server.url, guessed, 'inte rätt alls 99')),
    );
    const answers = await Promise.all(people.map((email) => signIn(server.url, email, PASSWORD)));
    await guesses;
    const others = await work.end();
    const late = answers.filter(({ status, ms }) => status !== 200 || ms > SERVED_WITHIN_MS);
    const took = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    return {
      name: 'sign-in storm',
      figures: {
        'people who sign in at once': times,
        'signed in': answers.filter(({ status }) => status === 200).length,
        'in the middle after': `${Math.round(took[Math.floor(times / 2)])} ms, the last after ${Math.round(took.at(-1))} ms`,
        'others asked meanwhile': others.took.length,
        'others refused': others.failed,
        'others, p95': `${Math.round(p95(others.took))} ms (${Math.round(p95(others.calm))} ms when calm)`,
      },
      broken: [
        ...[...new Set(late.map(({ status }) => `a sign-in was answered ${status}`))],
        ...(others.failed > 0 ? [`${others.failed} calls of others were refused`] : []),
        ...(server.exits > 0 ? [`${server.exits} exits`] : []),
      ],
    };
  } finally {
    await server.stop('SIGKILL');
    await school.close();
  }
}

async function addPeople(pool, count) {
  const hash = await new Passwords().hash(PASSWORD);
  const emails = Array.from({ length: count }, (_, n) => `person.${n}@exempel.se`);
  for (const email of emails)
    await pool.query(
      `INSERT INTO app_user (id, name, email, role, password_hash) VALUES ($1, 'Person', $2, 'TEACHER', $3)`,
      [randomUUID(), email, hash],
    );
  return emails;
}

/** Signs in like a user: waits for Retry-After and tries again. */
async function signIn(url, email, password) {
  const since = performance.now();
  for (;;) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    await answer.text();
    const ms = performance.now() - since;
    const again = Number(answer.headers.get('retry-after') ?? 0) * 1_000;
    if (answer.status !== 503 || again === 0 || ms + again > SERVED_WITHIN_MS)
      return { status: answer.status, ms };
    await pause(again);
  }
}

/** A signed-in user who requests a list repeatedly. */
function watchWork(url, token) {
  const seen = { calm: [], took: [], failed: 0 };
  let [stormy, over] = [false, false];
  const work = (async () => {
    while (!over) {
      const since = performance.now();
      const answer = await fetch(`${url}/api/task`, { headers: { authorization: `Bearer ${token}` } });
      await answer.text();
      (stormy ? seen.took : seen.calm).push(performance.now() - since);
      if (answer.status !== 200) seen.failed += 1;
      await pause(150);
    }
  })();
  return {
    begin: () => (stormy = true),
    async end() {
      over = true;
      await work;
      return seen;
    },
  };
}

function p95(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
