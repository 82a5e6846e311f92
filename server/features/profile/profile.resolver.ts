import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { OwnPassword } from './own-password.service.js';
import { OwnSessions } from './own-sessions.service.js';
import { ProfileService } from './profile.service.js';

@Resolver()
export class ProfileResolver {
  constructor(
    private readonly service: ProfileService,
    private readonly password: OwnPassword,
    private readonly sessions: OwnSessions,
  ) {}

  @Query()
  myProfile(_args: unknown, context: RequestContext) {
    return this.service.read(signedIn(context));
  }

  @Query()
  mySessions(_args: unknown, context: RequestContext) {
    return this.sessions.list(signedIn(context));
  }

  @Mutation()
  updateMyProfile({ input }: MutationArgs['updateMyProfile'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  changePassword({ input }: MutationArgs['changePassword'], context: RequestContext) {
    return this.password.change(context, input);
  }

  @Mutation()
  endSession({ input }: MutationArgs['endSession'], context: RequestContext) {
    return this.sessions.end(signedIn(context), input.id);
  }

  @Mutation()
  endOtherSessions(_args: unknown, context: RequestContext) {
    return this.sessions.endOthers(signedIn(context));
  }
}
