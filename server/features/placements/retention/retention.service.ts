import { Injectable } from '@nestjs/common';
import { PLACEMENT_RETENTION_YEARS } from '../../../../domain/placements/retention.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type { ErasePlacementsInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessWritePart } from '../../../platform/history/access-log.js';
import { boardNews } from '../../../platform/realtime/live-event.js';
import { requireId } from '../../../platform/validation/id.js';
import { eraseFiles } from '../../files/files.repository.js';
import { blankPlacementTrails } from '../../students/records/erasure.repository.js';
import { IS_EXPIRED } from './retention.queries.js';
import { deletePlacements } from './retention.repository.js';

const MOST = 200;

type Locked = Read<'placement', 'studentId'> & { isExpired: boolean };

/** Erases placements whose retention period has ended (pages, X1551). */
@Injectable()
export class RetentionService {
  constructor(private readonly work: UnitOfWork) {}

  /** One transaction with an audit record, and an access record for each student. */
  erase(call: Call, { ids: given }: ErasePlacementsInput): Promise<number> {
    const ids = [...new Set(given.map((id) => requireId(id, 'ids')))];
    if (ids.length === 0 || ids.length > MOST)
      throw badField('ids', 'RANGE', `Välj 1 till ${MOST} placeringar.`);
    return this.work.run(call, async (tx) => {
      const locked = await lockPlacements(tx, ids);
      if (locked.length < ids.length)
        throw notFound('Någon av placeringarna finns inte längre. Läs in listan på nytt.');
      if (locked.some(({ isExpired }) => !isExpired))
        throw conflict(
          'NOT_EXPIRED',
          `En placering gallras först ${PLACEMENT_RETENTION_YEARS} år efter sin sista dag.`,
        );
      const students = [...new Set(locked.map(({ studentId }) => studentId))];
      await recordAccess(tx, call, students);
      await eraseFiles(tx, await papersOf(tx, ids));
      await deletePlacements(tx, ids);
      await blankPlacementTrails(tx, students);
      tx.audit({ kind: 'PLACEMENTS_ERASED', newValues: { placements: ids, students } });
      for (const studentId of students) tx.publish(boardNews(call.actor, 'CHANGED', studentId));
      return ids.length;
    });
  }
}

/** Locks students and placements in the order of their ids. */
function lockPlacements(tx: Work, ids: readonly string[]): Promise<Locked[]> {
  return tx.query<Locked>(
    `SELECT p.student_id AS "studentId", ${IS_EXPIRED} AS "isExpired"
     FROM placement p JOIN student s ON s.id = p.student_id WHERE p.id = ANY ($1::uuid[])
     ORDER BY s.id, p.id FOR UPDATE OF p FOR NO KEY UPDATE OF s`,
    [ids],
  );
}

/** The signed papers of these placements alone. */
async function papersOf(tx: Work, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT DISTINCT a.file_id AS id FROM placement_agreement a
     WHERE a.placement_id = ANY ($1::uuid[]) AND a.file_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM placement_agreement o WHERE o.file_id = a.file_id AND o.placement_id <> ALL ($1::uuid[]))`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

async function recordAccess(tx: Work, { actor }: Call, students: readonly string[]): Promise<void> {
  const params = new SqlParams();
  await tx.query(
    `WITH erased AS (SELECT s.id, s.is_protected FROM student s WHERE s.id = ANY (${params.add(students)}::uuid[])),
       ${accessWritePart(actor, params, 'erased')} SELECT count(*) FROM access`,
    params.values,
  );
}
