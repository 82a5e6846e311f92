/** Clients that write and read continuously and remember acknowledged writes. */
import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { pause } from './school.mjs';

const LIST = JSON.stringify({ query: '{ students { nodes { id name } } }' });
/** Retry delay: short, to hit the outage; not so short that it starves the start. */
const AGAIN_MS = 150;
const GIVEN_UP_AFTER_MS = 60_000;

/** Starts the clients; `stop` returns their observations once every write is answered. */
export function startClients(url, token, students, { writers = 8, readers = 4 } = {}) {
  const seen = { answers: new Map(), cut: 0, wrong: [], longestGapMs: 0, sent: [] };
  let over = false;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  async function ask(path, init) {
    try {
      const answer = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
      const text = await answer.text();
      judge(seen, `${init.method} ${path}`, answer, text);
      return answer.status;
    } catch (error) {
      // A dropped connection is not an answer.
      seen.cut += 1;
      return error.name === 'TypeError' || error.name === 'AbortError' ? 0 : Promise.reject(error);
    }
  }

  async function write() {
    while (!over) {
      const comment = {
        key: randomUUID(),
        student: students[seen.sent.length % students.length],
        text: `nr ${seen.sent.length} ${randomUUID()}`,
        acknowledged: false,
      };
      seen.sent.push(comment);
      const since = performance.now();
      // Retries with the same idempotency key, like a user who presses the button again.
      while (!comment.acknowledged && performance.now() - since < GIVEN_UP_AFTER_MS) {
        const status = await ask(`/api/students/${comment.student}/comment`, {
          method: 'POST',
          headers: { 'idempotency-key': comment.key },
          body: JSON.stringify({ comment: comment.text }),
        });
        comment.acknowledged = status === 201;
        if (status === 0 || status === 503) await pause(AGAIN_MS);
        else if (status !== 201) break;
      }
      seen.longestGapMs = Math.max(seen.longestGapMs, performance.now() - since);
    }
  }

  async function read() {
    while (!over) {
      const status = await ask('/graphql', { method: 'POST', body: LIST });
      if (status !== 200) await pause(AGAIN_MS);
    }
  }

  const all = [...Array.from({ length: writers }, write), ...Array.from({ length: readers }, read)];
  return {
    seen,
    async stop() {
      over = true;
      await Promise.all(all);
      return seen;
    },
  };
}

/**
 * Clients that keep their connections and send requests until the server stops accepting. A request that was
 * accepted but never answered counts as cut; a refused connection does not.
 */
export function startUntilClosed(url, token, students, count = 12) {
  const seen = { answers: new Map(), answered: 0, cut: [], wrong: [], sent: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  function post(path, body, more = {}) {
    return new Promise((resolve, reject) => {
      const call = httpRequest(
        url + path,
        { method: 'POST', agent, headers: { ...headers, ...more } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
          answer.on('error', reject).on('end', () => {
            judge(seen, path, { status: answer.statusCode, headers: new Headers(answer.headers) }, text);
            resolve(answer.statusCode);
          });
        },
      );
      call.on('error', reject).end(body);
    });
  }

  async function work(n) {
    for (let turn = n; ; turn += 1) {
      const comment = {
        key: randomUUID(),
        student: students[turn % students.length],
        text: `nr ${randomUUID()}`,
        acknowledged: false,
      };
      try {
        if (turn % 3 === 0) {
          seen.sent.push(comment);
          const body = JSON.stringify({ comment: comment.text });
          const status = await post(`/api/students/${comment.student}/comment`, body, {
            'idempotency-key': comment.key,
          });
          comment.acknowledged = status === 201;
        } else await post('/graphql', LIST);
        seen.answered += 1;
      } catch (error) {
        if (error.code !== 'ECONNREFUSED') seen.cut.push(`${error.code} ${error.message}`);
        return;
      }
    }
  }

  const all = Array.from({ length: count }, (_, n) => work(n));
  return {
    async stop() {
      await Promise.all(all);
      agent.destroy();
      return seen;
    },
  };
}

/** During an outage 503 with Retry-After is allowed; any other server error is a defect. */
function judge(seen, what, answer, text) {
  const { status } = answer;
  seen.answers.set(status, (seen.answers.get(status) ?? 0) + 1);
  const bare = status === 503 && !answer.headers.get('retry-after');
  const defect = status === 500 || text.includes('"INTERNAL"');
  const masked = /node_modules|at \S+ \(|SELECT |INSERT /.test(text);
  if (bare || defect || masked) seen.wrong.push(`${what} → ${status} ${text.slice(0, 300)}`);
}

/** Acknowledged writes that are missing or duplicated, and unacknowledged ones that are duplicated. */
export async function lost(pool, { sent }) {
  const { rows } = await pool.query(
    'SELECT student_id, text, count(*)::int AS times FROM comment GROUP BY 1, 2',
  );
  const times = new Map(rows.map((row) => [`${row.student_id} ${row.text}`, row.times]));
  return sent.filter(({ student, text, acknowledged }) => {
    const found = times.get(`${student} ${text}`) ?? 0;
    return acknowledged ? found !== 1 : found > 1;
  });
}
