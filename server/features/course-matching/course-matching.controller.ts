import { Delete, Get, Post, Put } from '@nestjs/common';
import {
  RestAddCourseWishDocument,
  RestCourseAliasesDocument,
  RestCourseMatchingDocument,
  RestCreateInstanceForNeedsDocument,
  RestForgetCourseAliasDocument,
  RestMatchBatchesDocument,
  RestMatchNeedsDocument,
  RestMatchSafeNeedsDocument,
  RestMatchedEntriesDocument,
  RestResolveCourseNameDocument,
  RestSafeMatchesDocument,
  RestSkipNeedsDocument,
  RestUndoMatchDocument,
  RestUnknownCourseNamesDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';
const KEY = `e:${ID}`;
const FILTER = ['q', 'courseId', 'municipality', 'startFrom', 'startTo'] as const;
const PAGE = inside('input', 'page', 'first');

/** REST endpoints of course matching (pages, section 7). */
@RestController('course-matching', 'Course matching')
export class CourseMatchingController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestCourseMatchingDocument, 'Course needs with proposed instances, best first.', {
    query: { ...inside('input.filter', ...FILTER, 'state'), ...PAGE },
  })
  courseMatching(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestMatchNeedsDocument, 'Enrol each student in the chosen instance: all or none.', {
    example: { picks: [{ key: KEY, courseInstanceId: ID }] },
  })
  matchNeeds(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('safe')
  @RestOperation(RestSafeMatchesDocument, 'Preview of matching all needs whose match is certain.', {
    query: inside('filter', ...FILTER, 'state'),
  })
  safeMatches(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('safe')
  @RestOperation(RestMatchSafeNeedsDocument, 'Match them. Large numbers run as a job.', {
    example: { filter: { municipality: 'Sollentuna' }, expected: 1 },
  })
  matchSafeNeeds(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('batches')
  @RestOperation(RestMatchBatchesDocument, 'The ten latest matchings.')
  matchBatches(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('matched')
  @RestOperation(RestMatchedEntriesDocument, 'Students placed by matching, latest first.', {
    query: { ...inside('input.filter', ...FILTER), ...PAGE },
  })
  matchedEntries(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('batches/:id/undo')
  @RestOperation(RestUndoMatchDocument, 'Undo a matching as a whole.', { id: 'batchId' })
  undoMatch(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('skipped')
  @RestOperation(RestSkipNeedsDocument, 'Set needs aside, or reopen them.', {
    named: true,
    example: { keys: [KEY], skipped: true },
  })
  skipNeeds(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('instances')
  @RestOperation(
    RestCreateInstanceForNeedsDocument,
    'Plan an instance for students who lack one, and enrol them.',
    {
      status: 201,
      example: { keys: [KEY], courseId: ID, values: { startDate: '2027-01-11', capacity: 20 } },
    },
  )
  createInstanceForNeeds(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('names')
  @RestOperation(RestUnknownCourseNamesDocument, 'Course names that are not in the catalogue.', {
    query: inside('input', 'q', 'page', 'first'),
  })
  unknownCourseNames(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('names')
  @RestOperation(RestResolveCourseNameDocument, 'Map a course name to a course.', {
    example: { text: 'Sv 1', courseId: ID, remember: true },
  })
  resolveCourseName(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('wishes')
  @RestOperation(RestAddCourseWishDocument, "Record a student's course wish.", {
    status: 201,
    example: { studentId: ID, text: 'Sv 1', earliestOn: '2027-01-04' },
  })
  addCourseWish(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('aliases')
  @RestOperation(RestCourseAliasesDocument, 'Remembered spellings.')
  courseAliases(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete('aliases/:id')
  @RestOperation(RestForgetCourseAliasDocument, 'Forget a spelling.', { status: 204 })
  forgetCourseAlias(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
