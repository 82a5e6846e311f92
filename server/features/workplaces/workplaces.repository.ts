import type { Queryable } from '../../platform/database/database.js';
import type { Columns } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { SupervisorEntity } from './supervisor.entity.js';
import type { SupervisorColumns, WorkplaceColumns } from './workplace.input.js';
import { samePerson } from './workplace-doubles.queries.js';
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

/** Fills in supervisors by the same persons at a merged workplace, and moves the others. */
export async function mergeSupervisors(tx: Work, fromId: string, intoId: string): Promise<void> {
  await tx.query(
    `UPDATE supervisor k SET phone = coalesce(k.phone, v.phone), email = coalesce(k.email, v.email),
       trained_on = coalesce(k.trained_on, v.trained_on), version = k.version + 1,
       storage_key = coalesce(k.storage_key, v.storage_key), filename = coalesce(k.filename, v.filename),
       mime_type = coalesce(k.mime_type, v.mime_type), size = coalesce(k.size, v.size),
       sha256 = coalesce(k.sha256, v.sha256)
     FROM supervisor v WHERE v.workplace_id = $1 AND k.workplace_id = $2 AND ${samePerson('v', 'k')}`,
    [fromId, intoId],
  );
  await tx.query(
    `UPDATE supervisor v SET workplace_id = $2, version = v.version + 1 WHERE v.workplace_id = $1
     AND NOT EXISTS (SELECT FROM supervisor k WHERE k.workplace_id = $2 AND ${samePerson('v', 'k')})`,
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

/** Columns of the certificate of a supervisor. */
export type CertificateColumns = Pick<
  Columns<'supervisor'>,
  'storageKey' | 'filename' | 'mimeType' | 'size' | 'sha256'
>;

/** Updates the form or the certificate of a supervisor. */
export async function updateSupervisor(
  tx: Work,
  id: string,
  columns: SupervisorColumns | CertificateColumns,
): Promise<void> {
  await tx.manager.update(SupervisorEntity, id, columns);
}

/** Deletes a supervisor; the placements keep their workplace. */
export async function deleteSupervisor(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(SupervisorEntity, id);
}

/** Inserts workplaces. */
export async function addWorkplaces(
  tx: Work,
  workplaces: readonly (WorkplaceColumns & { id: string })[],
): Promise<void> {
  if (workplaces.length > 0) await tx.manager.insert(WorkplaceEntity, [...workplaces]);
}

/** Updates the form's columns of workplaces; returns their new versions. */
export function updateWorkplaces(
  tx: Queryable,
  workplaces: readonly (WorkplaceColumns & { id: string })[],
): Promise<{ id: string; version: number }[]> {
  return tx.query(
    `UPDATE workplace w SET version = w.version + 1, name = r.name, organisation_number = r."organisationNumber",
       unit = r.unit, street = r.street, postal_code = r."postalCode", city = r.city, municipality = r.municipality,
       branches = r.branches, contact_name = r."contactName", contact_phone = r."contactPhone",
       contact_email = r."contactEmail", places = r.places, note = r.note, risk_assessed_on = r."riskAssessedOn"
     FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, name text, "organisationNumber" text, unit text, street text,
       "postalCode" text, city text, municipality text, branches text[], "contactName" text, "contactPhone" text,
       "contactEmail" text, places integer, note text, "riskAssessedOn" date)
     WHERE w.id = r.id RETURNING w.id, w.version`,
    [JSON.stringify(workplaces)],
  );
}

/** Deletes workplaces with their supervisors. */
export async function deleteWorkplaces(tx: Work, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.manager.delete(WorkplaceEntity, [...ids]);
}

/** Inserts supervisors. */
export async function addSupervisors(
  tx: Work,
  supervisors: readonly (SupervisorColumns & { id: string; workplaceId: string })[],
): Promise<void> {
  if (supervisors.length > 0) await tx.manager.insert(SupervisorEntity, [...supervisors]);
}

/** Updates telephone numbers and addresses of supervisors; returns their new versions. */
export function updateSupervisorContacts(
  tx: Queryable,
  supervisors: readonly { id: string; phone: string | null; email: string | null }[],
): Promise<{ id: string; version: number }[]> {
  return tx.query(
    `UPDATE supervisor s SET version = s.version + 1, phone = r.phone, email = r.email
     FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, phone text, email text)
     WHERE s.id = r.id RETURNING s.id, s.version`,
    [JSON.stringify(supervisors)],
  );
}

/** Deletes supervisors; the placements keep their workplace. */
export async function deleteSupervisors(tx: Work, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.manager.delete(SupervisorEntity, [...ids]);
}
