import { Module } from '@nestjs/common';
import { TasksResolver } from './tasks.resolver.js';
import { TasksService } from './tasks.service.js';
import { TasksController, AllTasksController } from './tasks.controller.js';

/** Private to-do lists. */
@Module({
  controllers: [TasksController, AllTasksController],
  providers: [TasksResolver, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
