import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from './student.entity.js';
import { ExportsModule } from '../exports/exports.module.js';
import { UsersModule } from '../users/users.module.js';
import { StudentHistory } from './details/student-history.queries.js';
import { StudentsBulk } from './list/students-bulk.service.js';
import { StudentExport } from './list/students.export.js';
import { StudentList } from './list/students.queries.js';
import { StudentReader } from './list/student-reader.queries.js';
import { AnonymiseStudentService } from './records/anonymise-student.service.js';
import { EndStudentService } from './records/end-student.service.js';
import { MergeStudentsService } from './records/merge-students.service.js';
import { StudentRecordsResolver } from './records/student-records.resolver.js';
import { StoredText } from './stored-text.job.js';
import { StudentHousekeeping } from './student-housekeeping.job.js';
import { StudentPageResolver, StudentsResolver } from './students.resolver.js';
import { StudentsService } from './students.service.js';
import { StudentsController, StudentDetailsController } from './students.controller.js';
import { StudentExports } from './list/students.export.js';

/** Student records: lists, details, history, erasure. */
@Module({
  controllers: [StudentsController, StudentDetailsController],
  imports: [TypeOrmModule.forFeature([StudentEntity]), ExportsModule, UsersModule],
  providers: [
    StudentExports,
    AnonymiseStudentService,
    EndStudentService,
    MergeStudentsService,
    StoredText,
    StudentExport,
    StudentHistory,
    StudentHousekeeping,
    StudentList,
    StudentPageResolver,
    StudentReader,
    StudentRecordsResolver,
    StudentsBulk,
    StudentsResolver,
    StudentsService,
  ],
  exports: [StudentReader],
})
export class StudentsModule {}
