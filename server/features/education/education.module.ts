import { Module } from '@nestjs/common';
import { CourseDetailReader } from './course-detail.queries.js';
import { EducationResolver } from './education.resolver.js';
import { OwnCourseReader } from './own-course.queries.js';
import { EducationService } from './education.service.js';
import { CoursesController, TeachersController } from './education.controller.js';

/** Municipalities, teachers and the course catalogue. */
@Module({
  controllers: [CoursesController, TeachersController],
  providers: [CourseDetailReader, EducationResolver, EducationService, OwnCourseReader],
})
export class EducationModule {}
