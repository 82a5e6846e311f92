import { badField } from '../../platform/errors/app-error.js';
import { get, post, put, remove, type RouteTable, type Values } from '../../platform/rest/table/route.js';

export const TASK_ROUTES: RouteTable = {
  area: 'My account',
  routes: [
    get('/task', 'RestTasks', 'The own tasks, oldest first.'),
    post('/task', 'RestCreateTask', 'Add a task.', { status: 201, example: { description: 'Boka samtal' } }),
    put('/task/{id}', 'RestUpdateTask', 'Change a task.', {
      lenient: ofAddress,
      example: { description: 'Boka tid' },
    }),
    remove('/task/{id}', 'RestDeleteTask', 'Delete a task.', { status: 204 }),
    remove('/delalltasks', 'RestDeleteMyTasks', 'Delete all of the own tasks.', { status: 204 }),
  ],
};

/** A client may send the whole task back (contract, section 5). */
function ofAddress({ _id, ...body }: Values, { id }: Readonly<Record<string, string>>): Values {
  if (_id === undefined || _id === id) return body;
  throw badField('_id', 'NOT_ALLOWED', 'Uppgiftens _id stämmer inte med adressen.');
}
