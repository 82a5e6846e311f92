import { Module } from '@nestjs/common';
import { AccessLogResolver } from './access-log.resolver.js';
import { AccessLogService } from './access-log.service.js';

/** The access log, for systemadmins. Entries are written where students' data is read (server/history). */
@Module({
  providers: [AccessLogResolver, AccessLogService],
})
export class AccessLogModule {}
