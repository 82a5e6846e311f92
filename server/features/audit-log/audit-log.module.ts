import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { AuditLogResolver } from './audit-log.resolver.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditLogExports } from './audit-log.export.js';

/** The audit log, for system administrators. Actions write their entries themselves (server/history). */
@Module({
  imports: [ExportsModule],
  providers: [AuditLogExports, AuditLogResolver, AuditLogService],
})
export class AuditLogModule {}
