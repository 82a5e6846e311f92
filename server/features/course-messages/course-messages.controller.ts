import { Get, Post } from '@nestjs/common';
import {
  RestMessageParticipantsDocument,
  RestParticipantMessagePreviewDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** Mails to the participants of a course instance (pages, section 23). */
@RestController('details/Kurs/:id/message', 'Course instances')
export class CourseMessagesController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestParticipantMessagePreviewDocument, 'How many participants a message would reach.')
  participantMessagePreview(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(
    RestMessageParticipantsDocument,
    'Mail each participant of a course instance. The same message again within ten minutes is 409.',
    { status: 201, example: { subject: 'Ny sal', text: 'Vi ses i sal B204 på måndag.' } },
  )
  messageParticipants(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
