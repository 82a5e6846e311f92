import { Delete, Get, Put } from '@nestjs/common';
import {
  RestChangePasswordDocument,
  RestEndSessionDocument,
  RestMyProfileDocument,
  RestMySessionsDocument,
  RestUpdateProfileDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** The signed-in user's account, password and sessions. */
@RestController('profile', 'My account')
export class ProfileController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestMyProfileDocument, "The caller's account. An API key has none.")
  myProfile(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put()
  @RestOperation(RestUpdateProfileDocument, "Change the caller's phone number and settings.", {
    example: { phone: '070-174 06 05', settings: { theme: 'DARK' } },
  })
  updateProfile(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('password')
  @RestOperation(
    RestChangePasswordDocument,
    "Change the caller's password. All other sessions end, and this one gets a new cookie.",
    { status: 204, example: { currentPassword: 'sju sorters småkakor', newPassword: 'åtta sorters kakor' } },
  )
  changePassword(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('sessions')
  @RestOperation(RestMySessionsDocument, "The caller's sessions.")
  mySessions(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete('sessions/:id')
  @RestOperation(RestEndSessionDocument, "End one of the caller's sessions.", { status: 204 })
  endSession(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
