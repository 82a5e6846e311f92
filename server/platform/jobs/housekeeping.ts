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

/** A maintenance job; it runs its database statements. */
export type Chore = (database: Database) => Promise<unknown>;

/**
 * Runs the maintenance jobs that the features register: as task `sweep`, at startup and hourly, in one process at a
 * time.
 */
@Injectable()
export class Housekeeping implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly chores = new Map<string, Chore>();
  private readonly counters = new Map<string, Chore>();
  private ordering: NodeJS.Timeout | undefined;

  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly database: Database,
    @Inject(LOGGER) private readonly log: Logger,
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
  register(name: string, chore: Chore): void {
    this.chores.set(name, chore);
  }

  /** A job that rebuilds counters: it runs after those that change their data. */
  registerCounter(name: string, chore: Chore): void {
    this.counters.set(name, chore);
  }

  /** Runs every job: a failing one is logged, and runs again with the next sweep. */
  async run(): Promise<void> {
    for (const [name, chore] of [...this.chores, ...this.counters]) {
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
