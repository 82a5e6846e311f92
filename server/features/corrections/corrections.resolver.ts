import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AnswerCorrectionInput,
  CorrectionRequest,
  RequestCorrectionInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { CorrectionsService } from './corrections.service.js';

@Resolver()
export class CorrectionsResolver {
  constructor(private readonly service: CorrectionsService) {}

  @Query()
  myCorrectionRequests(@Context() context: RequestContext): Promise<CorrectionRequest[]> {
    return this.service.own(signedIn(context));
  }

  @Query()
  correctionRequests(
    @Args('studentId') studentId: string,
    @Context() context: RequestContext,
  ): Promise<CorrectionRequest[]> {
    return this.service.ofStudent(signedIn(context), studentId);
  }

  @Mutation()
  requestCorrection(
    @Args('input') input: RequestCorrectionInput,
    @Context() context: RequestContext,
  ): Promise<CorrectionRequest> {
    return this.service.request(signedIn(context), input);
  }

  @Mutation()
  answerCorrection(
    @Args('input') input: AnswerCorrectionInput,
    @Context() context: RequestContext,
  ): Promise<CorrectionRequest> {
    return this.service.answer(signedIn(context), input);
  }
}
