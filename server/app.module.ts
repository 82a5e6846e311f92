import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './config.js';
import { CoreModule } from './core.module.js';
import { AccessLogModule } from './access-log/access-log.module.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AplModule } from './apl/apl.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CommentsModule } from './comments/comments.module.js';
import { CourseInstancesModule } from './course-instances/course-instances.module.js';
import { CourseMatchingModule } from './course-matching/course-matching.module.js';
import { DetailsModule } from './details/details.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EarningsModule } from './earnings/earnings.module.js';
import { EducationModule } from './education/education.module.js';
import { EnrollmentsModule } from './enrollments/enrollments.module.js';
import { ExamsModule } from './exams/exams.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { FilesModule } from './files/files.module.js';
import { GradesModule } from './grades/grades.module.js';
import { ContractModule } from './graphql/graphql.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MailModule } from './mail/mail.module.js';
import { CorrectionsModule } from './corrections/corrections.module.js';
import { MunicipalitiesModule } from './municipalities/municipalities.module.js';
import { MyDataModule } from './my-data/my-data.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RestModule } from './rest/rest.module.js';
import { SchoolSettingsModule } from './school-settings/school-settings.module.js';
import { SearchModule } from './search/search.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { StudentRecordsModule } from './students/records/student-records.module.js';
import { StudentsModule } from './students/students.module.js';
import { SystemModule } from './system/system.module.js';
import { TasksModule } from './tasks/tasks.module.js';
import { TeachersModule } from './teachers/teachers.module.js';
import { UsersModule } from './users/users.module.js';

/** The product: one module a feature. */
@Module({})
export class AppModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.forRoot(config, databaseUrl),
        AccessLogModule,
        ApiKeysModule,
        AplModule,
        AuditLogModule,
        AuthModule,
        CalendarModule,
        CatalogueModule,
        CommentsModule,
        ContractModule,
        CourseInstancesModule,
        CourseMatchingModule,
        DetailsModule,
        DocumentsModule,
        EarningsModule,
        EducationModule,
        EnrollmentsModule,
        ExamsModule,
        ExportsModule,
        FilesModule,
        GradesModule,
        ImportsModule,
        JobsModule,
        MailModule,
        CorrectionsModule,
        MunicipalitiesModule,
        MyDataModule,
        NotificationsModule,
        ProfileModule,
        RestModule,
        SchoolSettingsModule,
        SearchModule,
        StatisticsModule,
        StudentRecordsModule,
        StudentsModule,
        SystemModule,
        TasksModule,
        TeachersModule,
        UsersModule,
      ],
    };
  }
}
