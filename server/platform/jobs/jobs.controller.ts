import { Get, Post } from '@nestjs/common';
import { RestCancelJobDocument, RestJobDocument } from '../rest/generated.js';
import type { RestAnswer } from '../rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../rest/rest-operations.service.js';

/** Long work: how far it is, and ending it (permissions, M64). */
@RestController('jobs', 'Import')
export class JobsController {
  constructor(private readonly operations: RestOperations) {}

  @Get(':id')
  @RestOperation(RestJobDocument, 'The progress of a job.')
  job(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/cancel')
  @RestOperation(RestCancelJobDocument, 'Cancel a job. What it has already written is kept, complete.')
  cancelJob(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
