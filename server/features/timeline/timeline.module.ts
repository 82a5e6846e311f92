import { Module } from '@nestjs/common';
import { StudentTimelines } from './timeline.queries.js';
import { TimelineResolver } from './timeline.resolver.js';
import { TimelineController } from './timeline.controller.js';

/** A student's timeline, from all stored events (pages, section 19). */
@Module({
  controllers: [TimelineController],
  providers: [StudentTimelines, TimelineResolver],
})
export class TimelineModule {}
