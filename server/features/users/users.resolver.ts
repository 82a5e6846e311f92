import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { UserList } from './users.list.js';
import { UsersService } from './users.service.js';

/** Accounts and their administration. */
export const usersFields = rootFields([UsersService, UserList], (service, list) => ({
  users: ({ input }, context, info) =>
    list.page(signedIn(context).actor, input ?? {}, selectedFields(info), context.fixedOperation),
  user: ({ id }, context) => list.one(signedIn(context).actor, id),
  createUser: ({ input }, context) => service.create(signedIn(context), input, context.origin),
  updateUser: ({ input }, context) => service.update(signedIn(context), input),
  setUserRole: ({ input }, context) => service.setRole(signedIn(context), input),
  deactivateUser: ({ input }, context) => service.deactivate(signedIn(context), input.id),
  activateUser: ({ input }, context) => service.activate(signedIn(context), input.id),
  sendResetLink: ({ input }, context) => service.sendResetLink(signedIn(context), input.id, context.origin),
  renewInvitations: ({ input }, context) =>
    service.renewInvitations(signedIn(context), input.ids, context.origin),
  endUserSessions: ({ input }, context) => service.endSessions(signedIn(context), input.id),
}));
