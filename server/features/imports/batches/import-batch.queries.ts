import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { idsOf, type Read } from '../../../platform/database/rows.js';
import { logProtected } from '../../../platform/history/access-log.js';
import { pageSize } from '../../../platform/database/list-query.js';
import type {
  ImportBatch,
  ImportBatchRowsArgs,
  ImportRow,
  ImportSummary,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import type { Column } from '../sheets/column.rules.js';
import { HAS_EXPIRED, LATER_WORK, undoRefusal } from '../commit/import-dependents.queries.js';
import { mayCommitImport, mayDecide } from '../imports.policy.js';
import { textOf, WORKBOOK_LIMITS, type Cell } from '../../../platform/workbook/workbook.js';

/** A batch without its rows: those are a field with arguments, resolved on demand. */
export type BatchView = Omit<ImportBatch, 'rows'>;

interface BatchRecord extends Read<
  'import_batch',
  | 'id'
  | 'filename'
  | 'state'
  | 'keepExistingWhenEmpty'
  | 'jobId'
  | 'sheet'
  | 'sheets'
  | 'skipped'
  | 'hiddenRows'
  | 'hiddenParts'
  | 'leavesOutHidden'
  | 'uploadId'
> {
  createdAt: string;
  columns: Column[];
  summary: Omit<ImportSummary, 'newStudents' | 'changedStudents' | 'conflicts'> & Partial<ImportSummary>;
  /** Rows with later work; null if not committed. */
  laterWork: string[] | null;
  hasExpired: boolean;
  openWishes: number;
  samples: Cell[][];
}

const SAMPLES = 5;
/** In one answer to a client's own question; the product's own REST operations read all. */
const ROWS = { paging: { usual: 100, largest: 1_000, fixed: WORKBOOK_LIMITS.rows } };

const BATCH = `
  SELECT b.id, b.filename, b.state, iso(b.created_at) AS "createdAt", b.columns,
    b.keep_existing_when_empty AS "keepExistingWhenEmpty", b.summary, b.job_id AS "jobId",
    b.sheet, b.sheets, b.skipped, b.upload_id AS "uploadId",
    b.hidden_rows AS "hiddenRows", b.hidden_parts AS "hiddenParts", b.leaves_out_hidden AS "leavesOutHidden",
    ${LATER_WORK} AS "laterWork", ${HAS_EXPIRED} AS "hasExpired",
    (SELECT count(*)::integer FROM course_wish w
      WHERE w.import_batch_id = b.id AND w.settled_at IS NULL) AS "openWishes",
    (SELECT coalesce(json_agg(first.cells ORDER BY first.row), '[]') FROM
      (SELECT row, cells FROM import_row WHERE batch_id = b.id ORDER BY row LIMIT ${SAMPLES}) first) AS samples
  FROM import_batch b`;

const PROTECTED = `EXISTS (SELECT FROM student s WHERE s.id = import_row.student_id AND s.is_protected)`;

/**
 * SQL of each row field, read only if selected. Stored data of a protected student is shown only on the
 * student's page, which asks for a reason (permissions, section 1.10).
 */
const ROW_FIELDS: Partial<Record<string, string>> = {
  outcome: 'outcome',
  name: 'name',
  cells: 'cells',
  errors: 'errors',
  changes: `CASE WHEN ${PROTECTED} THEN (SELECT coalesce(jsonb_agg(c || '{"before": null}' ORDER BY place), '[]')
    FROM jsonb_array_elements(changes) WITH ORDINALITY AS changed(c, place)) ELSE changes END AS changes`,
  studentId: 'student_id AS "studentId"',
  choices: 'choices',
  decision: 'decision',
  isProtected: `${PROTECTED} AS "isProtected"`,
};

/** Reads batches for their owners: others' are not found. */
@Injectable()
export class ImportBatchReader {
  constructor(private readonly database: Database) {}

  async find(call: Call, id: string, db: Queryable = this.database): Promise<BatchView | null> {
    const [batch] = await db.query<BatchRecord>(`${BATCH} WHERE b.id = $1 AND b.user_id = $2`, [
      requireId(id, 'id'),
      call.actor.userId,
    ]);
    return batch ? viewOf(batch, call.actor) : null;
  }

  async list(call: Call): Promise<BatchView[]> {
    const batches = await this.database.query<BatchRecord>(
      `${BATCH} WHERE b.user_id = $1 AND b.created_at > now() - interval '24 hours' ORDER BY b.created_at DESC, b.id DESC`,
      [call.actor.userId],
    );
    return batches.map((batch) => viewOf(batch, call.actor));
  }

  /** Size of an open batch of the caller, counted up to a maximum; zero if it is another's or closed. */
  async countOpen(call: Call, id: string, most: number): Promise<{ rows: number; characters: number }> {
    const [counted] = await this.database.query<{ rows: number; characters: number }>(
      `SELECT count(*)::integer AS rows, coalesce(sum(length(cells::text)), 0)::integer AS characters FROM (
         SELECT r.cells FROM import_row r JOIN import_batch b ON b.id = r.batch_id
         WHERE b.id = $1 AND b.user_id = $2 AND b.state IN ('PREVIEW', 'FAILED', 'CANCELLED') LIMIT $3) open`,
      [requireId(id, 'batchId'), call.actor.userId, most],
    );
    return counted!;
  }

  /**
   * Writes the access records of the protected students among the page's rows, including newly created ones.
   * `recorded` holds those that the answer has recorded already: several batches can name the same student.
   */
  async recordRows(
    actor: Actor,
    batch: BatchView,
    args: ImportBatchRowsArgs,
    { fixed, recorded }: { fixed: boolean; recorded: Set<string> },
  ): Promise<void> {
    const shown = await this.database.query<Read<'student', 'id'>>(
      `SELECT DISTINCT s.id FROM (SELECT coalesce(student_id, (record->>'id')::uuid) AS student_id ${SHOWN}) r
       JOIN student s ON s.id = r.student_id WHERE s.is_protected`,
      shownBy(batch, args, pageSize(ROWS, args.first, fixed)),
    );
    const ids = idsOf(shown).filter((id) => !recorded.has(id));
    for (const id of ids) recorded.add(id);
    const record = { action: 'IMPORT_STUDENTS', detail: 'Importens rader', question: null } as const;
    await logProtected(this.database, actor, ids, record);
  }

  /** Rows of a batch; `find` has checked the caller's ownership. */
  async rows(
    { actor }: Pick<Call, 'actor'>,
    batch: BatchView,
    args: ImportBatchRowsArgs,
    asked: ReadonlySet<string>,
    fixed: boolean,
  ): Promise<ImportRow[]> {
    const first = pageSize(ROWS, args.first, fixed);
    const columns = ['row', ...[...asked].flatMap((name) => ROW_FIELDS[name] ?? [])];
    const found = await this.database.query<RowRecord>(
      `SELECT ${columns.join(', ')} ${SHOWN}`,
      shownBy(batch, args, first),
    );
    return found.map(({ cells, ...row }) => ({
      ...row,
      choices: (row.choices ?? []).filter((choice) => mayDecide(actor, choice)),
      cells: cells ? batch.columns.map(({ index }) => textOf(cells[index])) : [],
    }));
  }
}

/** The cells of a batch's rows as they were read, as JSON. */
export async function storedRowsOf(tx: Queryable, batchId: string): Promise<string> {
  const [row] = await tx.query<{ rows: string }>(
    `SELECT coalesce(json_agg(json_build_object('row', row, 'cells', cells) ORDER BY row)::text, '[]') AS rows
     FROM import_row WHERE batch_id = $1`,
    [batchId],
  );
  return row!.rows;
}

/** The requested rows of `import_row`. */
const SHOWN = `FROM import_row WHERE batch_id = $1 AND row > $2
  AND ($3::text IS NULL OR outcome = $3) AND (NOT $4 OR errors <> '[]'::jsonb) ORDER BY row LIMIT $5`;

function shownBy(batch: BatchView, args: ImportBatchRowsArgs, first: number): unknown[] {
  return [batch.id, args.after ?? 0, args.outcome ?? null, args.onlyErrors ?? false, first];
}

type RowRecord = Omit<ImportRow, 'cells' | 'choices'> & { cells?: Cell[]; choices?: ImportRow['choices'] };

function viewOf({ columns, samples, laterWork, hasExpired, ...batch }: BatchRecord, actor: Actor): BatchView {
  const refusal = laterWork && undoRefusal({ laterWork, hasExpired });
  return {
    ...batch,
    // Imports of before did not count them apart: each row was a student.
    summary: {
      ...batch.summary,
      newStudents: batch.summary.newStudents ?? batch.summary.new,
      changedStudents: batch.summary.changedStudents ?? batch.summary.changed,
      conflicts: batch.summary.conflicts ?? 0,
    },
    columns: columns.map((column) => ({
      ...column,
      doubt: column.doubt ?? null,
      samples: samples.map((cells) => textOf(cells[column.index])).filter((text) => text !== null),
    })),
    mayUndo: laterWork !== null && refusal === null,
    undoRefusal: refusal,
    mayCommit: mayCommitImport(actor, batch.summary),
  };
}
