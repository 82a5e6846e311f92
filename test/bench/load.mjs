/** A closed loop of requests over keep-alive connections. */
import { Agent, request } from 'node:http';

/**
 * Sends `call(n)` over `connections` for `seconds`. Returns count, requests per second, p50 and p95 in ms,
 * and the size of the last body. Any status but 200 is an error.
 */
export async function load({ port, connections, seconds, call, from = 0 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let n = from;
  let bytes = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const before = performance.now();
        bytes = await send(agent, port, call(n++));
        times.push(performance.now() - before);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    count: times.length,
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p975: at(0.975),
    bytes,
    next: n,
  };
}

export function send(agent, port, { method = 'POST', path, headers, body }) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      let size = 0;
      const kept = [];
      response.on('data', (chunk) => {
        size += chunk.length;
        if (response.statusCode !== 200 || size < 600) kept.push(chunk);
      });
      response.on('end', () => {
        const start = Buffer.concat(kept).toString().slice(0, 300);
        if (response.statusCode === 200 && !start.startsWith('{"errors"')) resolve(size);
        else reject(new Error(`${path} answered ${response.statusCode}: ${start}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
