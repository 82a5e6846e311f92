import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  RestAddSupervisorDocument,
  RestCreateWorkplaceDocument,
  RestDeleteWorkplaceDocument,
  RestFreePlacesDocument,
  RestMergeWorkplacesDocument,
  RestRemoveSupervisorDocument,
  RestSetWorkplaceStateDocument,
  RestUpdateSupervisorDocument,
  RestUpdateWorkplaceDocument,
  RestWorkplaceDocument,
  RestWorkplaceDuplicatesDocument,
  RestWorkplaceMergePreviewDocument,
  RestWorkplacesDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

const WORKPLACE = {
  name: 'Björkens äldreboende',
  organisationNumber: '212000-0142',
  street: 'Björkvägen 4',
  postalCode: '191 47',
  city: 'Sollentuna',
  municipality: 'Sollentuna',
  branches: ['CARE'],
  places: 3,
};
const SUPERVISOR = { name: 'Karin Holm', phone: '08-123 456 78', trainedOn: '2026-03-12' };

/** Workplaces for placements. */
@RestController('workplaces', 'Workplaces')
export class WorkplacesController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestWorkplacesDocument, 'Workplaces, by name.', {
    query: {
      ...inside('input.filter', 'q'),
      branch: 'input.filter.branches',
      municipality: 'input.filter.municipalities',
      state: 'input.filter.states',
      agreement: 'input.filter.agreements',
    },
    parts: 1_000,
    pages: { most: 200 },
    at: 'nodes',
  })
  workplaces(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Get('free')
  @RestOperation(
    RestFreePlacesDocument,
    'Workplaces with a free place in a period, by name, with the free places of each day.',
    {
      query: inside('input', 'from', 'to', 'branch', 'municipality'),
      parts: 1_000,
      pages: { most: 200 },
      at: 'nodes',
    },
  )
  freePlaces(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Get('duplicates')
  @RestOperation(RestWorkplaceDuplicatesDocument, 'Pairs of workplaces that may be duplicates.')
  workplaceDuplicates(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id/merge')
  @RestOperation(
    RestWorkplaceMergePreviewDocument,
    'Preview of merging the workplace `from` into this one: what would move, and what to check first.',
    { id: 'into', query: { from: 'input.from' } },
  )
  workplaceMergePreview(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/merge')
  @RestOperation(
    RestMergeWorkplacesDocument,
    'Merge the workplace `from` into this one. 409 with the reason FULL if it would get more students than places.',
    { id: 'into', versioned: true, example: { from: '0199f3a0-1c2d-7a00-8000-000000000005' } },
  )
  mergeWorkplaces(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id')
  @RestOperation(RestWorkplaceDocument, 'One workplace with its supervisors.', { versioned: true })
  workplace(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(
    RestCreateWorkplaceDocument,
    'Add a workplace. 409 with the reason DUPLICATE if it seems to be registered, unless allowDuplicate is true.',
    {
      status: 201,
      nest: 'values',
      versioned: true,
      example: WORKPLACE,
    },
  )
  createWorkplace(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(
    RestUpdateWorkplaceDocument,
    'Replace a workplace. Send all fields. 409 with the reason FULL for fewer places than students, unless overCapacity is true.',
    {
      nest: 'values',
      versioned: true,
      example: { version: 1, ...WORKPLACE },
    },
  )
  updateWorkplace(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/state')
  @RestOperation(RestSetWorkplaceStateDocument, 'Stop, pause or reactivate a workplace.', {
    versioned: true,
    example: { state: 'STOPPED', reason: 'Arbetsmiljön är inte godkänd.' },
  })
  setWorkplaceState(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestDeleteWorkplaceDocument, 'Delete a workplace without placements. 409 if it has any.', {
    status: 204,
  })
  deleteWorkplace(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/supervisors')
  @RestOperation(RestAddSupervisorDocument, 'Add a supervisor to a workplace.', {
    status: 201,
    id: 'workplaceId',
    nest: 'values',
    example: SUPERVISOR,
  })
  addSupervisor(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** Supervisors of workplaces. */
@RestController('supervisors', 'Workplaces')
export class SupervisorsController {
  constructor(private readonly operations: RestOperations) {}

  @Put(':id')
  @RestOperation(RestUpdateSupervisorDocument, 'Replace a supervisor. Send all fields.', {
    nest: 'values',
    example: { version: 1, ...SUPERVISOR },
  })
  updateSupervisor(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestRemoveSupervisorDocument, 'Remove a supervisor. Returns the workplace.')
  removeSupervisor(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
