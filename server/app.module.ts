import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { Config } from './config.js';
import { CoreModule } from './core.module.js';
import { EXPORT_TABLES } from './features/exports/export-sources.service.js';
import { LargePageQuota } from './features/exports/large-pages.service.js';
import { EXPORTS, FEATURE_PROVIDERS } from './generated.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { ContractModule } from './platform/graphql/graphql.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { Rest } from './platform/rest/rest.js';
import { LARGE_PAGES, RestDoor, REST_TABLES } from './platform/rest/table/rest-door.js';
import { REST_ROUTES } from './rest-routes.js';

/** Those who take or give the bytes of a REST route by themselves. */
const BYTES = REST_ROUTES.tables
  .flatMap(({ routes }) => routes)
  .flatMap(({ sends, receives }): Type[] => [sends?.by, receives?.by].filter((one) => one !== undefined));

/** The product: the rooms of the platform, everything of the features that can be injected, and the REST door. */
@Module({})
export class AppModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [CoreModule.forRoot(config, databaseUrl), AuthModule, ContractModule, JobsModule, MailModule],
      providers: [
        ...FEATURE_PROVIDERS,
        Rest,
        RestDoor,
        { provide: REST_TABLES, useValue: REST_ROUTES },
        { provide: EXPORT_TABLES, useValue: EXPORTS },
        { provide: LARGE_PAGES, useExisting: LargePageQuota },
        ...new Set(BYTES),
      ],
    };
  }
}
