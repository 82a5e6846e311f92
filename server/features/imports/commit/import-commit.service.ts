import { counted } from '../../../../domain/numbers.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { LONG_WORK, UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { planPackageCourses } from '../../enrollments/single/package-courses.queries.js';
import { forbidden } from '../../../platform/errors/app-error.js';
import type { CommitImportInput, ImportSummary, Job } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { JobFailed } from '../../../platform/jobs/job-outcome.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { RunningJob } from '../../../platform/jobs/running-job.js';
import {
  assertOpen,
  lockBatch,
  beginCommit,
  endCommit,
  finishCommit,
} from '../batches/import-batch.repository.js';
import { tellOfHeld, tellOfImport } from './imports.notifications.js';
import { isTaken, type Taken } from '../../students/records/imported.repository.js';
import { holdRows, markHeld, settleTaken } from '../held/held-rows.repository.js';
import {
  lockPeopleOf,
  markStale,
  packagesOf,
  writeNew,
  writeChanged,
  type Span,
} from './imported-students.repository.js';
import { logImport } from './import-trail.queries.js';
import { STUDENT_HEADINGS } from '../sheets/import-columns.rules.js';
import { mayCommitImport } from '../imports.policy.js';
import { boardNews } from '../../../platform/realtime/live-event.js';

/** Number of rows between progress reports and cancellation checks. */
const ROWS_A_STEP = 2_000;

/**
 * Writes a batch to the students: queued, then everything in one transaction, which ends with the
 * job's own end. A process that dies in between leaves nothing, and the job begins again (security, T74).
 */
@Injectable()
export class ImportCommitService implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('commit-import', {
      run: (job) => this.run(job),
      ended: async (tx, job, state) => {
        await endCommit(tx, job.payload['batchId'], state);
        if (state === 'FAILED') await tellOfImport(tx, job, null);
      },
    });
  }

  /** FORBIDDEN, before queuing, for a teacher whose batch changes existing students (permissions, M49b). */
  queue(call: Call, input: CommitImportInput): Promise<Job> {
    return this.work.run(call, async (tx) => {
      const batch = await lockBatch(tx, call.actor, input.batchId);
      if (!mayCommitImport(call.actor, batch.summary)) throw mayNotChange();
      assertOpen(batch);
      STUDENT_HEADINGS.assertChecked(batch.columns);
      const total = batch.summary.new + batch.summary.changed;
      const payload = { batchId: batch.id, onError: input.onError ?? 'SKIP' };
      const job = await this.jobs.create(tx, call, 'commit-import', total, payload);
      await beginCommit(tx, batch.id, job.id);
      return job;
    });
  }

  private async run(job: RunningJob): Promise<void> {
    const actor = await this.jobs.actorOf(job, 'TEACHER');
    await this.work.run({ actor, idempotency: null }, (tx) => this.commit(tx, actor, job));
  }

  private async commit(tx: Work, actor: Actor, job: RunningJob): Promise<void> {
    await tx.query(LONG_WORK);
    const batch = await lockBatch(tx, actor, String(job.payload['batchId']));
    if (!mayCommitImport(actor, batch.summary)) throw mayNotChange();
    await markHeld(tx, actor, batch.id);
    await lockPeopleOf(tx, batch.id);
    const stale = await markStale(tx, actor, batch.id);
    const { invalid, duplicates, conflicts = 0 } = batch.summary;
    const left = invalid + duplicates + conflicts + stale;
    if (job.payload['onError'] === 'ABORT' && left > 0) {
      throw new JobFailed(`${counted(left, 'rad', 'rader')} har fel, så ingenting importerades.`, {
        invalid: left,
      });
    }
    const written = await this.write(tx, actor, batch.id, job);
    await holdRows(tx, batch.id);
    await settleTaken(tx, actor, batch.id);
    const summary = await countOutcomes(tx, batch.id);
    await finishCommit(tx, batch.id, summary);
    await logImport(tx, actor, batch.id);
    if (written > 0) tx.publish(boardNews(actor, 'RELOADED', null));
    await tellOfImport(tx, job, summary, hasRank(actor, 'ADMIN'));
    await tellOfHeld(tx, actor, batch.id);
    await job.finish(tx, { ...summary, batchId: batch.id });
  }

  /** Usually no students were added elsewhere since the check; otherwise everything is written again. */
  private async write(tx: Work, actor: Actor, batchId: string, job: RunningJob): Promise<number> {
    await tx.query('SAVEPOINT looked_at');
    try {
      return await this.writeAll(tx, actor, batchId, { job, taken: 'FAILS' });
    } catch (error) {
      if (!isTaken(error)) throw error;
      await tx.query('ROLLBACK TO SAVEPOINT looked_at');
      return this.writeAll(tx, actor, batchId, { job, taken: 'LEFT' });
    }
  }

  /** Writes in steps of row numbers, each followed by a progress report and a cancellation check. */
  private async writeAll(
    tx: Work,
    actor: Actor,
    batchId: string,
    { job, taken }: { job: RunningJob; taken: Taken },
  ): Promise<number> {
    let done = 0;
    for (const span of await spansOf(tx, batchId)) {
      await job.throwIfCancelled();
      // A held row counts as done, so that the importer cannot recognise it.
      done += span.settled + (await writeNew(tx, actor, batchId, span, taken));
      if (span.changes) done += await writeChanged(tx, actor, batchId, span);
      if (span.enrols)
        await planPackageCourses(tx, actor, await packagesOf(tx, batchId, span), { keepsPlanned: true });
      await job.progress(done);
    }
    return done;
  }
}

/** Rows of a step: how many are held or merged into another, and the remaining work. */
interface Step extends Span {
  settled: number;
  changes: boolean;
  enrols: boolean;
}

function mayNotChange() {
  return forbidden('Importen ändrar elever som redan finns. Det får bara en administratör göra.');
}

async function spansOf(tx: Work, batchId: string): Promise<Step[]> {
  return tx.query<Step>(
    `SELECT min(row)::integer AS first, max(row)::integer AS last,
       count(*) FILTER (WHERE held_for IS NOT NULL OR head_row IS NOT NULL)::integer AS settled,
       bool_or(outcome = 'CHANGED') AS changes,
       coalesce(bool_or(record->'enrollments' <> '[]'), false) AS enrols FROM (
       SELECT row, outcome, record, held_for, head_row, (row_number() OVER (ORDER BY row) - 1) / ${ROWS_A_STEP} AS step
       FROM import_row WHERE batch_id = $1 AND outcome IN ('NEW', 'CHANGED')) numbered
     GROUP BY step ORDER BY step`,
    [batchId],
  );
}

async function countOutcomes(tx: Work, batchId: string): Promise<ImportSummary> {
  const [row] = await tx.query<{ summary: ImportSummary }>(
    `SELECT json_build_object('new', count(*) FILTER (WHERE outcome = 'NEW'),
       'changed', count(*) FILTER (WHERE outcome = 'CHANGED'),
       'newStudents', count(*) FILTER (WHERE outcome = 'NEW' AND head_row IS NULL),
       'changedStudents', count(*) FILTER (WHERE outcome = 'CHANGED' AND head_row IS NULL),
       'unchanged', count(*) FILTER (WHERE outcome = 'UNCHANGED'),
       'invalid', count(*) FILTER (WHERE outcome = 'INVALID'),
       'duplicates', count(*) FILTER (WHERE outcome = 'DUPLICATE'),
       'conflicts', count(*) FILTER (WHERE outcome = 'CONFLICT')) AS summary
     FROM import_row WHERE batch_id = $1`,
    [batchId],
  );
  return row!.summary;
}
