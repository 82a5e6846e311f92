import { Global, Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.js';
import { ExportSources } from './export-sources.service.js';
import { ExportsResolver } from './exports.resolver.js';
import { ExportsService } from './exports.service.js';
import { ExportQuota } from './export-quota.sql.js';

/** Every list as a workbook or as CSV; the features register their lists. */
@Global()
@Module({
  imports: [ImportsModule],
  providers: [ExportSources, ExportsResolver, ExportsService, ExportQuota],
  exports: [ExportSources, ExportsService, ExportQuota],
})
export class ExportsModule {}
