import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TaskEntity } from './task.entity.js';
import { TasksResolver } from './tasks.resolver.js';
import { TasksService } from './tasks.service.js';
import { TasksController, AllTasksController } from './tasks.controller.js';

/** Private to-do lists. */
@Module({
  imports: [TypeOrmModule.forFeature([TaskEntity])],
  controllers: [TasksController, AllTasksController],
  providers: [TasksResolver, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
