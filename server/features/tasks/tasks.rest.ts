import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { badField } from '../../platform/errors/app-error.js';
import { addressed } from '../../platform/rest/addressed.js';
import type {
  RestCreateTaskMutation,
  RestTasksQuery,
  RestUpdateTaskMutation,
} from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';

/** The signed-in user's own tasks. */
@Controller('api')
export class TaskController {
  constructor(private readonly rest: Rest) {}

  @Get('task')
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestTasks',
      shape: ({ tasks }: RestTasksQuery) => tasks.map(withRestId),
    });
  }

  @Post('task')
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateTask',
      status: 201,
      variables: (input) => ({ input }),
      shape: ({ createTask }: RestCreateTaskMutation) => withRestId(createTask),
    });
  }

  @Put('task/:id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateTask',
      variables: ({ _id, ...input }) => {
        if (_id !== undefined && _id !== request.params.id) {
          throw badField('_id', 'NOT_ALLOWED', 'Uppgiftens _id stämmer inte med adressen.');
        }
        return { input: addressed(input, { id: request.params.id }) };
      },
      shape: ({ updateTask }: RestUpdateTaskMutation) => withRestId(updateTask),
    });
  }

  @Delete('task/:id')
  delete(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeleteTask',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }

  @Delete('delalltasks')
  deleteAll(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, { operation: 'RestDeleteMyTasks', status: 204 });
  }
}
