import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../../platform/rest/addressed.js';
import { answered, edited, withRestIds } from '../catalogue-shape.rest.js';
import type {
  RestCreateProgramMutation,
  RestProgramQuery,
  RestProgramsQuery,
  RestUpdateProgramMutation,
} from '../../../platform/rest/generated.js';
import { queryFlag, queryValues } from '../../../platform/rest/query-values.js';
import { Rest, type RestRequest } from '../../../platform/rest/rest.js';

/** Programs, for administrators (contract, section 5). */
@Controller('api/programs')
export class ProgramsController {
  constructor(private readonly rest: Rest) {}

  /** Never cut short; the query filters. */
  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestPrograms',
      variables: () => ({ filter: programFilter(request) }),
      shape: ({ programs }: RestProgramsQuery) => withRestIds(programs),
    });
  }

  @Get(':id')
  one(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestProgram',
      variables: () => ({ id: request.params.id }),
      ...answered(({ program }: RestProgramQuery) => program!),
    });
  }

  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateProgram',
      status: 201,
      variables: (body) => ({ input: { program: body } }),
      ...answered(({ createProgram }: RestCreateProgramMutation) => createProgram),
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateProgram',
      variables: (body) => ({ input: edited(request, 'program', body) }),
      ...answered(({ updateProgram }: RestUpdateProgramMutation) => updateProgram),
    });
  }

  @Delete(':id')
  delete(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeleteProgram',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }
}

function programFilter(request: RestRequest): Record<string, unknown> {
  const { q, archived } = queryValues(request.query, ['q', 'archived']);
  return { q, archived: queryFlag(archived, 'archived') };
}
