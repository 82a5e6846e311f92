import type { ServerResponse } from 'node:http';
import { Get, Post, Put, Res } from '@nestjs/common';
import {
  RestActivateUserDocument,
  RestCreateUserDocument,
  RestDeactivateUserDocument,
  RestRenewInvitationsDocument,
  RestSendResetLinkDocument,
  RestSetUserRoleDocument,
  RestUpdateUserDocument,
  RestUsersDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

/** Accounts and their administration (permissions, section 7). */
@RestController('users', 'People')
export class UsersController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestUsersDocument, 'All accounts.', {
    query: { ...inside('input.filter', 'q', 'active'), role: 'input.filter.roles' },
    parts: 100,
    at: 'nodes',
  })
  users(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Post()
  @RestOperation(
    RestCreateUserDocument,
    'Create an account. Its owner is mailed a link for choosing a password.',
    {
      status: 201,
      versioned: true,
      example: { name: 'Åsa Öberg', email: 'asa@exempel.se', role: 'teacher' },
    },
  )
  createUser(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('invitations')
  @RestOperation(
    RestRenewInvitationsDocument,
    'Mail a new invitation to these accounts, or to all without a password.',
    { status: 202, example: {} },
  )
  renewInvitations(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(
    RestUpdateUserDocument,
    'Change name, address or phone. A new address ends all sessions of the account.',
    { versioned: true, example: { name: 'Åsa Ek', version: 1 } },
  )
  updateUser(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/role')
  @RestOperation(
    RestSetUserRoleDocument,
    "Change the role, at most to the caller's own rank. Ends all sessions of the account.",
    { versioned: true, example: { role: 'teacher' } },
  )
  setUserRole(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/deactivate')
  @RestOperation(RestDeactivateUserDocument, 'Deactivate the account. Ends all its sessions.', {
    versioned: true,
  })
  deactivateUser(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/activate')
  @RestOperation(RestActivateUserDocument, 'Activate the account.', { versioned: true })
  activateUser(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/reset-link')
  @RestOperation(RestSendResetLinkDocument, 'Mail the person a one-time link for setting a new password.', {
    status: 202,
  })
  sendResetLink(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
