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
