import { Global, Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';
import { JobHandlers } from './job-handlers.js';
import { JobRunner } from './job-runner.js';
import { JobsResolver } from './jobs.resolver.js';
import { JobsService } from './jobs.service.js';
import { JobsController } from './jobs.controller.js';

/** Work that outlives its request: the queue's runner, long work with progress, housekeeping. */
@Global()
@Module({
  controllers: [JobsController],
  providers: [Housekeeping, JobHandlers, JobRunner, JobsResolver, JobsService],
  exports: [Housekeeping, JobHandlers, JobsService],
})
export class JobsModule {}
