import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationAttachSignedAgreementArgs,
  MutationSendAgreementArgs,
  MutationSignAgreementArgs,
  MutationSignOwnAgreementArgs,
  MutationUploadSignedAgreementArgs,
} from '../../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { AgreementsService } from './agreements.service.js';

/** Agreements of placements. */
@Resolver()
export class AgreementsResolver implements RootResolvers<
  'sendAgreement' | 'signAgreement' | 'signOwnAgreement' | 'attachSignedAgreement' | 'uploadSignedAgreement'
> {
  constructor(private readonly service: AgreementsService) {}

  @Mutation()
  sendAgreement(@Args() { input }: MutationSendAgreementArgs, @Context() context: RequestContext) {
    return this.service.send(signedIn(context), context.origin, input);
  }

  @Mutation()
  signAgreement(@Args() { input }: MutationSignAgreementArgs, @CurrentCall() call: Call) {
    return this.service.sign(call, input);
  }

  @Mutation()
  signOwnAgreement(@Args() { input }: MutationSignOwnAgreementArgs, @CurrentCall() call: Call) {
    return this.service.signOwn(call, input);
  }

  @Mutation()
  attachSignedAgreement(@Args() { input }: MutationAttachSignedAgreementArgs, @CurrentCall() call: Call) {
    return this.service.attach(call, input);
  }

  @Mutation()
  uploadSignedAgreement(@Args() { input }: MutationUploadSignedAgreementArgs, @CurrentCall() call: Call) {
    return this.service.upload(call, input);
  }
}
