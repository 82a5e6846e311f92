import { Module } from '@nestjs/common';
import { ExportQuota } from './export-quota.sql.js';
import { ExportSources } from './export-sources.service.js';
import { StudentWorkbookAnswer } from './export.rest.js';
import { ExportsResolver } from './exports.resolver.js';
import { ListExportAnswer } from './exports.rest.js';
import { ExportsService } from './exports.service.js';
import { LargePageQuota } from './large-pages.service.js';

/** Every list as a workbook or as CSV; the features register their lists. */
@Module({
  providers: [
    ExportQuota,
    ExportSources,
    ExportsResolver,
    ExportsService,
    LargePageQuota,
    ListExportAnswer,
    StudentWorkbookAnswer,
  ],
  exports: [ExportQuota, LargePageQuota],
})
export class ExportsModule {}
