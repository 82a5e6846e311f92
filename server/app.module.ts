import { Module, type DynamicModule } from '@nestjs/common';
import { AccessLogModule } from './access-log/access-log.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AplModule } from './apl/apl.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CommentsModule } from './comments/comments.module.js';
import type { Config } from './config.js';
import { CoreModule } from './core.module.js';
import { DetailsModule } from './details/details.module.js';
import { EducationModule } from './education/education.module.js';
import { ExamsModule } from './exams/exams.module.js';
import { FilesModule } from './files/files.module.js';
import { ContractModule } from './graphql/graphql.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MailModule } from './mail/mail.module.js';
import { MyDataModule } from './my-data/my-data.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RestModule } from './rest/rest.module.js';
import { SearchModule } from './search/search.module.js';
import { StudentsModule } from './students/students.module.js';
import { TasksModule } from './tasks/tasks.module.js';
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
        AuthModule,
        CommentsModule,
        ContractModule,
        DetailsModule,
        EducationModule,
        ExamsModule,
        FilesModule,
        ImportsModule,
        JobsModule,
        MailModule,
        MyDataModule,
        NotificationsModule,
        ProfileModule,
        RestModule,
        SearchModule,
        StudentsModule,
        TasksModule,
        UsersModule,
      ],
    };
  }
}
