import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { CourseMessages } from './course-messages.service.js';

@Resolver()
export class CourseMessagesResolver {
  constructor(private readonly service: CourseMessages) {}

  @Query()
  participantMessagePreview({ id }: QueryArgs['participantMessagePreview'], context: RequestContext) {
    return this.service.preview(signedIn(context), id);
  }

  @Mutation()
  messageParticipants({ input }: MutationArgs['messageParticipants'], context: RequestContext) {
    return this.service.send(signedIn(context), input);
  }
}
