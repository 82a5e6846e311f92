import { Resolver } from '@nestjs/graphql';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { SystemService } from './system.service.js';

@Resolver()
export class SystemResolver {
  constructor(private readonly service: SystemService) {}

  @Query()
  systemStatus() {
    return this.service.status();
  }

  @Mutation()
  sendTestMail(_args: unknown, context: RequestContext) {
    return this.service.sendTestMail(signedIn(context));
  }
}
