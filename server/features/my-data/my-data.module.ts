import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module.js';
import { FilesModule } from '../files/files.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { SchoolSettingsModule } from '../school-settings/school-settings.module.js';
import { StudentsModule } from '../students/students.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { MyDataPaper } from './my-data.document.js';
import { MyDataResolver } from './my-data.resolver.js';
import { MyDataService } from './my-data.service.js';
import { MyDataController, AuditLogController, AccessLogController } from './my-data.controller.js';

/** The register extract of a student. */
@Module({
  controllers: [MyDataController, AuditLogController, AccessLogController],
  imports: [ExamsModule, FilesModule, ProfileModule, SchoolSettingsModule, StudentsModule, TasksModule],
  providers: [MyDataPaper, MyDataResolver, MyDataService],
})
export class MyDataModule {}
