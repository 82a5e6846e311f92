import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  ChangePasswordInput,
  EndSessionInput,
  PasswordChanged,
  Profile,
  UpdateMyProfileInput,
  UserSession,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
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
  myProfile(@Context() context: RequestContext): Promise<Profile> {
    return this.service.read(signedIn(context));
  }

  @Query()
  mySessions(@Context() context: RequestContext): Promise<UserSession[]> {
    return this.sessions.list(signedIn(context));
  }

  @Mutation()
  updateMyProfile(
    @Args('input') input: UpdateMyProfileInput,
    @Context() context: RequestContext,
  ): Promise<Profile> {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  changePassword(
    @Args('input') input: ChangePasswordInput,
    @Context() context: RequestContext,
  ): Promise<PasswordChanged> {
    return this.password.change(context, input);
  }

  @Mutation()
  endSession(@Args('input') input: EndSessionInput, @Context() context: RequestContext): Promise<string> {
    return this.sessions.end(signedIn(context), input.id);
  }

  @Mutation()
  endOtherSessions(@Context() context: RequestContext): Promise<number> {
    return this.sessions.endOthers(signedIn(context));
  }
}
