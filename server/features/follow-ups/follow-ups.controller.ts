import { Get, Post, Put } from '@nestjs/common';
import {
  RestAddFollowUpDocument,
  RestCompleteFollowUpDocument,
  RestFollowUpsDocument,
  RestUpdateFollowUpDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** Dated notes about students (pages, section 18). */
@RestController('follow-ups', 'Follow-ups')
export class FollowUpsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestFollowUpsDocument, "The caller's open follow-ups, earliest first; at most 200.")
  followUps(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestAddFollowUpDocument, 'Create a follow-up for the caller or for a colleague.', {
    status: 201,
    example: { studentId: '01890000-0000-7000-8000-000000000001', dueOn: '2026-12-01', note: 'Ring hem.' },
  })
  addFollowUp(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(RestUpdateFollowUpDocument, 'Change the day or the note of a follow-up.', {
    versioned: true,
    example: { dueOn: '2026-12-08' },
  })
  updateFollowUp(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/done')
  @RestOperation(RestCompleteFollowUpDocument, 'Complete a follow-up, or reopen it.', {
    example: { isDone: true },
  })
  completeFollowUp(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
