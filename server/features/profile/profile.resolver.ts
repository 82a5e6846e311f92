import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { OwnPassword } from './own-password.service.js';
import { OwnSessions } from './own-sessions.service.js';
import { ProfileService } from './profile.service.js';

/** One's own account: profile, password, sessions. */
export const profileFields = rootFields(
  [ProfileService, OwnPassword, OwnSessions],
  (service, password, sessions) => ({
    myProfile: (_args, context) => service.read(signedIn(context)),
    mySessions: (_args, context) => sessions.list(signedIn(context)),
    updateMyProfile: ({ input }, context) => service.update(signedIn(context), input),
    changePassword: ({ input }, context) => password.change(context, input),
    endSession: ({ input }, context) => sessions.end(signedIn(context), input.id),
    endOtherSessions: (_args, context) => sessions.endOthers(signedIn(context)),
  }),
);
