import { Resolver } from '@nestjs/graphql';
import type { QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Query } from '../../platform/graphql/root-field.js';
import { AccessLogService } from './access-log.service.js';

@Resolver()
export class AccessLogResolver {
  constructor(private readonly service: AccessLogService) {}

  @Query()
  accessLog({ input }: QueryArgs['accessLog'], context: RequestContext) {
    return this.service.page(signedIn(context), input ?? {});
  }
}
