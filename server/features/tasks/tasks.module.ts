import { Module } from '@nestjs/common';
import { TasksResolver } from './tasks.resolver.js';
import { TasksService } from './tasks.service.js';

/** Private to-do lists. */
@Module({
  providers: [TasksResolver, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
