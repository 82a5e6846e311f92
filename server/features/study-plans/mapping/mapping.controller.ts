import { Get, Put } from '@nestjs/common';
import { RestMappingDocument, RestSaveMappingDocument } from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** The mapping (kartläggning) of a student. */
@RestController('students/:id/mapping', 'Study plans')
export class MappingController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestMappingDocument, 'The mapping of a student.', { versioned: true })
  mapping(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put()
  @RestOperation(RestSaveMappingDocument, 'Create or replace a mapping. Send all fields.', {
    id: 'studentId',
    nest: 'values',
    versioned: true,
    example: { version: 0, background: 'Har arbetat i hemtjänsten.', languages: 'Arabiska och svenska' },
  })
  save(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
