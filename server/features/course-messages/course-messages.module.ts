import { Module } from '@nestjs/common';
import { CourseMessagesResolver } from './course-messages.resolver.js';
import { CourseMessages } from './course-messages.service.js';

/** Mails to the participants of a course instance (pages, section 23). */
@Module({
  providers: [CourseMessages, CourseMessagesResolver],
})
export class CourseMessagesModule {}
