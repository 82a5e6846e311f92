import { join } from 'node:path';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from './config.js';
import { CONFIG } from './platform/config/config-token.js';
import { Database } from './platform/database/database.js';
import { dataSourceOptions } from './platform/database/data-source.js';
import { DATABASE_URL } from './platform/database/tokens.js';
import { UnitOfWork } from './platform/database/unit-of-work.js';
import { DiskStore } from './platform/file-store/disk-store.js';
import { FILE_STORE, type FileStore } from './platform/file-store/file-store.js';
import { AccessTrail } from './platform/history/access-trail.js';
import { Metrics } from './platform/metrics/metrics.js';
import { OperationsHost } from './platform/graphql/execution/operations-host.js';
import { Readiness } from './platform/database/readiness.js';
import { ContextFactory } from './platform/http/context-factory.js';
import { AuditTrail } from './platform/history/audit-trail.js';
import { JobQueue } from './platform/jobs/job-queue.js';
import { createLog, LOGGER } from './platform/log/log.js';
import { EventBus } from './platform/realtime/event-bus.js';
import { SessionEvents } from './platform/realtime/session-events.js';
import { WorkbookReader } from './platform/workbook/workbook-reader.js';
import { WorkbookWriter } from './platform/workbook/workbook-writer.js';

/** The S3 library takes 20 MB, so it is loaded only if used. */
async function storeOf({ files, dataDir }: Config): Promise<FileStore> {
  if (files.kind !== 's3') return new DiskStore(files.folder);
  const { S3Store } = await import('./platform/file-store/s3-store.js');
  return new S3Store(files, join(dataDir, 'incoming'));
}

/**
 * Core providers of every feature: settings, log, database, transactions, events, files, operations of the
 * contract.
 */
@Global()
@Module({})
export class CoreModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: CoreModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(databaseUrl, { poolSize: config.databasePool }),
            // Those that features register with `TypeOrmModule.forFeature`.
            autoLoadEntities: true,
            // `await-database.ts` has waited for the database already.
            retryAttempts: 0,
          }),
        }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DATABASE_URL, useValue: databaseUrl },
        { provide: FILE_STORE, useFactory: () => storeOf(config) },
        { provide: LOGGER, useFactory: () => createLog(config.logLevel) },
        ...SERVICES,
      ],
      exports: [CONFIG, DATABASE_URL, FILE_STORE, LOGGER, ...SERVICES],
    };
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
  Metrics,
  Readiness,
  SessionEvents,
  UnitOfWork,
  WorkbookReader,
  WorkbookWriter,
];
