import { Module } from '@nestjs/common';
import { StudentTimelines } from './timeline.list.js';
import { TimelineResolver } from './timeline.resolver.js';

/** What has happened to a student, from all that is kept of it (pages, section 19). */
@Module({
  providers: [StudentTimelines, TimelineResolver],
})
export class TimelineModule {}
