import { Get } from '@nestjs/common';
import { RestCourseStatisticsDocument } from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside, type Values } from '../../platform/rest/rest-route.js';

@RestController('stats/courses', 'Statistics')
export class StatisticsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestCourseStatisticsDocument,
    'Course statistics for a period and the one before it. Default: the current year.',
    {
      query: {
        ...inside('input', 'from', 'to', 'courseId', 'packageId', 'teacherId'),
        municipality: 'input.municipalities',
        studyForm: 'input.studyForms',
        system: 'input.systems',
      },
      usual: inThisYear,
      hoist: 'courseStatistics',
    },
  )
  courseStatistics(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

function inThisYear(values: Values): Values {
  const year = new Date().getUTCFullYear();
  return { from: `${year}-01-01`, to: `${year}-12-31`, ...values };
}
