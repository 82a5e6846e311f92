import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { AuditLogResolver } from './audit-log.resolver.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditLogExports } from './audit-log.export.js';

/** The trail of administration and sign-in, for systemadmins. Entries are written where the actions are done (server/history). */
@Module({
  imports: [ExportsModule],
  providers: [AuditLogExports, AuditLogResolver, AuditLogService],
})
export class AuditLogModule {}
