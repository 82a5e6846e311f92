import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { conflict } from '../../../platform/errors/app-error.js';
import type { ImportSummary } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import type { Column } from '../sheets/column.rules.js';
import type { JudgedRow } from '../rows/row-judgement.rules.js';
import type { Plan } from '../rows/row-plan.rules.js';
import type { SheetRow } from '../../../platform/workbook/workbook.js';
import { lockRow } from '../../../platform/database/lock-row.js';

/** A batch as it is worked with; its rows are read apart. */
export interface BatchRow extends Read<
  'import_batch',
  'id' | 'filename' | 'state' | 'keepExistingWhenEmpty' | 'jobId'
> {
  columns: Column[];
  summary: ImportSummary;
  expired: boolean;
}

/** What is stored of a plan: with the ids that it will get, so that the commit is set-based SQL alone. */
export interface StoredPlan extends Omit<Plan, 'enrollments' | 'wishes' | 'educationField'> {
  id: string;
  historyId: string;
  enrollments: (Omit<Plan['enrollments'][number], 'name'> & { id: string })[];
  /** Left out where there are none, as in most files. */
  wishes?: (Plan['wishes'][number] & { id: string })[];
}

/** Few enough that nobody waits for making them ready: some three milliseconds. */
const ROWS_A_STATEMENT = 500;
const CHANCE_BYTES = 16;

/** Takes one's own batch for this transaction; another's is as good as none (permissions, section 1.7d). */
export async function lockBatch(tx: Queryable, actor: Actor, batchId: string): Promise<BatchRow> {
  return lockRow<BatchRow>(
    tx,
    `SELECT id, filename, state, columns, keep_existing_when_empty AS "keepExistingWhenEmpty", summary,
       job_id AS "jobId", checked_at < now() - interval '1 hour' AS expired
     FROM import_batch WHERE id = $1 AND user_id = $2 FOR UPDATE`,
    [requireId(batchId, 'batchId'), actor.userId],
    'Importen finns inte.',
  );
}

/** A batch whose rows can still be corrected or committed. A commit that failed or was cancelled wrote nothing. */
export function assertOpen(batch: BatchRow): void {
  if (!['PREVIEW', 'FAILED', 'CANCELLED'].includes(batch.state)) {
    throw conflict('ALREADY_COMMITTED', 'Importen är redan startad eller genomförd.');
  }
  if (batch.expired)
    throw conflict('EXPIRED', 'Förhandsgranskningen är äldre än en timme. Läs in filen igen.');
}

/** Writes the checked rows, instead of those that are there: the next ones are made ready while the database takes these. */
export async function writeRows(
  tx: Queryable,
  batchId: string,
  sheet: readonly SheetRow[],
  judged: readonly JudgedRow[],
): Promise<void> {
  await tx.query('DELETE FROM import_row WHERE batch_id = $1', [batchId]);
  const ids = new Ids();
  let sent: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < judged.length; start += ROWS_A_STATEMENT) {
    const rows = judged.slice(start, start + ROWS_A_STATEMENT);
    const json = JSON.stringify(rows.map((row, index) => stored(row, sheet[start + index]!, ids)));
    await sent;
    sent = tx.query(INSERT_ROWS, [batchId, json]);
  }
  await sent;
}

/** Version 7 ids by the thousand: asking the system for chance once for each would cost more than all the rest. */
class Ids {
  private chance = Buffer.alloc(0);

  next(): string {
    if (this.chance.length < CHANCE_BYTES) this.chance = randomBytes(CHANCE_BYTES * ROWS_A_STATEMENT);
    const random = this.chance.subarray(0, CHANCE_BYTES);
    this.chance = this.chance.subarray(CHANCE_BYTES);
    return uuid({ random });
  }
}

const INSERT_ROWS = `
  INSERT INTO import_row (batch_id, row, cells, outcome, name, errors, changes, record, student_id, student_version, head_row)
  SELECT $1, row, cells, outcome, name, errors, changes, record, student_id, student_version, head_row
  FROM jsonb_to_recordset($2::jsonb) AS r(row integer, cells jsonb, outcome text, name text, errors jsonb,
    changes jsonb, record jsonb, student_id uuid, student_version integer, head_row integer)`;

function stored(judged: JudgedRow, sheet: SheetRow, ids: Ids) {
  return {
    row: judged.row,
    cells: sheet.cells,
    outcome: judged.outcome,
    name: judged.name,
    errors: judged.issues,
    changes: judged.changes,
    record: judged.plan && storedPlan(judged.plan, judged.student?.id ?? ids.next(), ids),
    student_id: judged.student?.id,
    student_version: judged.student?.version,
    head_row: judged.headRow,
  };
}

function storedPlan(
  { enrollments, wishes, educationField: _shown, ...plan }: Plan,
  id: string,
  ids: Ids,
): StoredPlan {
  return {
    ...plan,
    id,
    historyId: ids.next(),
    enrollments: enrollments.map(({ name: _name, ...enrollment }) => ({ ...enrollment, id: ids.next() })),
    ...(wishes.length > 0 && { wishes: wishes.map((wish) => ({ ...wish, id: ids.next() })) }),
  };
}

export function summaryOf(judged: readonly Pick<JudgedRow, 'outcome' | 'headRow'>[]): ImportSummary {
  const summary = {
    new: 0,
    changed: 0,
    newStudents: 0,
    changedStudents: 0,
    unchanged: 0,
    invalid: 0,
    duplicates: 0,
  };
  for (const { outcome, headRow } of judged) {
    summary[COUNTED[outcome]] += 1;
    if (headRow !== null) continue;
    if (outcome === 'NEW') summary.newStudents += 1;
    if (outcome === 'CHANGED') summary.changedStudents += 1;
  }
  return summary;
}

const COUNTED: Record<JudgedRow['outcome'], 'new' | 'changed' | 'unchanged' | 'invalid' | 'duplicates'> = {
  NEW: 'new',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  INVALID: 'invalid',
  DUPLICATE: 'duplicates',
};

/** Rows of a file go when nobody can need them any more. */
export async function deleteOldRows(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM import_row r USING import_batch b WHERE b.id = r.batch_id AND (
     b.state IN ('PREVIEW', 'FAILED', 'CANCELLED') AND b.checked_at < now() - interval '1 hour'
     OR b.state IN ('DONE', 'UNDONE') AND b.committed_at < now() - interval '24 hours')`);
}

/** Batches are kept for a year. */
export async function deleteOldBatches(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM import_batch WHERE created_at < now() - interval '1 year'`);
}

/** The commit of a batch has failed or was cancelled. */
export async function endCommit(tx: Queryable, id: unknown, state: string): Promise<void> {
  await tx.query(`UPDATE import_batch SET state = $2 WHERE id = $1 AND state = 'COMMITTING'`, [id, state]);
}

/** A job commits the batch. */
export async function beginCommit(tx: Queryable, id: string, jobId: string): Promise<void> {
  await tx.query(`UPDATE import_batch SET state = 'COMMITTING', job_id = $2 WHERE id = $1`, [id, jobId]);
}

/** The batch is committed. */
export async function finishCommit(tx: Queryable, id: string, summary: ImportSummary): Promise<void> {
  await tx.query(`UPDATE import_batch SET state = 'DONE', committed_at = now(), summary = $2 WHERE id = $1`, [
    id,
    summary,
  ]);
}

/** The batch is taken back. */
export async function markUndone(tx: Queryable, id: string): Promise<void> {
  await tx.query(`UPDATE import_batch SET state = 'UNDONE' WHERE id = $1`, [id]);
}

/** Keeps a file as it was read; its rows come after. */
export async function addBatch(
  tx: Queryable,
  given: {
    id: string;
    userId: string;
    filename: string;
    sha256: string;
    columns: readonly Column[];
    headerRow: number;
    sheet?: string | null;
    sheets?: readonly string[];
    skipped?: string | null;
    uploadId?: string | null;
    summary: ImportSummary;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO import_batch (id, user_id, filename, sha256, columns, header_row, summary, sheet, sheets, skipped, upload_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      given.id,
      given.userId,
      given.filename,
      given.sha256,
      JSON.stringify(given.columns),
      given.headerRow,
      given.summary,
      given.sheet ?? null,
      given.sheets ?? [],
      given.skipped ?? null,
      given.uploadId ?? null,
    ],
  );
}

/** The batch is checked anew, with these columns. */
export async function updateBatch(
  tx: Queryable,
  given: { id: string; columns: readonly Column[]; keepWhenEmpty: boolean; summary: ImportSummary },
): Promise<void> {
  await tx.query(
    `UPDATE import_batch SET columns = $2, keep_existing_when_empty = $3, summary = $4, state = 'PREVIEW',
           checked_at = now() WHERE id = $1`,
    [given.id, JSON.stringify(given.columns), given.keepWhenEmpty, given.summary],
  );
}
