import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { AuditLogInput, AuditLogPage } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { AuditLogService } from './audit-log.service.js';

@Resolver()
export class AuditLogResolver {
  constructor(private readonly service: AuditLogService) {}

  @Query()
  auditLog(
    @Args('input') input: AuditLogInput | null,
    @Context() context: RequestContext,
  ): Promise<AuditLogPage> {
    return this.service.page(signedIn(context), input ?? {});
  }
}
