import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  RestDeletePlacementDocument,
  RestPlacementDocument,
  RestPlacementsDocument,
  RestPlanPlacementDocument,
  RestSetPlacementStateDocument,
  RestStudentPlacementsDocument,
  RestUpdatePlacementDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

const VALUES = {
  workplaceId: '0199f3a0-1c2d-7a00-8000-000000000004',
  startDate: '2026-11-30',
  endDate: '2026-12-18',
  hoursPerWeek: 40,
};

/** Placements of students (APL). */
@RestController('placements', 'Placements')
export class PlacementsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestPlacementsDocument, 'Placements, latest first.', {
    query: {
      ...inside('input.filter', 'studentId', 'workplaceId', 'teacherId', 'from', 'to'),
      state: 'input.filter.states',
    },
    parts: 1_000,
    pages: { most: 200 },
    at: 'nodes',
  })
  placements(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Get(':id')
  @RestOperation(RestPlacementDocument, 'One placement.', { versioned: true })
  placement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(
    RestPlanPlacementDocument,
    'Plan a placement. 409 with the reason FULL if the workplace has no place left, unless overCapacity is true.',
    {
      status: 201,
      nest: 'values',
      versioned: true,
      missing: 'Eleven finns inte.',
      example: { studentId: '0199f3a0-1c2d-7a00-8000-000000000001', ...VALUES },
    },
  )
  planPlacement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(RestUpdatePlacementDocument, 'Replace a placement that has not ended. Send all fields.', {
    nest: 'values',
    versioned: true,
    example: { version: 1, ...VALUES },
  })
  updatePlacement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/state')
  @RestOperation(RestSetPlacementStateDocument, 'Move a placement to another state.', {
    versioned: true,
    example: { state: 'AGREED', agreedOn: '2026-11-20' },
  })
  setPlacementState(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(
    RestDeletePlacementDocument,
    'Delete a planned placement. 409 in any other state, and with a reported incident.',
    {
      status: 204,
    },
  )
  deletePlacement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** Placements of one student. */
@RestController('students/:id/placements', 'Placements')
export class StudentPlacementsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestStudentPlacementsDocument, 'The placements of a student, latest first.', {
    at: 'nodes',
  })
  studentPlacements(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
