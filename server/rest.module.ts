import { Module, type Type } from '@nestjs/common';
import { CalendarModule } from './features/calendar/calendar.module.js';
import { DocumentsModule } from './features/documents/documents.module.js';
import { EarningsModule } from './features/earnings/earnings.module.js';
import { ImportsModule } from './features/imports/imports.module.js';
import { MyDataModule } from './features/my-data/my-data.module.js';
import { Rest } from './platform/rest/rest.js';
import { RestDoor, REST_TABLES } from './platform/rest/table/rest-door.js';
import { REST_ROUTES } from './rest-routes.js';

/** Those who take or give bytes by themselves. */
const BYTES = REST_ROUTES.tables
  .flatMap(({ routes }) => routes)
  .flatMap(({ sends, receives }): Type[] => [sends?.by, receives?.by].filter((one) => one !== undefined));

/** The REST door: every row of the tables is a route. */
@Module({
  imports: [CalendarModule, DocumentsModule, EarningsModule, ImportsModule, MyDataModule],
  providers: [Rest, RestDoor, { provide: REST_TABLES, useValue: REST_ROUTES }, ...new Set(BYTES)],
  exports: [Rest],
})
export class RestModule {}
