import { Module } from '@nestjs/common';
import { LARGE_PAGES } from '../../platform/rest/large-pages.js';
import { ExportQuota } from './export-quota.queries.js';
import { ExportSources } from './export-sources.service.js';
import { ExportsResolver } from './exports.resolver.js';
import { ExportsService } from './exports.service.js';
import { LargePageQuota } from './large-pages.service.js';
import { StudentExportController } from './student-export.controller.js';
import { ExportsController } from './exports.controller.js';

/** Exports of lists as workbooks or CSV; features register their lists. */
@Module({
  controllers: [ExportsController, StudentExportController],
  providers: [
    ExportQuota,
    ExportSources,
    ExportsResolver,
    ExportsService,
    LargePageQuota,
    { provide: LARGE_PAGES, useExisting: LargePageQuota },
  ],
  exports: [ExportQuota, ExportSources],
})
export class ExportsModule {}
