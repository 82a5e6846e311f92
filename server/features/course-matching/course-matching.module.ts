import { Module } from '@nestjs/common';
import { CourseMatchingResolver } from './course-matching.resolver.js';
import { CourseNamesService } from './course-names.service.js';
import { MatchService } from './match.service.js';
import { MatchedList } from './matched.list.js';
import { MatchList } from './matches.list.js';
import { CourseMatchingController } from './course-matching.controller.js';

/** Students who need a course, and the instances that could take them. */
@Module({
  controllers: [CourseMatchingController],
  providers: [CourseMatchingResolver, CourseNamesService, MatchList, MatchService, MatchedList],
})
export class CourseMatchingModule {}
