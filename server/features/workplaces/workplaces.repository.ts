import type { Work } from '../../platform/database/unit-of-work.js';
import { SupervisorEntity } from './supervisor.entity.js';
import type { SupervisorColumns, WorkplaceColumns } from './workplace.input.js';
import { WorkplaceEntity } from './workplace.entity.js';

/** Inserts a workplace. */
export async function addWorkplace(tx: Work, id: string, columns: WorkplaceColumns): Promise<void> {
  await tx.manager.insert(WorkplaceEntity, { id, ...columns });
}

/** Updates the columns of a workplace. */
export async function updateWorkplace(
  tx: Work,
  id: string,
  columns: WorkplaceColumns | Pick<WorkplaceEntity, 'state' | 'stateReason'>,
): Promise<void> {
  await tx.manager.update(WorkplaceEntity, id, columns);
}

/** Deletes a workplace with its supervisors. */
export async function deleteWorkplace(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(WorkplaceEntity, id);
}

/** Fills in supervisors by those of the same name at a merged workplace, and moves the others. */
export async function mergeSupervisors(tx: Work, fromId: string, intoId: string): Promise<void> {
  await tx.query(
    `UPDATE supervisor k SET phone = coalesce(k.phone, v.phone), email = coalesce(k.email, v.email),
       trained_on = coalesce(k.trained_on, v.trained_on), version = k.version + 1
     FROM supervisor v WHERE v.workplace_id = $1 AND k.workplace_id = $2 AND lower(v.name) = lower(k.name)`,
    [fromId, intoId],
  );
  await tx.query(
    `UPDATE supervisor v SET workplace_id = $2, version = v.version + 1 WHERE v.workplace_id = $1
     AND NOT EXISTS (SELECT FROM supervisor k WHERE k.workplace_id = $2 AND lower(k.name) = lower(v.name))`,
    [fromId, intoId],
  );
}

/** Inserts a supervisor. */
export async function addSupervisor(
  tx: Work,
  id: string,
  workplaceId: string,
  columns: SupervisorColumns,
): Promise<void> {
  await tx.manager.insert(SupervisorEntity, { id, workplaceId, ...columns });
}

/** Updates the columns of a supervisor. */
export async function updateSupervisor(tx: Work, id: string, columns: SupervisorColumns): Promise<void> {
  await tx.manager.update(SupervisorEntity, id, columns);
}

/** Deletes a supervisor; the placements keep their workplace. */
export async function deleteSupervisor(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(SupervisorEntity, id);
}
