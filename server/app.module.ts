import { Module, type DynamicModule } from '@nestjs/common';
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
import { RestModule } from './rest/rest.module.js';
import { SearchModule } from './search/search.module.js';
import { StudentsModule } from './students/students.module.js';
import { TasksModule } from './tasks/tasks.module.js';

/** The product: one module a feature. */
@Module({})
export class AppModule {
  static forRoot(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.forRoot(config, databaseUrl),
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
        RestModule,
        SearchModule,
        StudentsModule,
        TasksModule,
      ],
    };
  }
}
