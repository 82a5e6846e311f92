import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TeacherEntity } from './teacher.entity.js';
import { TeacherReplacementEntity } from './replacement/teacher-replacement.entity.js';
import { ExportsModule } from '../exports/exports.module.js';
import { UsersModule } from '../users/users.module.js';
import { CompetenceGaps } from './replacement/competence-gaps.queries.js';
import { ReplacementUndo } from './replacement/replacement-undo.service.js';
import { TeacherHousekeeping } from './teacher-housekeeping.job.js';
import { TeacherList } from './teachers.queries.js';
import { TeachersResolver } from './teachers.resolver.js';
import { TeachersService } from './teachers.service.js';
import { TeacherManagementController } from './teachers.controller.js';
import { TeacherExports } from './teachers.export.js';

/** Teachers' work: load, duties and replacement. */
@Module({
  controllers: [TeacherManagementController],
  imports: [TypeOrmModule.forFeature([TeacherEntity, TeacherReplacementEntity]), ExportsModule, UsersModule],
  providers: [
    TeacherExports,
    CompetenceGaps,
    ReplacementUndo,
    TeacherHousekeeping,
    TeacherList,
    TeachersResolver,
    TeachersService,
  ],
})
export class TeachersModule {}
