import type { Work } from '../../platform/database/unit-of-work.js';
import { TaskEntity } from './task.entity.js';

/** Adds a task to its owner's list. */
export async function addTask(tx: Work, task: TaskEntity): Promise<void> {
  await tx.repository(TaskEntity).insert(task);
}

/** Puts other words to a task of one's own; false when there is none. */
export async function describeTask(
  tx: Work,
  own: Pick<TaskEntity, 'id' | 'userId'>,
  description: string,
): Promise<boolean> {
  const { affected } = await tx.repository(TaskEntity).update(own, { description });
  return affected === 1;
}

/** Takes away one of one's own tasks, or all of them; answers how many. */
export async function deleteTasks(
  tx: Work,
  own: Pick<TaskEntity, 'userId'> & Partial<TaskEntity>,
): Promise<number> {
  const { affected } = await tx.repository(TaskEntity).delete(own);
  return affected ?? 0;
}
