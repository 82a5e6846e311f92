import { Global, Module } from '@nestjs/common';
import { SignInListeners } from '../../platform/auth/sessions/sign-in-listeners.js';
import { noteSignIn } from '../enrollments/student-activity.writes.js';
import { StudentHousekeeping } from './student-housekeeping.job.js';
import { StudentExport } from './list/students.export.js';
import { StudentHistory } from './details/student-history.sql.js';
import { StudentList } from './list/students.list.js';
import { StudentReader } from './list/students.sql.js';
import { StudentsBulk } from './list/students-bulk.service.js';
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
export class StudentsModule {
  constructor(listeners: SignInListeners) {
    listeners.add(noteSignIn);
  }
}
