import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Database } from '../database/database.js';

/** Label of documents with several root fields: their combinations would make a series each. */
const SEVERAL = 'several';
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Pending, running and failed jobs. `locked_at` is set while a worker has one. */
const JOBS = `SELECT count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts)::integer AS waiting,
    count(*) FILTER (WHERE locked_at IS NOT NULL)::integer AS running,
    count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::integer AS failed
  FROM graphile_worker.jobs`;

interface JobCounts {
  waiting: number;
  running: number;
  failed: number;
}

/** A request as measured and logged. */
export interface MeasuredRequest {
  /** Root fields of the operation; none where the request was refused before it had one. */
  operations: readonly string[];
  status: number;
  seconds: number;
}

/**
 * The figures of this process in the format of Prometheus: requests by operation, database pool, jobs, sockets, memory
 * and the delay of the event loop.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'operation' | 'status'>;
  private sockets: () => number = () => 0;

  constructor(database: Database) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'studievy_' });
    this.requests = new Histogram({
      name: 'studievy_request_duration_seconds',
      help: 'Time from a request of GraphQL or REST to the end of its answer.',
      labelNames: ['operation', 'status'],
      buckets: SECONDS,
      registers,
    });
    gauge(registers, 'studievy_database_connections', 'Connections of the pool by state.', 'state', () => {
      const { totalCount, idleCount, waitingCount } = database.pool;
      return { used: totalCount - idleCount, idle: idleCount, queued: waitingCount };
    });
    gauge(registers, 'studievy_jobs', 'Jobs in the queue of all processes by state.', 'state', async () => {
      const [counts] = await database.query<JobCounts>(JOBS);
      return { ...counts! };
    });
    gauge(registers, 'studievy_websockets', 'Websockets of this process by state.', 'state', () => ({
      open: this.sockets(),
    }));
  }

  /** Where the number of open websockets is read, once there is a socket server. */
  countSockets(sockets: () => number): void {
    this.sockets = sockets;
  }

  observe({ operations, status, seconds }: MeasuredRequest): void {
    const operation = operations.length > 1 ? SEVERAL : (operations[0] ?? 'none');
    this.requests.observe({ operation, status }, seconds);
  }

  /** All metrics as text; those of the jobs are read from the database now. */
  async text(): Promise<string> {
    return this.registry.metrics();
  }
}

function gauge(
  registers: Registry[],
  name: string,
  help: string,
  label: string,
  read: () => Record<string, number> | Promise<Record<string, number>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await read())) this.set({ [label]: state }, count);
    },
  });
}
