import type { ServerResponse } from 'node:http';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { notFound } from '../../../platform/errors/app-error.js';
import { addressed } from '../../../platform/rest/addressed.js';
import type {
  RestCsnReportQuery,
  RestCsnReportsQuery,
  RestWithdrawCsnReportMutation,
} from '../../../platform/rest/generated.js';
import { restIds } from '../../../platform/rest/rest-ids.js';
import { Rest, type RestRequest } from '../../../platform/rest/rest.js';

/** What CSN was told, for administrators (domain, D8). */
@Controller('api/csn-reports')
export class CsnReportsController {
  constructor(private readonly rest: Rest) {}

  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCsnReports',
      shape: ({ csnReports }: RestCsnReportsQuery) => restIds(csnReports),
    });
  }

  @Get(':id')
  one(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCsnReport',
      variables: () => ({ id: request.params.id }),
      shape: ({ csnReport }: RestCsnReportQuery) => {
        if (!csnReport) throw notFound('Rapporten finns inte.');
        return restIds(csnReport);
      },
    });
  }

  /** Nothing is taken away: the answer is the report with its `withdrawal`. */
  @Post(':id/withdraw')
  withdraw(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestWithdrawCsnReport',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ withdrawCsnReport }: RestWithdrawCsnReportMutation) => restIds(withdrawCsnReport),
    });
  }
}
