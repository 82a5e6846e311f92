import { Resolver } from '@nestjs/graphql';
import type { QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Query } from '../../platform/graphql/root-field.js';
import { StudentTimelines } from './timeline.list.js';

@Resolver()
export class TimelineResolver {
  constructor(private readonly timelines: StudentTimelines) {}

  @Query()
  studentTimeline({ input }: QueryArgs['studentTimeline'], context: RequestContext) {
    return this.timelines.read(signedIn(context), input);
  }
}
