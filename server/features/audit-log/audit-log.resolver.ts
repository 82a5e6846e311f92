import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { QueryAuditLogArgs } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { AuditLogService } from './audit-log.service.js';

/** The trail of administration and sign-in, for systemadmins. Entries are written where the actions are done (server/history). */
@Resolver()
export class AuditLogResolver implements RootResolvers<'auditLog'> {
  constructor(private readonly service: AuditLogService) {}

  @Query()
  auditLog(@Args() { input }: QueryAuditLogArgs, @CurrentCall() call: Call) {
    return this.service.page(call, input ?? {});
  }
}
