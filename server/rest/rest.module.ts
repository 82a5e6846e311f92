import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.js';
import { EducationController } from './education.controller.js';
import { Rest } from './rest.js';
import { StudentDetailsController } from './student-details.controller.js';
import { StudentListAnswer } from './student-list-answer.js';
import { StudentsController } from './students.controller.js';
import { TaskController } from './task.controller.js';

/** The REST door: thin controllers over fixed operations. */
@Module({
  controllers: [AuthController, EducationController, StudentDetailsController, StudentsController, TaskController],
  providers: [Rest, StudentListAnswer],
  exports: [Rest],
})
export class RestModule {}
