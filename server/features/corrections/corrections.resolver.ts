import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAnswerCorrectionArgs,
  MutationRequestCorrectionArgs,
  QueryCorrectionRequestsArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { CorrectionsService } from './corrections.service.js';

/** Students' correction requests and the answers to them. */
@Resolver()
export class CorrectionsResolver implements RootResolvers<
  'myCorrectionRequests' | 'correctionRequests' | 'requestCorrection' | 'answerCorrection'
> {
  constructor(private readonly service: CorrectionsService) {}

  @Query()
  myCorrectionRequests(@CurrentCall() call: Call) {
    return this.service.own(call);
  }

  @Query()
  correctionRequests(@Args() { studentId }: QueryCorrectionRequestsArgs, @CurrentCall() call: Call) {
    return this.service.ofStudent(call, studentId);
  }

  @Mutation()
  requestCorrection(@Args() { input }: MutationRequestCorrectionArgs, @CurrentCall() call: Call) {
    return this.service.request(call, input);
  }

  @Mutation()
  answerCorrection(@Args() { input }: MutationAnswerCorrectionArgs, @CurrentCall() call: Call) {
    return this.service.answer(call, input);
  }
}
