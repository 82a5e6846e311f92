import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { TasksService } from './tasks.service.js';

@Resolver()
export class TasksResolver {
  constructor(private readonly service: TasksService) {}

  @Query()
  tasks(_args: unknown, context: RequestContext) {
    return this.service.list(signedIn(context));
  }

  @Mutation()
  createTask({ input }: MutationArgs['createTask'], context: RequestContext) {
    return this.service.create(signedIn(context), input.description);
  }

  @Mutation()
  updateTask({ input }: MutationArgs['updateTask'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  deleteTask({ input }: MutationArgs['deleteTask'], context: RequestContext) {
    return this.service.delete(signedIn(context), input.id);
  }

  @Mutation()
  deleteMyTasks(_args: unknown, context: RequestContext) {
    return this.service.deleteAll(signedIn(context));
  }
}
