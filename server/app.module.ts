import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './config.js';
import { CoreModule } from './core.module.js';
import { AccessLogModule } from './features/access-log/access-log.module.js';
import { ApiKeysModule } from './features/api-keys/api-keys.module.js';
import { AplModule } from './features/apl/apl.module.js';
import { AuditLogModule } from './features/audit-log/audit-log.module.js';
import { CalendarModule } from './features/calendar/calendar.module.js';
import { CatalogueModule } from './features/catalogue/catalogue.module.js';
import { CommentsModule } from './features/comments/comments.module.js';
import { CorrectionsModule } from './features/corrections/corrections.module.js';
import { CourseInstancesModule } from './features/course-instances/course-instances.module.js';
import { CourseMatchingModule } from './features/course-matching/course-matching.module.js';
import { CourseMessagesModule } from './features/course-messages/course-messages.module.js';
import { DetailsModule } from './features/details/details.module.js';
import { DocumentsModule } from './features/documents/documents.module.js';
import { EarningsModule } from './features/earnings/earnings.module.js';
import { EducationModule } from './features/education/education.module.js';
import { EnrollmentsModule } from './features/enrollments/enrollments.module.js';
import { ExamsModule } from './features/exams/exams.module.js';
import { ExportsModule } from './features/exports/exports.module.js';
import { FilesModule } from './features/files/files.module.js';
import { FollowUpsModule } from './features/follow-ups/follow-ups.module.js';
import { GradesModule } from './features/grades/grades.module.js';
import { ImportsModule } from './features/imports/imports.module.js';
import { MunicipalitiesModule } from './features/municipalities/municipalities.module.js';
import { MyDataModule } from './features/my-data/my-data.module.js';
import { MyDayModule } from './features/my-day/my-day.module.js';
import { NotificationsModule } from './features/notifications/notifications.module.js';
import { PlacementsModule } from './features/placements/placements.module.js';
import { ProfileModule } from './features/profile/profile.module.js';
import { SavedViewsModule } from './features/saved-views/saved-views.module.js';
import { SchoolSettingsModule } from './features/school-settings/school-settings.module.js';
import { SearchModule } from './features/search/search.module.js';
import { StatisticsModule } from './features/statistics/statistics.module.js';
import { StudentsModule } from './features/students/students.module.js';
import { SystemModule } from './features/system/system.module.js';
import { StudyPlansModule } from './features/study-plans/study-plans.module.js';
import { TasksModule } from './features/tasks/tasks.module.js';
import { TeachersModule } from './features/teachers/teachers.module.js';
import { TimelineModule } from './features/timeline/timeline.module.js';
import { UsersModule } from './features/users/users.module.js';
import { WorkplacesModule } from './features/workplaces/workplaces.module.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { ContractModule } from './platform/graphql/graphql.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { RestModule } from './platform/rest/rest.module.js';
import { WebModule } from './platform/web/web.module.js';

/** The product: the platform's modules, one module for each feature, and REST. */
@Module({})
export class AppModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.forRoot(config, databaseUrl),
        AuthModule,
        ContractModule,
        HealthModule,
        JobsModule,
        MailModule,
        RestModule,
        WebModule,
        AccessLogModule,
        ApiKeysModule,
        AplModule,
        AuditLogModule,
        CalendarModule,
        CatalogueModule,
        CommentsModule,
        CorrectionsModule,
        CourseInstancesModule,
        CourseMatchingModule,
        CourseMessagesModule,
        DetailsModule,
        DocumentsModule,
        EarningsModule,
        EducationModule,
        EnrollmentsModule,
        ExamsModule,
        ExportsModule,
        FilesModule,
        FollowUpsModule,
        GradesModule,
        ImportsModule,
        MunicipalitiesModule,
        MyDataModule,
        MyDayModule,
        NotificationsModule,
        PlacementsModule,
        ProfileModule,
        SavedViewsModule,
        SchoolSettingsModule,
        SearchModule,
        StatisticsModule,
        StudentsModule,
        SystemModule,
        StudyPlansModule,
        TasksModule,
        TeachersModule,
        TimelineModule,
        UsersModule,
        WorkplacesModule,
      ],
    };
  }
}
