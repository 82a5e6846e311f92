import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../../config.js';
import type { Metrics } from './metrics.js';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Whether a request may read the metrics: it brings the key, or none is set on a port of their own. */
export function mayReadMetrics(request: IncomingMessage, { key }: Config['metrics']): boolean {
  if (key === null) return false;
  const [, brought = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(brought), digest(key));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  try {
    const text = await metrics.text();
    response.writeHead(200, { 'Content-Type': TEXT, 'Cache-Control': 'no-store' }).end(text);
  } catch {
    // The database is unreachable: its metrics are unavailable.
    response.writeHead(503, { 'Retry-After': '5' }).end();
  }
}

/** Serves `/metrics` on a port of its own, for a network that users do not reach. */
export async function openMetricsPort(
  { host, metrics: { port, key } }: Config,
  metrics: Metrics,
): Promise<Server | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') response.writeHead(404).end();
    else if (key !== null && !mayReadMetrics(request, { port, key })) response.writeHead(401).end();
    else void sendMetrics(response, metrics);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return server;
}
