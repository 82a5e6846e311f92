import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { LONG_WORK, UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { conflict } from '../../../platform/errors/app-error.js';
import type {
  EnrollmentChangeInput,
  EnrollmentOwnDay,
  EnrollmentPreview,
  Job,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { logAccess } from '../../../platform/history/access-log.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { RunningJob } from '../../../platform/jobs/running-job.js';
import { judgeAll, readAction } from './enrollment-action.queries.js';
import { CHANGE_TEXT } from '../single/enrollment-refusals.rules.js';
import { gathered } from '../single/enrollment-remarks.rules.js';
import { assertExpected, selectEnrollments } from './enrollment-selection.queries.js';
import { startBatch } from '../single/enrollments.repository.js';

/** Number of enrolments between progress reports and cancellation checks. */
export const STEP = 1_000;

const { compare } = new Intl.Collator('sv');
const byName = (a: EnrollmentOwnDay, b: EnrollmentOwnDay) =>
  compare(a.studentName, b.studentName) || compare(a.targetName, b.targetName);

/** Status, move, end and removal of many enrolments: previewed, then a job, then undone as a unit (pages, section 8). */
@Injectable()
export class EnrollmentChanges implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('change-enrollments', { run: (job) => this.run(job) });
  }

  async preview({ actor }: Call, input: EnrollmentChangeInput): Promise<EnrollmentPreview> {
    const action = await readAction(this.database, input.action);
    await logAccess(this.database, actor, 'LIST_ENROLLMENTS');
    const judged = await judgeAll(action, await selectEnrollments(this.database, actor, input.selection));
    const accepted = judged.filter(({ problem }) => problem === null);
    const rows = accepted.map(({ row }) => row);
    const nameOf = (row: { studentName: string; targetName: string }) =>
      `${row.studentName}, ${row.targetName}`;
    return {
      total: judged.length,
      accepted: accepted.length,
      refused: gathered(
        judged.flatMap(({ row, problem }) =>
          problem
            ? [
                {
                  code: problem,
                  message: action.words?.[problem] ?? CHANGE_TEXT[problem],
                  example: nameOf(row),
                  studentId: row.studentId,
                },
              ]
            : [],
        ),
      ),
      warnings: gathered([
        ...accepted.flatMap(({ row }) => {
          const remark = action.warn(row);
          return remark ? [{ ...remark, example: nameOf(row), studentId: row.studentId }] : [];
        }),
        ...((await action.besides?.(rows)) ?? []),
      ]),
      ownDays: (action.ownDays?.(rows) ?? []).sort(byName),
    };
  }

  /** Rejects invalid actions immediately; the rest runs as a job. */
  queue(call: Call, input: EnrollmentChangeInput): Promise<Job> {
    return this.work.run(call, async (tx) => {
      await readAction(tx, input.action);
      const rows = await selectEnrollments(tx, call.actor, input.selection);
      return this.jobs.create(tx, call, 'change-enrollments', rows.length, { input });
    });
  }

  private async run(job: RunningJob): Promise<void> {
    const actor = await this.jobs.actorOf(job, 'ADMIN');
    const input = job.payload['input'] as EnrollmentChangeInput;
    await this.work.run({ actor, idempotency: null }, (tx) => this.perform(tx, actor, job, input));
  }

  private async perform(
    tx: Work,
    actor: Actor,
    job: RunningJob,
    input: EnrollmentChangeInput,
  ): Promise<void> {
    await tx.query(LONG_WORK);
    const action = await readAction(tx, input.action);
    const judged = await judgeAll(action, await selectEnrollments(tx, actor, input.selection));
    const ids = judged.flatMap(({ row, problem }) => (problem ? [] : [row.id]));
    assertExpected(input.expected, ids.length);
    if (ids.length === 0) throw conflict('NOTHING', 'Ingen av inskrivningarna kan ändras så.');
    const batchId = await startBatch(tx, actor, {
      kind: action.kind,
      title: action.title,
      size: ids.length,
      jobId: job.id,
    });
    for (let first = 0; first < ids.length; first += STEP) {
      await job.throwIfCancelled();
      await action.run(tx, actor, ids.slice(first, first + STEP), batchId);
      await job.progress(Math.min(first + STEP, ids.length));
    }
    await job.finish(tx, {
      batchId,
      title: action.title,
      changed: ids.length,
      refused: judged.length - ids.length,
    });
  }
}
