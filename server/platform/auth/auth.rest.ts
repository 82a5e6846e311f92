import type { ServerResponse } from 'node:http';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import type {
  RestLoginMutation,
  RestRequestPasswordResetMutation,
  RestResetPasswordMutation,
  RestSessionQuery,
} from '../rest/generated.js';
import { Rest, type RestRequest } from '../rest/rest.js';
import { sessionUser } from '../rest/shapes.js';

/** Sign-in, session and password reset (contract, section 4). */
@Controller('api')
export class AuthController {
  constructor(private readonly rest: Rest) {}

  @Post('auth/login')
  login(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestLogin',
      variables: (input) => ({ input }),
      shape: ({ login }: RestLoginMutation) => ({ ...login, user: sessionUser(login.user) }),
    });
  }

  @Post('auth/logout')
  logout(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, { operation: 'RestLogout', status: 204 });
  }

  @Get('auth/session')
  session(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSession',
      shape: ({ me }: RestSessionQuery) => ({ user: sessionUser(me) }),
    });
  }

  @Post('reset-password/request')
  requestReset(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestRequestPasswordReset',
      status: 202,
      variables: (input) => ({ input }),
      shape: ({ requestPasswordReset }: RestRequestPasswordResetMutation) => requestPasswordReset,
    });
  }

  @Post('reset-password')
  reset(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestResetPassword',
      variables: (input) => ({ input }),
      shape: ({ resetPassword }: RestResetPasswordMutation) => resetPassword,
    });
  }
}
