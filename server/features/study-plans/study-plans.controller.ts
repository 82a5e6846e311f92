import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  RestAgreeStudyPlanDocument,
  RestCheckStudyPlanDocument,
  RestCloseStudyPlanDocument,
  RestPutStudyPlanItemDocument,
  RestRemoveStudyPlanItemDocument,
  RestSaveStudyPlanDocument,
  RestSetStudyPlanItemNoteDocument,
  RestStudyPlanOfDocument,
  RestStudyPlanRevisionsDocument,
  RestStudyPlansDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** The individual study plan of a student. */
@RestController('students/:id/study-plan', 'Study plans')
export class StudyPlansController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestStudyPlanOfDocument, 'The study plan of a student, now or as of a day.', {
    query: { at: 'at' },
    versioned: true,
  })
  studyPlan(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put()
  @RestOperation(RestSaveStudyPlanDocument, 'Create or replace a study plan. Send all fields.', {
    id: 'studentId',
    nest: 'values',
    versioned: true,
    example: {
      ...{ version: 0, goal: 'SFI', sfiPath: 2, sfiCourse: 'D' },
      ...{ startDate: '2027-01-11', plannedEndDate: '2028-06-09', pacePercent: 75 },
    },
  })
  save(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('items/:itemId')
  @RestOperation(
    RestPutStudyPlanItemDocument,
    'Add a course under an id chosen by the client, or change it.',
    {
      id: 'studentId',
      versioned: true,
      example: { courseId: '0199f3a0-1c2d-7a00-8000-000000000005', term: '2027VT' },
    },
  )
  putItem(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('items/:itemId/note')
  @RestOperation(RestSetStudyPlanItemNoteDocument, 'Change the note of a course, or remove it with null.', {
    id: 'studentId',
    versioned: true,
    example: { note: 'Läses på distans.' },
  })
  setItemNote(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete('items/:itemId')
  @RestOperation(RestRemoveStudyPlanItemDocument, 'Remove a course. Returns the plan.', {
    id: 'studentId',
    versioned: true,
  })
  removeItem(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('agree')
  @RestOperation(RestAgreeStudyPlanDocument, 'Approve the plan on behalf of the school.', {
    id: 'studentId',
    versioned: true,
    example: { version: 1 },
  })
  agree(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('close')
  @RestOperation(RestCloseStudyPlanDocument, 'Close the plan with a reason. `PUT` opens it again.', {
    id: 'studentId',
    versioned: true,
    example: { version: 1, reason: 'Flyttat till en annan kommun.' },
  })
  close(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('check')
  @RestOperation(RestCheckStudyPlanDocument, 'The plan checked against the requirements of its goal.')
  check(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('revisions')
  @RestOperation(RestStudyPlanRevisionsDocument, 'The revisions of a study plan, latest first.')
  revisions(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** Students by their study plans. */
@RestController('study-plans', 'Study plans')
export class StudyPlanListController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestStudyPlansDocument,
    'Students without a plan, with an outdated one, with a goal that cannot be reached in time, or interrupted.',
    {
      query: { filter: 'input.filter' },
      pages: { most: 200, usual: 50 },
      at: 'nodes',
    },
  )
  studyPlans(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }
}
