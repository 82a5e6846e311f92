import { Module } from '@nestjs/common';
import { AuditExport } from './audit-log.export.js';
import { AuditLogResolver } from './audit-log.resolver.js';
import { AuditLogService } from './audit-log.service.js';

/** The trail of administration and sign-in, for systemadmins. Entries are written where the actions are done (server/history). */
@Module({ providers: [AuditExport, AuditLogResolver, AuditLogService] })
export class AuditLogModule {}
