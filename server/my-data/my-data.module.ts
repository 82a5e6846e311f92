import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { MyDataResolver } from './my-data.resolver.js';
import { MyDataService } from './my-data.service.js';

/** The register extract of a student. */
@Module({ imports: [ExamsModule, ProfileModule, TasksModule], providers: [MyDataResolver, MyDataService] })
export class MyDataModule {}
