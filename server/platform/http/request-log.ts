import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';

/** Log fields of a request besides its status: ids and the contract's names, never names of people. */
export interface RequestFacts {
  operations?: readonly string[];
  userId?: string;
}

const facts = new WeakMap<ServerResponse, RequestFacts>();

/** Adds log fields that a later step of the request has determined. */
export function describeRequest(response: ServerResponse, found: RequestFacts): void {
  const known = facts.get(response);
  if (known) Object.assign(known, found);
}

/** One line and one measurement for each request of GraphQL and REST, at the end of its answer. */
export class RequestLog {
  constructor(
    private readonly log: Logger,
    private readonly metrics: Metrics,
  ) {}

  follow(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    facts.set(response, {});
    response.once('close', () => {
      const { operations = [], userId } = facts.get(response)!;
      const ms = performance.now() - startedAt;
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      this.metrics.observe({ operations, status, seconds: ms / 1000 });
      this.log.info(
        { requestId: randomUUID(), method: request.method, operations, status, ms: Math.round(ms), userId },
        'request',
      );
    });
  }
}

/** As nginx notes a client that has closed its connection before the answer. */
const CLIENT_LEFT = 499;
