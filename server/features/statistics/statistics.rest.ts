import type { ServerResponse } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { RestCourseStatisticsQuery } from '../../platform/rest/generated.js';
import { queryValues } from '../../platform/rest/query-values.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';

const FILTERS = [
  'from',
  'to',
  'municipality',
  'courseId',
  'packageId',
  'studyForm',
  'teacherId',
  'system',
] as const;
const one = (value: string | undefined): string[] | undefined => (value === undefined ? value : [value]);

/** Figures about courses, for administrators (contract, section 5). */
@Controller('api/stats')
export class StatisticsController {
  constructor(private readonly rest: Rest) {}

  @Get('courses')
  courses(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCourseStatistics',
      variables: () => {
        const { municipality, studyForm, system, ...rest } = queryValues(request.query, FILTERS);
        const filter = {
          municipalities: one(municipality),
          studyForms: one(studyForm),
          systems: one(system),
        };
        return { input: { ...thisYear(), ...rest, ...filter } };
      },
      shape: ({ courseStatistics, ...widgets }: RestCourseStatisticsQuery) => ({
        ...courseStatistics,
        ...widgets,
      }),
    });
  }
}

/** Without a period: the calendar year. */
function thisYear(): { from: string; to: string } {
  const year = new Date().getUTCFullYear();
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
