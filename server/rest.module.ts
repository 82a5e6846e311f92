import { Module } from '@nestjs/common';
import { CalendarModule } from './features/calendar/calendar.module.js';
import { ImportsModule } from './features/imports/imports.module.js';
import { MyDataModule } from './features/my-data/my-data.module.js';
import { ApiKeysController } from './features/api-keys/api-keys.rest.js';
import { AuthController } from './platform/auth/auth.rest.js';
import { CatalogueCoursesController } from './features/catalogue/courses/courses.rest.js';
import { CourseInstancesController } from './features/course-instances/course-instances.rest.js';
import { CalendarController } from './features/calendar/calendar.rest.js';
import { CsnReportsController } from './features/enrollments/csn/csn-reports.rest.js';
import { CoursePackagesController } from './features/catalogue/packages/packages.rest.js';
import { CourseMatchingController } from './features/course-matching/course-matching.rest.js';
import { DetailsController } from './features/details/details.rest.js';
import { EarningsModule } from './features/earnings/earnings.module.js';
import { EarningsController } from './features/earnings/earnings.rest.js';
import { DocumentsModule } from './features/documents/documents.module.js';
import { DocumentsController } from './features/documents/documents.rest.js';
import { EducationController } from './features/education/education.rest.js';
import { EnrollmentsController } from './features/enrollments/enrollments.rest.js';
import { ExamsController } from './features/exams/exams.rest.js';
import { ExportController } from './features/exports/export.rest.js';
import { ExportsController } from './features/exports/exports.rest.js';
import { FilesController } from './features/files/files.rest.js';
import { GradesController } from './features/grades/grades.rest.js';
import { ImportsController } from './features/imports/imports.rest.js';
import { JobsController } from './platform/jobs/jobs.rest.js';
import { MyDataController } from './features/my-data/my-data.rest.js';
import { NotificationsController } from './features/notifications/notifications.rest.js';
import { OpenApiController } from './openapi.controller.js';
import { ProfileController } from './features/profile/profile.rest.js';
import { ProgramsController } from './features/catalogue/programs/programs.rest.js';
import { Rest } from './platform/rest/rest.js';
import { SearchController } from './features/search/search.rest.js';
import { StatisticsController } from './features/statistics/statistics.rest.js';
import { StudentDetailsController } from './features/students/details/student-details.rest.js';
import { StudentListAnswer } from './features/students/list/student-list-answer.rest.js';
import { StudentsController } from './features/students/students.rest.js';
import { RestDoor, REST_TABLES } from './platform/rest/table/rest-door.js';
import { REST_ROUTES } from './rest-routes.js';
import { TeachersController } from './features/teachers/teachers.rest.js';
import { UsersController } from './features/users/users.rest.js';

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
    TeachersController,
    UsersController,
  ],
  providers: [Rest, RestDoor, StudentListAnswer, { provide: REST_TABLES, useValue: REST_ROUTES }],
  exports: [Rest],
})
export class RestModule {}
