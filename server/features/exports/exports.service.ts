import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { swedishDay } from '../../../domain/dates.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { AppError, badField, forbidden, notFound } from '../../platform/errors/app-error.js';
import type { CreateExportInput, ExportFormat, ListExport } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { logProtected } from '../../platform/history/access-log.js';
import { questionOf } from '../../platform/history/access-question.js';
import { WorkbookWriter, XLSX_TYPE } from '../../platform/workbook/workbook-writer.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import type { RunningJob } from '../../platform/jobs/running-job.js';
import { requireId } from '../../platform/validation/id.js';
import { writeCsv } from './tables/csv.export.js';
import { ExportSources, type ExportSource } from './export-sources.service.js';
import { asksForProtected, protectedAmong, rowsToShow } from './protected-rows.policy.js';
import { tableOf } from './tables/table-content.types.js';
import { ExportQuota } from './export-quota.queries.js';
import { deleteOldExports, keepFile, addExport, type StoredExport } from './exports.repository.js';

/** Larger exports are created by a job. */
const ROWS_AT_ONCE = 5_000;
const LONGEST_ADDRESS = 2_000;
const MEDIA: Readonly<Record<ExportFormat, { type: string; extension: string }>> = {
  XLSX: { type: XLSX_TYPE, extension: 'xlsx' },
  CSV: { type: 'text/csv; charset=utf-8', extension: 'csv' },
};

/** A completed file. */
export interface ExportFile {
  filename: string;
  mediaType: string;
  bytes: Buffer;
}

/**
 * Exports of the filtered rows of lists, stored for a day, only for the requester (pages, section 0).
 */
@Injectable()
export class ExportsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly sources: ExportSources,
    private readonly writer: WorkbookWriter,
    private readonly jobs: JobsService,
    private readonly quota: ExportQuota,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    // Exports are deleted after a day.
    this.housekeeping.register('exports', deleteOldExports);
    this.jobs.handle('export-list', { run: (job) => this.run(job) });
  }

  /** Small exports are ready immediately; long ones have a job. Recorded in the access log. */
  async create(call: Call, input: CreateExportInput): Promise<ListExport> {
    const source = this.sourceFor(call.actor, input.list);
    const query = addressOf(input.query ?? '');
    await this.quota.assertRoom(call, source);
    const size = await source.count(call.actor, query);
    const isLong = size > ROWS_AT_ONCE;
    const made = isLong ? null : await this.make(call.actor, source, query, input.format);
    return this.work.run(call, async (tx) => {
      const id = uuid();
      const job = isLong ? await this.jobs.create(tx, call, 'export-list', size, { exportId: id }) : null;
      const row = await addExport(tx, {
        ...{
          id,
          userId: call.actor.userId,
          list: source.list,
          format: input.format,
          query: query.toString(),
        },
        ...{ filename: filenameOf(source, input.format), jobId: job?.id ?? null },
        ...{ rowCount: made?.rowCount ?? null, bytes: made?.bytes ?? null },
      });
      await this.quota.record(tx, call.actor, source, asksForProtected(source, query));
      await logShown(tx, call.actor, source, query, made?.shown ?? []);
      return viewOf(row);
    });
  }

  /** An own export; null if unknown or expired. */
  async find(actor: Actor, givenId: string): Promise<ListExport | null> {
    const row = await stored(this.database, actor, requireId(givenId, 'id'));
    return row && viewOf(row);
  }

  /** The file of an export that `find` has returned; CONFLICT (NOT_READY) while its job is running. */
  async file(actor: Actor, id: string): Promise<ExportFile> {
    const [row] = await this.database.query<StoredExport & Read<'list_export', 'bytes'>>(
      'SELECT filename, format, bytes FROM list_export WHERE id = $1 AND user_id = $2',
      [id, actor.userId],
    );
    if (!row) throw notFound();
    if (!row.bytes) throw new AppError('CONFLICT', 'Filen är inte klar än.', { reason: 'NOT_READY' });
    return { filename: row.filename, mediaType: MEDIA[row.format].type, bytes: row.bytes };
  }

  private sourceFor(actor: Actor, list: string): ExportSource<unknown> {
    const source = this.sources.find(list);
    if (!source) throw badField('list', 'BAD_REFERENCE', 'Listan finns inte.');
    if (!hasRank(actor, source.requires)) throw forbidden();
    return source;
  }

  private async make(
    actor: Actor,
    source: ExportSource<unknown>,
    query: URLSearchParams,
    format: ExportFormat,
  ): Promise<{ bytes: Buffer; rowCount: number; shown: string[] }> {
    const withProtected = asksForProtected(source, query);
    // Permission for a list doesn't include protected students.
    if (withProtected && !hasRank(actor, 'ADMIN')) throw forbidden();
    const { rows, closing } = rowsToShow(source, await source.rows(actor, query), withProtected);
    const table = await tableOf(source, rows, closing);
    return {
      bytes: format === 'CSV' ? writeCsv(table) : await this.writer.write(table),
      rowCount: rows.length,
      shown: protectedAmong(source, rows),
    };
  }

  private async run(job: RunningJob): Promise<void> {
    const actor = await this.jobs.actorOf(job, 'GUEST');
    const row = await stored(this.database, actor, String(job.payload['exportId']));
    if (!row) throw notFound();
    const source = this.sourceFor(actor, row.list);
    const query = new URLSearchParams(row.query);
    const { bytes, rowCount, shown } = await this.make(actor, source, query, row.format);
    await this.work.run({ actor, idempotency: null }, async (tx) => {
      await logShown(tx, actor, source, query, shown);
      await keepFile(tx, row.id, bytes, rowCount);
      await job.finish(tx, { exportId: row.id, rowCount });
    });
  }
}

function addressOf(text: string): URLSearchParams {
  if (text.length > LONGEST_ADDRESS) throw badField('query', 'TOO_LONG', 'Filtret är för långt.');
  return new URLSearchParams(text);
}

function filenameOf({ title }: ExportSource<unknown>, format: ExportFormat): string {
  const day = swedishDay();
  return `${title.toLowerCase().replaceAll(' ', '-')}-${day}.${MEDIA[format].extension}`;
}

async function stored(db: Queryable, actor: Actor, id: string): Promise<StoredExport | null> {
  const [row] = await db.query<StoredExport>(
    `SELECT id, user_id, list, format, query, filename, row_count, job_id FROM list_export
     WHERE id = $1 AND user_id = $2`,
    [id, actor.userId],
  );
  return row ?? null;
}

function viewOf(row: StoredExport): ListExport {
  const { id, list, format, filename, row_count: rowCount, job_id: jobId } = row;
  return { id, list, format, filename, rowCount, jobId };
}

/** Records each protected student in the file, in addition to the export. */
function logShown(
  tx: Queryable,
  actor: Actor,
  { title }: ExportSource<unknown>,
  query: URLSearchParams,
  studentIds: readonly string[],
): Promise<void> {
  const question = questionOf(Object.fromEntries(query));
  return logProtected(tx, actor, studentIds, { action: 'EXPORT_LIST', detail: title, question });
}
