import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CreateTaskInput,
  DeleteTaskInput,
  Task,
  UpdateTaskInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { TasksService } from './tasks.service.js';

@Resolver()
export class TasksResolver {
  constructor(private readonly service: TasksService) {}

  @Query()
  tasks(@Context() context: RequestContext): Promise<Task[]> {
    return this.service.list(signedIn(context));
  }

  @Mutation()
  createTask(@Args('input') input: CreateTaskInput, @Context() context: RequestContext): Promise<Task> {
    return this.service.create(signedIn(context), input.description);
  }

  @Mutation()
  updateTask(@Args('input') input: UpdateTaskInput, @Context() context: RequestContext): Promise<Task> {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  deleteTask(@Args('input') input: DeleteTaskInput, @Context() context: RequestContext): Promise<string> {
    return this.service.delete(signedIn(context), input.id);
  }

  @Mutation()
  deleteMyTasks(@Context() context: RequestContext): Promise<number> {
    return this.service.deleteAll(signedIn(context));
  }
}
