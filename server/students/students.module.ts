import { Global, Module } from '@nestjs/common';
import { StudentHousekeeping } from './student-housekeeping.js';
import { StudentExport } from './student-export.js';
import { StudentHistory } from './student-history.js';
import { StudentList } from './student-list.js';
import { StudentReader } from './student-reader.js';
import { StudentsBulk } from './students-bulk.js';
import { StudentsResolver } from './students.resolver.js';
import { StudentsService } from './students.service.js';

/** Student records: reading for a reader, writing with history. */
@Global()
@Module({
  providers: [
    StudentExport,
    StudentHistory,
    StudentHousekeeping,
    StudentList,
    StudentReader,
    StudentsBulk,
    StudentsResolver,
    StudentsService,
  ],
  exports: [StudentReader],
})
export class StudentsModule {}
