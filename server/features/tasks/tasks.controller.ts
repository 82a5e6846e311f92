import { Delete, Get, Post, Put } from '@nestjs/common';
import { badField } from '../../platform/errors/app-error.js';
import {
  RestCreateTaskDocument,
  RestDeleteMyTasksDocument,
  RestDeleteTaskDocument,
  RestTasksDocument,
  RestUpdateTaskDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { type Values } from '../../platform/rest/rest-route.js';

@RestController('task', 'My account')
export class TasksController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestTasksDocument, "The caller's tasks, oldest first.")
  tasks(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestCreateTaskDocument, 'Add a task.', {
    status: 201,
    example: { description: 'Boka samtal' },
  })
  createTask(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(RestUpdateTaskDocument, 'Change a task.', { example: { description: 'Boka tid' } })
  updateTask(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call, { lenient: ofAddress });
  }

  @Delete(':id')
  @RestOperation(RestDeleteTaskDocument, 'Delete a task.', { status: 204 })
  deleteTask(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

@RestController('delalltasks', 'My account')
export class AllTasksController {
  constructor(private readonly operations: RestOperations) {}

  @Delete()
  @RestOperation(RestDeleteMyTasksDocument, "Delete all of the caller's tasks.", { status: 204 })
  deleteMyTasks(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** Accepts the complete task as the request body (contract, section 5). */
function ofAddress({ _id, ...body }: Values, { id }: Readonly<Record<string, string>>): Values {
  if (_id === undefined || _id === id) return body;
  throw badField('_id', 'NOT_ALLOWED', 'Uppgiftens _id stämmer inte med adressen.');
}
