import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { TeacherExport } from './teacher-export.js';
import { TeacherHousekeeping } from './teacher-housekeeping.js';
import { TeacherList } from './teacher-list.js';
import { TeachersResolver } from './teachers.resolver.js';
import { TeachersService } from './teachers.service.js';

/** The work of the teachers: load, duties, replacement. */
@Module({
  imports: [UsersModule],
  providers: [TeacherExport, TeacherHousekeeping, TeacherList, TeachersResolver, TeachersService],
})
export class TeachersModule {}
