import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { SystemService } from './system.service.js';

/** System status for administrators. */
@Resolver()
export class SystemResolver implements RootResolvers<'systemStatus' | 'sendTestMail'> {
  constructor(private readonly service: SystemService) {}

  @Query()
  systemStatus() {
    return this.service.status();
  }

  @Mutation()
  sendTestMail(@CurrentCall() call: Call) {
    return this.service.sendTestMail(call);
  }
}
