import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationChangePasswordArgs,
  MutationEndSessionArgs,
  MutationUpdateMyProfileArgs,
} from '../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { OwnPassword } from './own-password.service.js';
import { OwnSessions } from './own-sessions.service.js';
import { ProfileService } from './profile.service.js';

/** The signed-in user's account: profile, password, sessions. */
@Resolver()
export class ProfileResolver implements RootResolvers<
  'myProfile' | 'mySessions' | 'updateMyProfile' | 'changePassword' | 'endSession' | 'endOtherSessions'
> {
  constructor(
    private readonly service: ProfileService,
    private readonly password: OwnPassword,
    private readonly sessions: OwnSessions,
  ) {}

  @Query()
  myProfile(@CurrentCall() call: Call) {
    return this.service.read(call);
  }

  @Query()
  mySessions(@CurrentCall() call: Call) {
    return this.sessions.list(call);
  }

  @Mutation()
  updateMyProfile(@Args() { input }: MutationUpdateMyProfileArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  changePassword(@Args() { input }: MutationChangePasswordArgs, @Context() context: RequestContext) {
    return this.password.change(context, input);
  }

  @Mutation()
  endSession(@Args() { input }: MutationEndSessionArgs, @CurrentCall() call: Call) {
    return this.sessions.end(call, input.id);
  }

  @Mutation()
  endOtherSessions(@CurrentCall() call: Call) {
    return this.sessions.endOthers(call);
  }
}
