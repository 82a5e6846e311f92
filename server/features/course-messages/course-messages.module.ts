import { Module } from '@nestjs/common';
import { CourseMessagesResolver } from './course-messages.resolver.js';
import { CourseMessages } from './course-messages.service.js';
import { CourseMessagesController } from './course-messages.controller.js';

/** Mails to the participants of a course instance (pages, section 23). */
@Module({
  controllers: [CourseMessagesController],
  providers: [CourseMessages, CourseMessagesResolver],
})
export class CourseMessagesModule {}
