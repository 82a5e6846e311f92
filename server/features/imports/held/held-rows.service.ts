import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { HeldImportRow, HeldImportRowInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { logAccess } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import type { BatchView } from '../batches/import-batch.queries.js';
import type { Column } from '../sheets/column.rules.js';
import { OwnRows } from '../rows/own-rows.rules.js';
import { ImportPreviewService } from '../rows/import-preview.service.js';
import { textOf, type Cell } from '../../../platform/workbook/workbook.js';
import { dropHeld, noteTaken } from './held-rows.repository.js';

interface StoredRow extends Omit<HeldImportRow, 'cells'> {
  columns: Column[];
  cells: Cell[];
  sha256: string | null;
}

const READ = `SELECT h.id, h.batch_id AS "batchId", u.name AS "importedBy", iso(h.created_at) AS "importedAt", h.filename, h.row, h.columns, h.cells,
    h.student_id AS "studentId", s.name AS "studentName", b.sha256
  FROM import_held_row h JOIN app_user u ON u.id = h.user_id JOIN student s ON s.id = h.student_id
  LEFT JOIN import_batch b ON b.id = h.batch_id WHERE h.decision IS NULL`;

/** Maximum number shown; the others follow once these are settled. */
const MOST = 200;

/** Held rows of imports, for administrators to import or discard. */
@Injectable()
export class HeldRowsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly previews: ImportPreviewService,
  ) {}

  async list({ actor }: Call): Promise<HeldImportRow[]> {
    await logAccess(this.database, actor, 'IMPORT_STUDENTS');
    const rows = await this.database.query<StoredRow>(`${READ} ORDER BY h.created_at, h.id LIMIT ${MOST}`);
    return rows.map(({ columns, cells, sha256: _sum, ...row }) => ({
      ...row,
      cells: columns.flatMap(({ index, header }) => {
        const value = textOf(cells[index]);
        return value ? [{ header, value }] : [];
      }),
    }));
  }

  /** Evaluated again with the administrator's permissions, and then committed like any import. */
  take(call: Call, input: HeldImportRowInput): Promise<BatchView> {
    return this.work.run(call, async (tx) => {
      const { id, filename, sha256, columns, row, cells } = await lockHeld(tx, input.id);
      const sheet = {
        filename,
        sha256: sha256 ?? '',
        columns,
        headerRow: 1,
        rows: new OwnRows([{ row, cells }]),
      };
      const batch = await this.previews.keep(tx, call, sheet);
      await noteTaken(tx, id, batch.id);
      return batch;
    });
  }

  drop(call: Call, input: HeldImportRowInput): Promise<string> {
    return this.work.run(call, async (tx) => {
      const { id } = await lockHeld(tx, input.id);
      await dropHeld(tx, id, call.actor.userId);
      return id;
    });
  }
}

async function lockHeld(tx: Work, id: string): Promise<StoredRow> {
  const [row] = await tx.query<StoredRow>(`${READ} AND h.id = $1 FOR UPDATE OF h`, [requireId(id, 'id')]);
  if (!row) throw notFound('Raden finns inte, eller är redan hanterad.');
  return row;
}
