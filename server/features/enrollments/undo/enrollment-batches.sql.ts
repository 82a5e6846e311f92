import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { LONG_WORK, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { EnrollmentBatch, UndoEnrollmentBatchInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { LATER_WORK } from './enrollment-undo.writes.js';
import { undoBatch } from '../single/enrollments.writes.js';

const LATEST = 50;

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
      await undoBatch(tx, call.actor, batchId);
      const [batch] = await read(tx, 'WHERE b.id = $1', [batchId]);
      return batch!;
    });
  }
}

function read(db: Queryable, which: string, values: unknown[]): Promise<EnrollmentBatch[]> {
  return db.query<EnrollmentBatch>(
    `SELECT b.id, b.kind, b.title, b.size, iso(b.created_at) AS "createdAt", b.created_by_name AS "createdBy",
       iso(b.undone_at) AS "undoneAt", u.name AS "undoneBy",
       b.undone_at IS NULL AND NOT EXISTS (SELECT FROM enrollment_batch_item i JOIN enrollment e ON e.id = i.enrollment_id
         WHERE i.batch_id = b.id AND (${LATER_WORK})) AS "mayUndo"
     FROM enrollment_batch b LEFT JOIN app_user u ON u.id = b.undone_by ${which}`,
    values,
  );
}
