import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from './config.js';
import { ENTITIES } from './entities.js';
import { CONFIG } from './platform/config/config-token.js';
import { Database } from './platform/database/database.js';
import { buildDataSource } from './platform/database/data-source.js';
import { DATABASE_URL } from './platform/database/tokens.js';
import { UnitOfWork } from './platform/database/unit-of-work.js';
import { AccessTrail } from './platform/history/access-trail.js';
import { OperationsHost } from './platform/graphql/execution/operations-host.js';
import { Readiness } from './platform/database/readiness.js';
import { ContextFactory } from './platform/http/context-factory.js';
import { AuditTrail } from './platform/history/audit-trail.js';
import { JobQueue } from './platform/jobs/job-queue.js';
import { createLog, LOGGER } from './platform/log/log.js';
import { EventBus } from './platform/realtime/event-bus.js';
import { SessionEvents } from './platform/realtime/session-events.js';

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
          useFactory: () =>
            buildDataSource(databaseUrl, { poolSize: config.databasePool, entities: ENTITIES }).initialize(),
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
