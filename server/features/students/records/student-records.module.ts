import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.js';
import { AnonymiseStudentService } from './anonymise-student.service.js';
import { EndStudentService } from './end-student.service.js';
import { MergeStudentsService } from './merge-students.service.js';
import { StudentRecordsResolver } from './student-records.resolver.js';

/** Merging, ending and anonymising students. */
@Module({
  imports: [UsersModule],
  providers: [AnonymiseStudentService, EndStudentService, MergeStudentsService, StudentRecordsResolver],
})
export class StudentRecordsModule {}
