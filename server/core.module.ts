import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from './config.js';
import { CONFIG } from './config-token.js';
import { Database } from './database/database.js';
import { buildDataSource } from './database/data-source.js';
import { DATABASE_URL } from './database/tokens.js';
import { UnitOfWork } from './database/unit-of-work.js';
import { AccessTrail } from './history/access-trail.js';
import { OperationsHost } from './graphql/operations-host.js';
import { Readiness } from './readiness.js';
import { ContextFactory } from './http/context-factory.js';
import { AuditTrail } from './history/audit-trail.js';
import { JobQueue } from './jobs/job-queue.js';
import { createLog, LOGGER } from './log.js';
import { EventBus } from './realtime/event-bus.js';
import { SessionEvents } from './realtime/session-events.js';

/** What every feature stands on: settings, log, database, transactions, news, the operations of the contract. */
@Global()
@Module({})
export class CoreModule implements OnApplicationShutdown {
  constructor(private readonly source: DataSource) {}

  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: CoreModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DATABASE_URL, useValue: databaseUrl },
        { provide: LOGGER, useFactory: () => createLog(config.logLevel) },
        {
          provide: DataSource,
          useFactory: () => buildDataSource(databaseUrl, { poolSize: config.databasePool }).initialize(),
        },
        ...SERVICES,
      ],
      exports: [CONFIG, DATABASE_URL, LOGGER, DataSource, ...SERVICES],
    };
  }

  /** After the last request has been answered, so that none loses its connection. */
  async onApplicationShutdown(): Promise<void> {
    await this.source.destroy();
  }
}

const SERVICES = [
  AuditTrail,
  AccessTrail,
  ContextFactory,
  Database,
  EventBus,
  JobQueue,
  OperationsHost,
  Readiness,
  SessionEvents,
  UnitOfWork,
];
