import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { Task, UpdateTaskInput } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { requiredText } from '../../platform/validation/text.js';
import { TaskEntity } from './task.entity.js';

const LONGEST = 500;

/** Private to-do lists: NOT_FOUND for other users' tasks (permissions, D12). */
@Injectable()
export class TasksService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  list(call: Call): Promise<Task[]> {
    return this.database.query<Task>(
      'SELECT id, description FROM task WHERE user_id = $1 ORDER BY created_at, id',
      [call.actor.userId],
    );
  }

  create(call: Call, text: string): Promise<Task> {
    const description = requiredText(text, 'description', LONGEST);
    return this.work.run(call, async (tx) => {
      const task = { id: uuid(), userId: call.actor.userId, description };
      await tx.manager.insert(TaskEntity, { ...task });
      return { id: task.id, description };
    });
  }

  update(call: Call, input: UpdateTaskInput): Promise<Task> {
    requireId(input.id, 'id');
    const description = requiredText(input.description, 'description', LONGEST);
    return this.work.run(call, async (tx) => {
      const own = { id: input.id, userId: call.actor.userId };
      const { affected } = await tx.manager.update(TaskEntity, own, { description });
      if (!affected) throw notFound();
      return { id: input.id, description };
    });
  }

  delete(call: Call, id: string): Promise<string> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      const { affected } = await tx.manager.delete(TaskEntity, { id, userId: call.actor.userId });
      if (!affected) throw notFound();
      return id;
    });
  }

  deleteAll(call: Call): Promise<number> {
    return this.work.run(call, async (tx) => {
      const { affected } = await tx.manager.delete(TaskEntity, { userId: call.actor.userId });
      return affected ?? 0;
    });
  }
}
