import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { QueryStudentTimelineArgs } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { StudentTimelines } from './timeline.queries.js';

/** A student's timeline, from all stored events (pages, section 19). */
@Resolver()
export class TimelineResolver implements RootResolvers<'studentTimeline'> {
  constructor(private readonly timelines: StudentTimelines) {}

  @Query()
  studentTimeline(@Args() { input }: QueryStudentTimelineArgs, @CurrentCall() call: Call) {
    return this.timelines.read(call, input);
  }
}
