import { Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Message, SystemStatus } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { SystemService } from './system.service.js';

@Resolver()
export class SystemResolver {
  constructor(private readonly service: SystemService) {}

  @Query()
  systemStatus(): Promise<SystemStatus> {
    return this.service.status();
  }

  @Mutation()
  sendTestMail(@Context() context: RequestContext): Promise<Message> {
    return this.service.sendTestMail(signedIn(context));
  }
}
