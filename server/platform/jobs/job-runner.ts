import { EventEmitter } from 'node:events';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  Logger as WorkerLogger,
  runTaskList,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { Logger } from 'pino';
import { SteadyClient } from '../database/steady-client.js';
import { DATABASE_URL } from '../database/tokens.js';
import { LOGGER } from '../log/log.js';
import { JobHandlers } from './job-handlers.js';
import { QueuePool } from './queue-pool.js';
import { WorkerLease } from './worker-lease.js';

const WORKERS = 2;
/** One connection that listens, one that holds the leases, one for each worker. */
const CONNECTIONS = 2 + WORKERS;
/** New work announces itself; asking is for work that waits for a later attempt. */
const POLL_MS = 5_000;
const LOOK_FOR_THE_DEAD_MS = 5_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;
const MOST_FAILURES = 2;
/** Less than the shutdown grace period, to leave time for closing database connections. */
const STOP_MS = 8_000;

/**
 * Runs the queue inside the server process. Several processes share one queue: each job runs in one
 * of them, and the jobs of a process that died are taken up by another, or at the next start.
 */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly pool: QueuePool;
  private stopBy: number | null = null;
  private stop = (): void => undefined;
  private readonly stopping = new Promise<void>((resolve) => (this.stop = resolve));
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly handlers: JobHandlers,
    @Inject(DATABASE_URL) url: string,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.pool = new QueuePool({
      connectionString: url,
      max: CONNECTIONS,
      Client: SteadyClient,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'studievy-jobs',
    });
    this.pool.on('error', (error) =>
      this.log.debug({ err: error.message }, 'an idle job connection was lost'),
    );
  }

  onApplicationBootstrap(): void {
    this.running = this.keepRunning();
  }

  /** Begins no new work from now on. */
  stopTaking(): void {
    this.stopBy ??= performance.now() + STOP_MS;
    this.stop();
  }

  /** Waits for running jobs; those that take longer are retried by another process. */
  async onModuleDestroy(): Promise<void> {
    this.stopTaking();
    await Promise.race([this.running, pause(Math.max(0, (this.stopBy ?? 0) - performance.now()))]);
    await Promise.race([this.pool.end(), pause(1_000)]);
  }

  /** Restarts the queue's runner, which gives up when the database is unreachable. */
  private async keepRunning(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (this.stopBy === null) {
      const begun = performance.now();
      try {
        await this.runUntilLost();
        retryMs = FIRST_RETRY_MS;
      } catch (error) {
        // After a good run, an error is a new problem and resets the backoff.
        if (performance.now() - begun > LAST_RETRY_MS) retryMs = FIRST_RETRY_MS;
        this.log.error(
          { err: error instanceof Error ? error.message : 'unknown' },
          'the job runner was interrupted',
        );
      }
      if (this.stopBy === null) await Promise.race([pause(retryMs), this.stopping]);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  private async runUntilLost(): Promise<void> {
    const lease = await WorkerLease.open(this.pool);
    let watch: NodeJS.Timeout | undefined;
    let workers: WorkerPool | undefined;
    const events: WorkerEvents = new EventEmitter();
    const atWork = staysAtWork(events);
    try {
      await this.freeJobs(lease);
      watch = setInterval(() => void this.freeJobs(lease), LOOK_FOR_THE_DEAD_MS);
      workers = this.start(lease, events);
      await Promise.race([workers.promise, atWork, lease.lost, this.stopping]);
    } finally {
      clearInterval(watch);
      await this.end(workers);
      lease.close();
    }
  }

  /**
   * Starts the workers without the queue's cron: its unhandled rejection would end the process if the
   * database became unreachable.
   */
  private start(lease: WorkerLease, events: WorkerEvents): WorkerPool {
    const options = {
      events,
      concurrency: WORKERS,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: new WorkerLogger(() => () => undefined),
      preset: {
        plugins: [
          {
            name: 'WorkerLease',
            version: '1.0.0',
            worker: {
              hooks: {
                startWorker: (_context: unknown, { worker }: { worker: { workerId: string } }) =>
                  lease.hold(worker.workerId),
              },
            },
          },
        ],
      },
    };
    return runTaskList(options, this.tasks(), this.pool);
  }

  private tasks(): TaskList {
    const tasks = [...this.handlers.all()].map(([name, handler]) => [
      name,
      async (payload: unknown, { job }: { job: { id: string; attempts: number; created_at: Date } }) => {
        try {
          const attempt = { queueId: job.id, attempt: job.attempts, queuedAt: job.created_at };
          await handler(payload as Record<string, unknown>, attempt);
        } catch (error) {
          const err = error instanceof Error ? { message: error.message, stack: error.stack } : undefined;
          this.log.error({ task: name, attempt: job.attempts, err }, 'a job failed and will be tried again');
          throw error;
        }
      },
    ]);
    return Object.fromEntries(tasks) as TaskList;
  }

  private async freeJobs(lease: WorkerLease): Promise<void> {
    try {
      const freed = await lease.freeJobsOfTheDead();
      if (freed > 0) this.log.warn({ freed }, 'jobs of a dead process were taken up again');
    } catch (error) {
      // The database is unreachable: the lease is lost, and the runner restarts.
      this.log.debug(
        { err: error instanceof Error ? error.message : 'unknown' },
        'could not look for dead workers',
      );
    }
  }

  private async end(workers: WorkerPool | undefined): Promise<void> {
    if (!workers) return;
    try {
      await workers.gracefulShutdown();
    } catch (error) {
      this.log.debug({ err: String(error) }, 'the queue had stopped by itself');
    }
  }
}

/**
 * Resolves when a worker has given up (its pool goes on without it), and rejects when no worker could fetch a
 * job twice in a row. The queue would keep polling, but it caches the task ids of its first query, even if
 * that failed, and would then never find a job.
 */
function staysAtWork(events: WorkerEvents): Promise<void> {
  return new Promise((resolve, reject) => {
    let failures = 0;
    const asked = (): void => void (failures = 0);
    events.on('worker:getJob:empty', asked);
    events.on('job:start', asked);
    events.on('worker:getJob:error', ({ error }) => {
      failures += 1;
      if (failures >= MOST_FAILURES) reject(error instanceof Error ? error : new Error(String(error)));
    });
    events.on('worker:stop', () => resolve());
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
