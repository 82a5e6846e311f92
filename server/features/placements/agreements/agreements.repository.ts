import { agreementTexts } from '../../../../domain/placements/agreement-text.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';

type Author = Read<'placement_agreement', 'createdBy' | 'createdByName'>;

/** Adds a version with what the placement and the general text say now, and ends the one before. Returns its number. */
export async function addAgreement(
  tx: Queryable,
  placementId: string,
  { createdBy, createdByName, isSent }: Author & { isSent: boolean },
): Promise<number> {
  await endAgreement(tx, placementId);
  const [added] = await tx.query<Read<'placement_agreement', 'version'>>(
    `INSERT INTO placement_agreement (placement_id, version, workplace, start_date, end_date, hours_per_week,
       planned_hours, weekdays, courses, goals, text, created_by, created_by_name, sent_at)
     SELECT p.id, 1 + coalesce((SELECT max(a.version) FROM placement_agreement a WHERE a.placement_id = p.id), 0),
       w.name, p.start_date, p.end_date, p.hours_per_week, p.planned_hours, p.weekdays,
       (SELECT string_agg(DISTINCT c.name, chr(10) ORDER BY c.name) FROM placement_course m
         JOIN enrollment e ON e.id = m.enrollment_id JOIN course c ON c.id = e.course_id WHERE m.placement_id = p.id),
       (SELECT string_agg(g.text, chr(10) ORDER BY g.position) FROM placement_goal g WHERE g.placement_id = p.id),
       $5, $2, $3, CASE WHEN $4 THEN now() END
     FROM placement p JOIN workplace w ON w.id = p.workplace_id WHERE p.id = $1 RETURNING version`,
    [placementId, createdBy, createdByName, isSent, JSON.stringify(agreementTexts)],
  );
  return added!.version;
}

/** Ends the present version, if there is one: it was replaced or withdrawn. */
export async function endAgreement(tx: Queryable, placementId: string): Promise<void> {
  await tx.query(
    'UPDATE placement_agreement SET ended_at = now() WHERE placement_id = $1 AND ended_at IS NULL',
    [placementId],
  );
}

/** Adds a party's signature. */
export async function addSignature(
  tx: Queryable,
  signature: Read<
    'placement_signature',
    'placementId' | 'version' | 'party' | 'name' | 'address' | 'signedBy'
  >,
): Promise<void> {
  const { placementId, version, party, name, address, signedBy } = signature;
  await tx.query(
    `INSERT INTO placement_signature (placement_id, version, party, name, address, signed_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [placementId, version, party, name, address, signedBy],
  );
}

/** Attaches the signed paper to the present version. */
export async function attachPaper(
  tx: Queryable,
  placementId: string,
  { fileId, attachedByName }: { fileId: string; attachedByName: string },
): Promise<void> {
  await tx.query(
    `UPDATE placement_agreement SET file_id = $2, attached_at = now(), attached_by_name = $3
     WHERE placement_id = $1 AND ended_at IS NULL`,
    [placementId, fileId, attachedByName],
  );
}
