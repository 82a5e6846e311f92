import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  RestAddWorkplaceContactDocument,
  RestRemoveWorkplaceContactDocument,
  RestUpdateWorkplaceContactDocument,
  RestWorkplaceContactListDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

const CONTACT = {
  ...{ kind: 'VISIT', contactedOn: '2026-11-20', withWhom: 'Eva Ek' },
  note: 'Tar emot två elever till våren.',
};

/** Contacts of the school with a workplace. */
@RestController('workplaces/:id/contacts', 'Workplaces')
export class WorkplaceContactsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestWorkplaceContactListDocument, 'The contacts with a workplace, latest first.', {
    id: 'workplaceId',
    parts: 1_000,
    at: 'nodes',
  })
  workplaceContacts(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Post()
  @RestOperation(RestAddWorkplaceContactDocument, 'Add a contact with a workplace.', {
    ...{ id: 'workplaceId', status: 201, nest: 'values' },
    example: CONTACT,
  })
  addWorkplaceContact(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** A contact of the school with a workplace. */
@RestController('workplace-contacts', 'Workplaces')
export class WorkplaceContactController {
  constructor(private readonly operations: RestOperations) {}

  @Put(':id')
  @RestOperation(
    RestUpdateWorkplaceContactDocument,
    "Replace one of the caller's contacts. Send all fields.",
    {
      nest: 'values',
      example: { version: 1, ...CONTACT },
    },
  )
  updateWorkplaceContact(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestRemoveWorkplaceContactDocument, 'Remove a contact.', { status: 204 })
  removeWorkplaceContact(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
