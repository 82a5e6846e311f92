import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationMessageParticipantsArgs,
  QueryParticipantMessagePreviewArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { CourseMessages } from './course-messages.service.js';

/** Mails to the participants of a course instance (pages, section 23). */
@Resolver()
export class CourseMessagesResolver implements RootResolvers<
  'participantMessagePreview' | 'messageParticipants'
> {
  constructor(private readonly service: CourseMessages) {}

  @Query()
  participantMessagePreview(@Args() { id }: QueryParticipantMessagePreviewArgs, @CurrentCall() call: Call) {
    return this.service.preview(call, id);
  }

  @Mutation()
  messageParticipants(@Args() { input }: MutationMessageParticipantsArgs, @CurrentCall() call: Call) {
    return this.service.send(call, input);
  }
}
