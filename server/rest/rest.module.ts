import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { MyDataModule } from '../my-data/my-data.module.js';
import { ApiKeysController } from './api-keys.controller.js';
import { AuthController } from './auth.controller.js';
import { CatalogueCoursesController } from './catalogue-courses.controller.js';
import { CourseInstancesController } from './course-instances.controller.js';
import { CalendarController } from './calendar.controller.js';
import { CsnReportsController } from './csn-reports.controller.js';
import { CoursePackagesController } from './course-packages.controller.js';
import { CourseMatchingController } from './course-matching.controller.js';
import { DetailsController } from './details.controller.js';
import { EarningsModule } from '../earnings/earnings.module.js';
import { EarningsController } from './earnings.controller.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DocumentsController } from './documents.controller.js';
import { EducationController } from './education.controller.js';
import { EnrollmentsController } from './enrollments.controller.js';
import { ExamsController } from './exams.controller.js';
import { ExportController } from './export.controller.js';
import { ExportsController } from './exports.controller.js';
import { FilesController } from './files.controller.js';
import { GradesController } from './grades.controller.js';
import { ImportsController } from './imports.controller.js';
import { JobsController } from './jobs.controller.js';
import { MyDataController } from './my-data.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { OpenApiController } from './openapi.controller.js';
import { ProfileController } from './profile.controller.js';
import { ProgramsController } from './programs.controller.js';
import { Rest } from './rest.js';
import { SearchController } from './search.controller.js';
import { StatisticsController } from './statistics.controller.js';
import { StudentDetailsController } from './student-details.controller.js';
import { StudentListAnswer } from './student-list-answer.js';
import { StudentsController } from './students.controller.js';
import { TaskController } from './task.controller.js';
import { TeachersController } from './teachers.controller.js';
import { UsersController } from './users.controller.js';

/** The REST door: thin controllers over fixed operations. */
@Module({
  imports: [CalendarModule, DocumentsModule, EarningsModule, ImportsModule, MyDataModule],
  controllers: [
    ApiKeysController,
    AuthController,
    CatalogueCoursesController,
    CourseInstancesController,
    CalendarController,
    CoursePackagesController,
    CourseMatchingController,
    CsnReportsController,
    DetailsController,
    EarningsController,
    DocumentsController,
    EducationController,
    EnrollmentsController,
    ExamsController,
    ExportController,
    ExportsController,
    FilesController,
    GradesController,
    ImportsController,
    JobsController,
    MyDataController,
    NotificationsController,
    OpenApiController,
    ProfileController,
    ProgramsController,
    SearchController,
    StatisticsController,
    StudentDetailsController,
    StudentsController,
    TaskController,
    TeachersController,
    UsersController,
  ],
  providers: [Rest, StudentListAnswer],
  exports: [Rest],
})
export class RestModule {}
