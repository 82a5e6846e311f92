import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { LONG_WORK, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { conflict } from '../../../platform/errors/app-error.js';
import type { EnrollmentBatch, UndoEnrollmentBatchInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { LATER_WORK } from './enrollment-undo.writes.js';
import { undoBatch } from '../single/enrollments.writes.js';

const LATEST = 50;

/** The last day that batch `b` gave its student is still the student's; so it is of one that ended nobody. */
const ENDING_STANDS = `(b.ending IS NULL OR EXISTS (SELECT FROM student s
  WHERE s.id = (b.ending->>'studentId')::uuid AND s.end_date = (b.ending->>'endDate')::date
    AND s.anonymised_at IS NULL))`;

/** The latest actions on enrolments, and the way back from each (pages, section 8). */
@Injectable()
export class EnrollmentBatches {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  latest(): Promise<EnrollmentBatch[]> {
    return read(this.database, `ORDER BY b.created_at DESC, b.id DESC LIMIT ${LATEST}`, []);
  }

  undo(call: Call, { batchId }: UndoEnrollmentBatchInput): Promise<EnrollmentBatch> {
    return this.work.run(call, async (tx) => {
      await tx.query(LONG_WORK);
      await assertOwnUndo(tx, batchId);
      await undoBatch(tx, call.actor, batchId);
      const [batch] = await read(tx, 'WHERE b.id = $1', [batchId]);
      return batch!;
    });
  }
}

/** The end of a student is more than its enrolments. */
async function assertOwnUndo(tx: Queryable, batchId: string): Promise<void> {
  const [ending] = await tx.query('SELECT FROM enrollment_batch WHERE id = $1 AND ending IS NOT NULL', [
    requireId(batchId, 'batchId'),
  ]);
  if (ending) throw conflict('NOT_ALLOWED', 'Ett avslut av en elev ångras för sig.');
}

function read(db: Queryable, which: string, values: unknown[]): Promise<EnrollmentBatch[]> {
  return db.query<EnrollmentBatch>(
    `SELECT b.id, b.kind, b.title, b.size, iso(b.created_at) AS "createdAt", b.created_by_name AS "createdBy",
       iso(b.undone_at) AS "undoneAt", u.name AS "undoneBy",
       b.undone_at IS NULL AND NOT EXISTS (SELECT FROM enrollment_batch_item i JOIN enrollment e ON e.id = i.enrollment_id
         WHERE i.batch_id = b.id AND (${LATER_WORK})) AND ${ENDING_STANDS} AS "mayUndo"
     FROM enrollment_batch b LEFT JOIN app_user u ON u.id = b.undone_by ${which}`,
    values,
  );
}
