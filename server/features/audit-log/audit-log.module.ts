import { Module } from '@nestjs/common';
import { AuditLogResolver } from './audit-log.resolver.js';
import { AuditLogService } from './audit-log.service.js';

/** The trail of administration and sign-in, for systemadmins. Entries are written where the actions are done (server/history). */
@Module({
  providers: [AuditLogResolver, AuditLogService],
})
export class AuditLogModule {}
