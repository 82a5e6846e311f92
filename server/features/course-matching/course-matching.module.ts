import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { CourseMatchingResolver } from './course-matching.resolver.js';
import { CourseNamesService } from './course-names.service.js';
import { MatchService } from './match.service.js';
import { MatchedList } from './matched.queries.js';
import { MatchList } from './matches.queries.js';
import { CourseMatchingController } from './course-matching.controller.js';
import { MatchExports } from './matches.export.js';

/** Course matching: needs of students and proposed instances. */
@Module({
  imports: [ExportsModule],
  controllers: [CourseMatchingController],
  providers: [MatchExports, CourseMatchingResolver, CourseNamesService, MatchList, MatchService, MatchedList],
})
export class CourseMatchingModule {}
