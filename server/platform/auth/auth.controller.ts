import { Get, Post } from '@nestjs/common';
import {
  RestLoginDocument,
  RestLogoutDocument,
  RestRequestPasswordResetDocument,
  RestResetPasswordDocument,
  RestSessionDocument,
} from '../rest/generated.js';
import type { RestAnswer } from '../rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../rest/rest-operations.service.js';

/** Sign-in, session and password reset (contract, section 4). */
@RestController('auth', 'Sign-in')
export class AuthController {
  constructor(private readonly operations: RestOperations) {}

  @Post('login')
  @RestOperation(
    RestLoginDocument,
    'Sign in. Sets the session cookie and returns the same session as a token.',
    { example: { email: 'teacher@demo.se', password: 'Demo-2026-skola' } },
  )
  login(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('logout')
  @RestOperation(RestLogoutDocument, 'End the session. Also 204 when nobody was signed in.', {
    status: 204,
  })
  logout(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('session')
  @RestOperation(RestSessionDocument, 'Who is signed in.', { named: true })
  session(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

@RestController('reset-password', 'Sign-in')
export class PasswordResetController {
  constructor(private readonly operations: RestOperations) {}

  @Post('request')
  @RestOperation(
    RestRequestPasswordResetDocument,
    'Mail a link for setting a new password, if the account exists.',
    { status: 202, example: { email: 'teacher@demo.se' } },
  )
  requestPasswordReset(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestResetPasswordDocument, 'Set a new password by the mailed link.', {
    example: { token: 'Zm9v…', newPassword: 'sju sorters kakor' },
  })
  resetPassword(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
