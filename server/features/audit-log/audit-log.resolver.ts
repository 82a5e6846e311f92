import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { QueryAuditLogArgs } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { AuditLogService } from './audit-log.service.js';

/** The audit log, for system administrators. Actions write their entries themselves (server/history). */
@Resolver()
export class AuditLogResolver implements RootResolvers<'auditLog'> {
  constructor(private readonly service: AuditLogService) {}

  @Query()
  auditLog(@Args() { input }: QueryAuditLogArgs, @CurrentCall() call: Call) {
    return this.service.page(call, input ?? {});
  }
}
