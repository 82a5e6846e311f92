import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { LONG_WORK, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { conflict } from '../../../platform/errors/app-error.js';
import type { EnrollmentBatch, UndoEnrollmentBatchInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import { LATER_WORK } from './enrollment-undo.repository.js';
import { undoBatch } from '../single/enrollments.repository.js';

const LATEST = 50;

/** The student still has the end date set by batch `b`; true for a batch without one. */
const ENDING_STANDS = `(b.ending IS NULL OR coalesce(
  s.end_date = (b.ending->>'endDate')::date AND s.anonymised_at IS NULL, false))`;

/** Batch `b` with its ended student `s`, as the contract's EnrollmentBatch. */
const BATCH = `b.id, b.kind, coalesce(s.name || ' avslutad ' || (b.ending->>'endDate'), b.title) AS title, b.size,
  CASE WHEN b.ending IS NULL THEN 0 ELSE (SELECT count(*)::integer FROM enrollment_batch_item i
    WHERE i.batch_id = b.id AND NOT (i.before->>'is_enrollment')::boolean) END AS plans,
  (SELECT count(*)::integer FROM course_wish w WHERE b.ending IS NOT NULL AND w.settled_batch_id = b.id) AS wishes,
  iso(b.created_at) AS "createdAt", b.created_by_name AS "createdBy", iso(b.undone_at) AS "undoneAt",
  u.name AS "undoneBy", b.undone_at IS NULL AND NOT EXISTS (
    SELECT FROM enrollment_batch_item i JOIN enrollment e ON e.id = i.enrollment_id
    WHERE i.batch_id = b.id AND (${LATER_WORK})) AND ${ENDING_STANDS} AS "mayUndo"`;

const JOINS = `LEFT JOIN app_user u ON u.id = b.undone_by
  LEFT JOIN student s ON s.id = (b.ending->>'studentId')::uuid`;

/** The latest actions on enrolments and their undo (pages, section 8). */
@Injectable()
export class EnrollmentBatches {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Adds the ended student's name: the batch itself contains no personal data. */
  latest({ actor }: Call): Promise<EnrollmentBatch[]> {
    const params = new SqlParams();
    const log = accessLogPart(actor, 'LIST_ENROLLMENTS', params, null, 'Senaste åtgärder', {
      ids: `SELECT (ending->>'studentId')::uuid FROM shown WHERE ending IS NOT NULL`,
      question: null,
    });
    return this.database.query<EnrollmentBatch>(
      `WITH shown AS MATERIALIZED (SELECT * FROM enrollment_batch ORDER BY created_at DESC, id DESC LIMIT ${LATEST}),
         ${log} SELECT ${BATCH} FROM shown b ${JOINS} ORDER BY b.created_at DESC, b.id DESC`,
      params.values,
    );
  }

  undo(call: Call, { batchId }: UndoEnrollmentBatchInput): Promise<EnrollmentBatch> {
    return this.work.run(call, async (tx) => {
      await tx.query(LONG_WORK);
      await assertOwnUndo(tx, batchId);
      await undoBatch(tx, call.actor, batchId);
      const [batch] = await tx.query<EnrollmentBatch>(
        `SELECT ${BATCH} FROM enrollment_batch b ${JOINS} WHERE b.id = $1`,
        [batchId],
      );
      return batch!;
    });
  }
}

/** Rejects END_STUDENT batches, which `undoEndStudent` undoes. */
async function assertOwnUndo(tx: Queryable, batchId: string): Promise<void> {
  const [ending] = await tx.query('SELECT FROM enrollment_batch WHERE id = $1 AND ending IS NOT NULL', [
    requireId(batchId, 'batchId'),
  ]);
  if (ending) throw conflict('NOT_ALLOWED', 'Ett avslut av en elev ångras för sig.');
}
