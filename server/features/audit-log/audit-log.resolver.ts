import { Resolver } from '@nestjs/graphql';
import type { QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Query } from '../../platform/graphql/root-field.js';
import { AuditLogService } from './audit-log.service.js';

@Resolver()
export class AuditLogResolver {
  constructor(private readonly service: AuditLogService) {}

  @Query()
  auditLog({ input }: QueryArgs['auditLog'], context: RequestContext) {
    return this.service.page(signedIn(context), input ?? {});
  }
}
