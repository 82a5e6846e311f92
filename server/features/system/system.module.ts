import { Module } from '@nestjs/common';
import { SystemProbes } from './system-probes.queries.js';
import { SystemResolver } from './system.resolver.js';
import { SystemService } from './system.service.js';

/** System status for administrators. */
@Module({
  providers: [SystemProbes, SystemResolver, SystemService],
})
export class SystemModule {}
