/** One session at its limits, beside a user who opens student pages. */
import { randomUUID } from 'node:crypto';
import { openSchool, pause, ServerProcess } from './school.mjs';

const STUDENTS = 2_000;
const COMMENTS_EACH = 10;
/** Concurrent documents of the greedy session. */
const AT_ONCE = 15;
/** Allowed ratio of the other user's latency to idle. */
const MOST_RATIO = 2;

/** The most expensive document that is not refused: 2 000 rows. */
const GREEDY = `{ ${[1, 2, 3]
  .map(
    (n) =>
      `s${n}: students(input: {first: 200}) { nodes { name education { name } commentHistory { comment author } } }`,
  )
  .join(' ')} }`;

export async function greedySession({ times = 60 } = {}) {
  const school = await openSchool();
  const server = await ServerProcess.start(school, { RATE_LIMITS: 'on', LOG_LEVEL: 'error' });
  try {
    const student = await fill(school.pool);
    const [greedy, other] = [await school.account(), await school.account()];
    const page = {
      query: `{ student(id: "${student}") { name education { name } commentHistory { comment } } }`,
    };
    await measure(server.url, other.token, page, 20);
    const calm = await measure(server.url, other.token, page, times);
    const statuses = new Map();
    let over = false;
    const greed = Array.from({ length: AT_ONCE }, async () => {
      while (!over) {
        const { status } = await post(server.url, greedy.token, { query: GREEDY });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 429) await pause(200);
      }
    });
    await pause(500);
    const beside = await measure(server.url, other.token, page, times);
    over = true;
    await Promise.all(greed);
    const ratio = p95(beside.took) / p95(calm.took);
    return {
      name: 'greedy session',
      figures: {
        'answers to the greedy session': [...statuses]
          .map(([status, count]) => `${status} × ${count}`)
          .join(', '),
        'student pages, p95 when calm': `${p95(calm.took).toFixed(1)} ms`,
        'student pages, p95 beside it': `${p95(beside.took).toFixed(1)} ms (${ratio.toFixed(1)} ×)`,
      },
      broken: [
        ...(beside.failed > 0 ? [`${beside.failed} calls of the other one were refused`] : []),
        ...(ratio > MOST_RATIO ? [`the other one waited ${ratio.toFixed(1)} × as long`] : []),
        ...(server.exits > 0 ? [`${server.exits} exits`] : []),
      ],
    };
  } finally {
    await server.stop('SIGKILL');
    await school.close();
  }
}

/** Students with comments; returns one of them. */
async function fill(pool) {
  const ids = Array.from({ length: STUDENTS }, () => randomUUID());
  await pool.query(`INSERT INTO student (id, name) SELECT id, 'Elev ' || id FROM unnest($1::uuid[]) id`, [
    ids,
  ]);
  await pool.query(
    `INSERT INTO comment (id, student_id, author_name, author_role, text)
     SELECT gen_random_uuid(), id, 'Lärare', 'TEACHER', 'En kommentar av vanlig längd om hur det går för eleven.'
     FROM unnest($1::uuid[]) id, generate_series(1, ${COMMENTS_EACH})`,
    [ids],
  );
  return ids[0];
}

async function measure(url, token, body, times) {
  const seen = { took: [], failed: 0 };
  for (let n = 0; n < times; n += 1) {
    const since = performance.now();
    const { status } = await post(url, token, body);
    seen.took.push(performance.now() - since);
    if (status !== 200) seen.failed += 1;
    await pause(50);
  }
  return seen;
}

async function post(url, token, body) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return { status: answer.status };
}

function p95(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
