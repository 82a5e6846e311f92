import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { hasRank } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { AppError, badField, forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { StoredBytes } from '../../files/bytes/verified-bytes.service.js';
import type { CreateDocumentsInput, Job } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { RunningJob } from '../../../platform/jobs/running-job.js';
import { requireId } from '../../../platform/validation/id.js';
import { DocumentPress } from './document-press.service.js';
import { filenameOf } from './issued-document.mapper.js';

const MOST = 1_000;
const MOST_REASONS = 100;

interface Payload {
  batchId: string;
  origin: string;
  input: CreateDocumentsInput;
  [more: string]: unknown;
}

/** An entry of a batch's archive. */
export interface Packed extends StoredBytes {
  filename: string;
}

/** A cancellable job with progress that issues many documents; those issued before a cancellation remain. */
@Injectable()
export class DocumentBatches implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly jobs: JobsService,
    private readonly press: DocumentPress,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('create-documents', { run: (job) => this.run(job) });
  }

  queue(call: Call, origin: string, input: CreateDocumentsInput): Promise<Job> {
    const subjectIds = [...new Set(input.subjectIds.map((id) => requireId(id, 'subjectIds')))];
    if (subjectIds.length === 0) throw badField('subjectIds', 'REQUIRED', 'Markera minst en.');
    if (subjectIds.length > MOST) throw badField('subjectIds', 'RANGE', `Högst ${MOST} åt gången.`);
    const payload: Payload = { batchId: uuid(), origin, input: { ...input, subjectIds } };
    return this.work.run(call, (tx) =>
      this.jobs.create(tx, call, 'create-documents', subjectIds.length, payload),
    );
  }

  /** The batch's documents with unique file names; writes one access log entry per student. */
  async packed({ actor }: Call, batchId: string): Promise<Packed[]> {
    if (!hasRank(actor, 'ADMIN')) throw forbidden();
    const params = new SqlParams();
    const batch = params.add(requireId(batchId, 'id'));
    const rows = await this.database.query<StoredBytes & Parameters<typeof filenameOf>[0]>(
      `WITH found AS (SELECT DISTINCT s.id, coalesce(s.is_protected, false) AS is_protected
         FROM document d LEFT JOIN student s ON s.id = d.student_id WHERE d.batch_id = ${batch} AND d.erased_at IS NULL),
       ${accessLogPart(actor, 'READ_FILE', params, 'found')}
       SELECT d.type, d.language, coalesce(s.name, i.name) AS subject, iso(d.created_at) AS "createdAt",
         d.storage_key AS "storageKey", d.size, d.sha256
       FROM document d LEFT JOIN student s ON s.id = d.student_id
       LEFT JOIN course_instance i ON i.id = d.course_instance_id
       WHERE d.batch_id = ${batch} AND d.erased_at IS NULL ORDER BY coalesce(s.name, i.name), d.id`,
      params.values,
    );
    if (rows.length === 0) throw notFound();
    const taken = new Map<string, number>();
    return rows.map((row) => {
      const filename = filenameOf(row);
      const before = taken.get(filename) ?? 0;
      taken.set(filename, before + 1);
      return {
        ...row,
        filename: before === 0 ? filename : filename.replace(/\.pdf$/, ` (${before + 1}).pdf`),
      };
    });
  }

  /** One transaction per document, printed before it: a stopped or crashed job leaves complete documents and can be resumed. */
  private async run(job: RunningJob): Promise<Record<string, unknown>> {
    const { batchId, origin, input } = job.payload as Payload;
    const { subjectIds, saveToFiles, ...wish } = input;
    const done = await this.doneOf(batchId);
    const skipped: { subjectId: string; reason: string }[] = [];
    let created = done.size;
    for (const [index, subjectId] of subjectIds.entries()) {
      await job.throwIfCancelled();
      if (!done.has(subjectId)) {
        const actor = await this.jobs.actorOf(job, 'ADMIN');
        const order = {
          actor,
          document: { ...wish, subjectId },
          origin,
          saveToFiles: saveToFiles ?? false,
          batchId,
        };
        try {
          const proof = await this.press.proof(order);
          await this.work.run({ actor, idempotency: null }, (tx) => this.press.issuePart(tx, order, proof));
          // Also counts a document that another process issued after taking over the job.
          created += 1;
        } catch (error) {
          if (!isRefusal(error)) throw error;
          if (skipped.length < MOST_REASONS) skipped.push({ subjectId, reason: error.message });
        }
      }
      await job.progress(index + 1);
    }
    return { batchId, created, skipped: await this.named(skipped) };
  }

  /** Subjects whose document an earlier attempt has issued. */
  private async doneOf(batchId: string): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT batch_subject_id AS id FROM document WHERE batch_id = $1 AND batch_subject_id IS NOT NULL',
      [batchId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  private async named(skipped: { subjectId: string; reason: string }[]) {
    const names = await this.database.query<Read<'exam', 'id' | 'name'>>(
      `SELECT id, name FROM student WHERE id = ANY ($1::uuid[])
       UNION ALL SELECT id, name FROM course_instance WHERE id = ANY ($1::uuid[])
       UNION ALL SELECT id, name FROM exam WHERE id = ANY ($1::uuid[])`,
      [skipped.map(({ subjectId }) => subjectId)],
    );
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return skipped.map(({ subjectId, reason }) => ({ name: nameOf.get(subjectId) ?? '', reason }));
  }
}

/** An error of a single subject: the job skips it and reports the reason. */
function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && ['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND'].includes(error.code);
}
