import { Args, Query, Resolver } from '@nestjs/graphql';
import type { AccessLogInput, AccessLogPage } from '../graphql/generated.js';
import { AccessLogService } from './access-log.service.js';

@Resolver()
export class AccessLogResolver {
  constructor(private readonly service: AccessLogService) {}

  @Query()
  accessLog(@Args('input') input: AccessLogInput | null): Promise<AccessLogPage> {
    return this.service.page(input ?? {});
  }
}
