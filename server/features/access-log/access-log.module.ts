import { Module } from '@nestjs/common';
import { AccessLogResolver } from './access-log.resolver.js';
import { AccessLogService } from './access-log.service.js';

/** The access log, for system administrators. Queries and mutations write the entries (server/history). */
@Module({
  providers: [AccessLogResolver, AccessLogService],
})
export class AccessLogModule {}
