import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationAttachSupervisorCertificateArgs,
  MutationRemoveSupervisorCertificateArgs,
  QuerySupervisorCertificateArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { SupervisorCertificateFiles } from './supervisor-certificates.queries.js';
import { SupervisorCertificatesService } from './supervisor-certificates.service.js';

/** Certificates of supervisors. */
@Resolver()
export class SupervisorCertificatesResolver implements RootResolvers<
  'supervisorCertificate' | 'attachSupervisorCertificate' | 'removeSupervisorCertificate'
> {
  constructor(
    private readonly service: SupervisorCertificatesService,
    private readonly files: SupervisorCertificateFiles,
  ) {}

  @Query()
  supervisorCertificate(@Args() { id }: QuerySupervisorCertificateArgs) {
    return this.files.of(id);
  }

  @Mutation()
  attachSupervisorCertificate(
    @Args() { input }: MutationAttachSupervisorCertificateArgs,
    @CurrentCall() call: Call,
  ) {
    return this.service.attach(call, input);
  }

  @Mutation()
  removeSupervisorCertificate(
    @Args() { input }: MutationRemoveSupervisorCertificateArgs,
    @CurrentCall() call: Call,
  ) {
    return this.service.remove(call, input);
  }
}
