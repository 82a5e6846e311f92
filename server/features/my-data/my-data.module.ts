import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { SchoolSettingsModule } from '../school-settings/school-settings.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { MyDataPaper } from './my-data.document.js';
import { MyDataResolver } from './my-data.resolver.js';
import { MyDataService } from './my-data.service.js';

/** The register extract of a student. */
@Module({
  imports: [ExamsModule, ProfileModule, TasksModule, SchoolSettingsModule],
  providers: [MyDataPaper, MyDataResolver, MyDataService],
  exports: [MyDataPaper],
})
export class MyDataModule {}
