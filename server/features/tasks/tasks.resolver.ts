import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationCreateTaskArgs,
  MutationDeleteTaskArgs,
  MutationUpdateTaskArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { TasksService } from './tasks.service.js';

/** Private to-do lists. */
@Resolver()
export class TasksResolver implements RootResolvers<
  'tasks' | 'createTask' | 'updateTask' | 'deleteTask' | 'deleteMyTasks'
> {
  constructor(private readonly service: TasksService) {}

  @Query()
  tasks(@CurrentCall() call: Call) {
    return this.service.list(call);
  }

  @Mutation()
  createTask(@Args() { input }: MutationCreateTaskArgs, @CurrentCall() call: Call) {
    return this.service.create(call, input.description);
  }

  @Mutation()
  updateTask(@Args() { input }: MutationUpdateTaskArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  deleteTask(@Args() { input }: MutationDeleteTaskArgs, @CurrentCall() call: Call) {
    return this.service.delete(call, input.id);
  }

  @Mutation()
  deleteMyTasks(@CurrentCall() call: Call) {
    return this.service.deleteAll(call);
  }
}
