import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { QueryAccessLogArgs } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { AccessLogService } from './access-log.service.js';

/** The access log, for system administrators. Queries and mutations write the entries (server/history). */
@Resolver()
export class AccessLogResolver implements RootResolvers<'accessLog'> {
  constructor(private readonly service: AccessLogService) {}

  @Query()
  accessLog(@Args() { input }: QueryAccessLogArgs, @CurrentCall() call: Call) {
    return this.service.page(call, input ?? {});
  }
}
