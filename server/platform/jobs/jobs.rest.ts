import type { ServerResponse } from 'node:http';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { addressed } from '../rest/addressed.js';
import type { RestCancelJobMutation, RestJobQuery } from '../rest/generated.js';
import { Rest, type RestRequest } from '../rest/rest.js';

/** Long work: how far it is, and ending it (permissions, M64). */
@Controller('api/jobs')
export class JobsController {
  constructor(private readonly rest: Rest) {}

  @Get(':id')
  read(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestJob',
      variables: () => ({ id: request.params.id }),
      shape: ({ job }: RestJobQuery) => job,
    });
  }

  @Post(':id/cancel')
  cancel(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCancelJob',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ cancelJob }: RestCancelJobMutation) => cancelJob,
    });
  }
}
