import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../database/database.js';
import { LOGGER } from '../log/log.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';

/** Of each hour: away from the full hour, when others' work begins. */
const SWEEP_MINUTE = 17;
/** Often enough that an hour is not missed for long when the database was away as its sweep was ordered. */
const ORDER_MS = 10 * 60_000;

/** Maintenance jobs by name: each runs its database statements. */
export type Chores = Readonly<Record<string, (database: Database) => Promise<unknown>>>;

/** Injection token of all maintenance jobs (`server/generated.ts`). */
export const CHORES = Symbol('chores');

/**
 * Runs maintenance: the tables of jobs, and those that services register because they need more than the
 * database. Runs as task `sweep` at startup and hourly, in one process at a time.
 */
@Injectable()
export class Housekeeping implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly chores = new Map<string, () => Promise<unknown>>();
  private ordering: NodeJS.Timeout | undefined;

  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly database: Database,
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(CHORES) private readonly tables: readonly Chores[],
  ) {}

  onModuleInit(): void {
    this.handlers.register('sweep', () => this.run());
  }

  /** By then every feature has registered: they do so while their modules are made. */
  async onApplicationBootstrap(): Promise<void> {
    await this.queue.addOnce(this.database, 'sweep');
    await this.orderNext();
    this.ordering = setInterval(() => void this.orderNext(), ORDER_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.ordering);
  }

  private async orderNext(): Promise<void> {
    try {
      await this.queue.addHourly(this.database, 'sweep', SWEEP_MINUTE);
    } catch (error) {
      this.log.warn(
        { err: error instanceof Error ? error.message : 'unknown' },
        'the next sweep could not be ordered yet',
      );
    }
  }

  /** To be called from `onModuleInit`. */
  register(name: string, chore: () => Promise<unknown>): void {
    this.chores.set(name, chore);
  }

  /** Runs every job: a failing one is logged, and runs again with the next sweep. */
  async run(): Promise<void> {
    const tables = this.tables.flatMap((table) => Object.entries(table));
    // Jobs that rebuild counters run after those that change their data.
    for (const [name, chore] of [...this.chores, ...tables]) {
      try {
        await chore(this.database);
      } catch (error) {
        this.log.error(
          { chore: name, err: error instanceof Error ? error.message : 'unknown' },
          'a chore failed',
        );
      }
    }
  }
}
