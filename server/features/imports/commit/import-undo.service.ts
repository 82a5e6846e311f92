import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { LONG_WORK, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { UndoImportInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { historyInsert } from '../../../platform/history/change-history.repository.js';
import { deleteImportedWishes } from '../../course-matching/course-matching.repository.js';
import { deleteImported } from '../../enrollments/single/imported-entries.repository.js';
import { changeImported, removeImported } from '../../students/records/imported.repository.js';
import { dropUndone } from '../held/held-rows.repository.js';
import { ImportBatchReader, type BatchView } from '../batches/import-batch.queries.js';
import { lockBatch, markUndone } from '../batches/import-batch.repository.js';
import { DEPENDENTS, EXPIRED, undoRefusal } from './import-dependents.queries.js';
import { logImport } from './import-trail.queries.js';
import { mayCommitImport } from '../imports.policy.js';
import { idsOf } from '../../../platform/database/rows.js';
import { boardNews } from '../../../platform/realtime/live-event.js';

/** Undoes an import as a unit, within 24 hours and before later work (pages, section 1, step 4). */
@Injectable()
export class ImportUndoService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reader: ImportBatchReader,
  ) {}

  undo(call: Call, input: UndoImportInput): Promise<BatchView> {
    return this.work.run(call, async (tx) => {
      await tx.query(LONG_WORK);
      const batch = await lockBatch(tx, call.actor, input.batchId);
      if (batch.state !== 'DONE')
        throw conflict('NOT_COMMITTED', 'Importen är inte genomförd, eller redan ångrad.');
      if (!mayCommitImport(call.actor, batch.summary)) throw forbidden();
      await lockStudents(tx, batch.id);
      await assertRecent(tx, batch.id);
      await assertIndependent(tx, batch.id);
      // The only action that deletes enrolments: permits deleting their history too.
      await tx.query(`SELECT set_config('studievy.undoing_import', $1, true)`, [batch.id]);
      await removeEnrollments(tx, batch.id);
      await deleteImportedWishes(tx, batch.id);
      const restored = await restoreChanged(tx, call.actor, batch.id);
      const removed =
        (await removeNew(tx, call.actor, batch.id)) + (await dropUndone(tx, call.actor, batch.id));
      await tx.query(`SELECT set_config('studievy.undoing_import', '', true)`);
      await markUndone(tx, batch.id);
      await logImport(tx, call.actor, batch.id);
      if (restored + removed > 0) tx.publish(boardNews(call.actor, 'RELOADED', null));
      const view = await this.reader.find(call, batch.id, tx);
      if (!view) throw notFound();
      return view;
    });
  }
}

/** Locks against later work during the check and the undo. */
async function lockStudents(tx: Queryable, batchId: string): Promise<void> {
  await tx.query(
    // As an array: evaluated once and looked up by hash, whatever the planner assumes about a new batch.
    `SELECT id FROM student WHERE id = ANY (
       ARRAY(SELECT (record->>'id')::uuid FROM import_row WHERE batch_id = $1 AND record IS NOT NULL)) ORDER BY id FOR UPDATE`,
    [batchId],
  );
}

async function assertRecent(tx: Queryable, batchId: string): Promise<void> {
  const [batch] = await tx.query(
    `SELECT FROM import_batch WHERE id = $1 AND committed_at > now() - interval '24 hours'`,
    [batchId],
  );
  if (!batch) throw conflict('EXPIRED', EXPIRED);
}

async function assertIndependent(tx: Queryable, batchId: string): Promise<void> {
  const dependents = await tx.query<{ name: string }>(
    `SELECT later.name FROM import_batch b, LATERAL (${DEPENDENTS}) later WHERE b.id = $1 ORDER BY later.name`,
    [batchId],
  );
  const refusal = undoRefusal({ hasExpired: false, laterWork: dependents.map(({ name }) => name) });
  if (refusal) throw conflict('LATER_WORK', refusal);
}

async function removeEnrollments(tx: Queryable, batchId: string): Promise<void> {
  const own = await tx.query<{ id: string }>(
    `SELECT entry->>'id' AS id FROM import_row, jsonb_array_elements(record->'enrollments') entry
     WHERE batch_id = $1 AND record IS NOT NULL`,
    [batchId],
  );
  await deleteImported(tx, idsOf(own));
}

const PLAN = (outcome: string) => `
  plan AS MATERIALIZED (
    SELECT (record->>'id')::uuid AS id, record->'previous' AS v, record->'values' AS undone,
      (record->>'previousTeacherId')::uuid AS teacher_id
    FROM import_row WHERE batch_id = $1 AND outcome = '${outcome}' AND record IS NOT NULL
      AND held_for IS NULL)`;

/** Restores the old values and records that in the history, which is append-only. */
const HISTORY = `${historyInsert(
  `SELECT gen_random_uuid(), plan.id, $2::uuid, $3, $4, ARRAY(SELECT jsonb_object_keys(plan.undone)), plan.undone, plan.v, $1
   FROM plan`,
  'import_batch_id',
)} RETURNING student_id`;

/** Runs these CTEs; returns the number of students. */
async function takeBack(tx: Queryable, actor: Actor, batchId: string, parts: string): Promise<number> {
  const rows = await tx.query(`WITH ${parts} ${HISTORY}`, [batchId, actor.userId, actor.name, actor.role]);
  return rows.length;
}

const restoreChanged = (tx: Queryable, actor: Actor, batchId: string): Promise<number> =>
  takeBack(tx, actor, batchId, `${PLAN('CHANGED')}, restored AS (${changeImported('plan')})`);

const removeNew = (tx: Queryable, actor: Actor, batchId: string): Promise<number> =>
  takeBack(tx, actor, batchId, `${PLAN('NEW')}, removed AS (${removeImported('plan')})`);
