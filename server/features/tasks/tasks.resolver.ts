import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { TasksService } from './tasks.service.js';

/** Private to-do lists. */
export const tasksFields = rootFields([TasksService], (service) => ({
  tasks: (_args, context) => service.list(signedIn(context)),
  createTask: ({ input }, context) => service.create(signedIn(context), input.description),
  updateTask: ({ input }, context) => service.update(signedIn(context), input),
  deleteTask: ({ input }, context) => service.delete(signedIn(context), input.id),
  deleteMyTasks: (_args, context) => service.deleteAll(signedIn(context)),
}));
