import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { CorrectionsService } from './corrections.service.js';

@Resolver()
export class CorrectionsResolver {
  constructor(private readonly service: CorrectionsService) {}

  @Query()
  myCorrectionRequests(_args: unknown, context: RequestContext) {
    return this.service.own(signedIn(context));
  }

  @Query()
  correctionRequests({ studentId }: QueryArgs['correctionRequests'], context: RequestContext) {
    return this.service.ofStudent(signedIn(context), studentId);
  }

  @Mutation()
  requestCorrection({ input }: MutationArgs['requestCorrection'], context: RequestContext) {
    return this.service.request(signedIn(context), input);
  }

  @Mutation()
  answerCorrection({ input }: MutationArgs['answerCorrection'], context: RequestContext) {
    return this.service.answer(signedIn(context), input);
  }
}
