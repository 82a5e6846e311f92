import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { AccessLogInput, AccessLogPage } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { AccessLogService } from './access-log.service.js';

@Resolver()
export class AccessLogResolver {
  constructor(private readonly service: AccessLogService) {}

  @Query()
  accessLog(
    @Args('input') input: AccessLogInput | null,
    @Context() context: RequestContext,
  ): Promise<AccessLogPage> {
    return this.service.page(signedIn(context), input ?? {});
  }
}
