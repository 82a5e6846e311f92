import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.js';
import { ApiKeysController } from './api-keys.controller.js';
import { AuthController } from './auth.controller.js';
import { DetailsController } from './details.controller.js';
import { EducationController } from './education.controller.js';
import { ExamsController } from './exams.controller.js';
import { ExportController } from './export.controller.js';
import { FilesController } from './files.controller.js';
import { ImportsController } from './imports.controller.js';
import { JobsController } from './jobs.controller.js';
import { MyDataController } from './my-data.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { OpenApiController } from './openapi.controller.js';
import { ProfileController } from './profile.controller.js';
import { Rest } from './rest.js';
import { SearchController } from './search.controller.js';
import { StudentDetailsController } from './student-details.controller.js';
import { StudentListAnswer } from './student-list-answer.js';
import { StudentsController } from './students.controller.js';
import { TaskController } from './task.controller.js';
import { UsersController } from './users.controller.js';

/** The REST door: thin controllers over fixed operations. */
@Module({
  imports: [ImportsModule],
  controllers: [
    ApiKeysController,
    AuthController,
    DetailsController,
    EducationController,
    ExamsController,
    ExportController,
    FilesController,
    ImportsController,
    JobsController,
    MyDataController,
    NotificationsController,
    OpenApiController,
    ProfileController,
    SearchController,
    StudentDetailsController,
    StudentsController,
    TaskController,
    UsersController,
  ],
  providers: [Rest, StudentListAnswer],
  exports: [Rest],
})
export class RestModule {}
