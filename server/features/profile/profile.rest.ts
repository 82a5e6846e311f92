import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../platform/rest/addressed.js';
import type {
  RestMyProfileQuery,
  RestMySessionsQuery,
  RestUpdateProfileMutation,
} from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';
import { restProfile } from '../users/user-shape.rest.js';

/** One's own account, password and sessions (contract, section 5). */
@Controller('api/profile')
export class ProfileController {
  constructor(private readonly rest: Rest) {}

  @Get()
  read(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMyProfile',
      shape: ({ myProfile }: RestMyProfileQuery) => restProfile(myProfile),
    });
  }

  @Put()
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateProfile',
      variables: (input) => ({ input }),
      shape: ({ updateMyProfile }: RestUpdateProfileMutation) => restProfile(updateMyProfile),
    });
  }

  @Put('password')
  changePassword(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestChangePassword',
      status: 204,
      variables: (input) => ({ input }),
    });
  }

  @Get('sessions')
  sessions(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMySessions',
      shape: ({ mySessions }: RestMySessionsQuery) => mySessions.map(withRestId),
    });
  }

  @Delete('sessions/:id')
  endSession(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestEndSession',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }
}
