import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { LONG_WORK, UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type {
  EnrollManyInput,
  EnrollmentPreview,
  EnrollmentTargetInput,
  Job,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { logAccess } from '../../../platform/history/access-log.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { RunningJob } from '../../../platform/jobs/running-job.js';
import { requireId } from '../../../platform/validation/id.js';
import {
  judgeEnrollments,
  type JudgedEnrollment,
  type NewEnrollment,
} from '../single/enroll-judgement.queries.js';
import { STEP } from './enrollment-changes.service.js';
import { lockPlaces } from '../single/enrollment-locks.queries.js';
import { enrollText, passedText } from '../single/enrollment-refusals.rules.js';
import { gathered } from '../single/enrollment-remarks.rules.js';
import { assertExpected, selectStudents } from './enrollment-selection.queries.js';
import { enroll, startBatch } from '../single/enrollments.repository.js';
import { packageEntries, planPackageCourses } from '../single/package-courses.queries.js';

const MOST_TARGETS = 20;
const MOST_ENTRIES = 20_000;

/** 'Skriv in': many students on many targets, previewed, then a job, then undone as a unit (pages, section 8). */
@Injectable()
export class EnrollMany implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('enroll-students', { run: (job) => this.run(job) });
  }

  async preview({ actor }: Call, input: EnrollManyInput): Promise<EnrollmentPreview> {
    await logAccess(this.database, actor, 'LIST_ENROLLMENTS');
    const judged = await judgeEnrollments(this.database, await readEntries(this.database, actor, input));
    const several = input.targets.length > 1;
    const nameOf = ({ studentName, instanceName, targetName }: JudgedEnrollment) =>
      several ? `${studentName}, ${instanceName ?? targetName}` : (studentName ?? '');
    return {
      total: judged.length,
      accepted: judged.filter(({ problem }) => problem === null).length,
      refused: gathered(
        judged.flatMap((entry) =>
          entry.problem
            ? [
                {
                  code: entry.problem,
                  message: enrollText(entry),
                  example: nameOf(entry),
                  studentId: entry.studentId,
                },
              ]
            : [],
        ),
      ),
      warnings: gathered(
        judged.flatMap((entry) =>
          entry.problem === null && entry.passedGrade
            ? [
                {
                  code: 'PASSED',
                  message: passedText(entry.passedGrade, entry.passedAs),
                  example: nameOf(entry),
                  studentId: entry.studentId,
                },
              ]
            : [],
        ),
      ),
      ownDays: [],
    };
  }

  queue(call: Call, input: EnrollManyInput): Promise<Job> {
    return this.work.run(call, async (tx) => {
      const entries = await readEntries(tx, call.actor, input);
      return this.jobs.create(tx, call, 'enroll-students', entries.length, { input });
    });
  }

  private async run(job: RunningJob): Promise<void> {
    const actor = await this.jobs.actorOf(job, 'ADMIN');
    const input = job.payload['input'] as EnrollManyInput;
    await this.work.run({ actor, idempotency: null }, (tx) => this.perform(tx, actor, job, input));
  }

  private async perform(tx: Work, actor: Actor, job: RunningJob, input: EnrollManyInput): Promise<void> {
    await tx.query(LONG_WORK);
    const entries = await readEntries(tx, actor, input);
    // Locks before the evaluation, so that its result stays valid.
    await lockPlaces(tx, entries);
    const judged = await judgeEnrollments(tx, entries);
    const good = entries.filter((_entry, index) => judged[index]!.problem === null);
    assertExpected(input.expected, good.length);
    if (good.length === 0) throw conflict('NOTHING', 'Ingen av eleverna kan skrivas in.');
    const title = `Inskrivning på ${namesOf(judged)}`;
    const batchId = await startBatch(tx, actor, { kind: 'ENROLL', title, size: good.length, jobId: job.id });
    for (let first = 0; first < good.length; first += STEP) {
      await job.throwIfCancelled();
      const step = good.slice(first, first + STEP);
      const ids = await enroll(tx, actor, step, { batchId });
      await planPackageCourses(tx, actor, packageEntries(step, ids), { batchId });
      await job.progress(Math.min(first + STEP, good.length));
    }
    await job.finish(tx, { batchId, title, changed: good.length, refused: entries.length - good.length });
  }
}

/** Every combination of student and target, ordered by student id. */
async function readEntries(db: Queryable, actor: Actor, input: EnrollManyInput): Promise<NewEnrollment[]> {
  const { startDate, endDate, pacePercent } = input;
  if (input.targets.length === 0)
    throw badField('targets', 'REQUIRED', 'Välj minst en kurs eller ett tillfälle.');
  if (input.targets.length > MOST_TARGETS)
    throw badField('targets', 'RANGE', `Välj högst ${MOST_TARGETS} åt gången.`);
  checkTerms(input, '');
  const targets = input.targets.map(readTarget);
  const students = await selectStudents(db, actor, input.students);
  if (students.length * targets.length > MOST_ENTRIES)
    throw badField('students', 'RANGE', `Högst ${MOST_ENTRIES} inskrivningar åt gången.`);
  return students.flatMap((studentId) =>
    targets.map((target) => ({
      studentId,
      ...target,
      startDate: target.startDate ?? startDate,
      endDate: target.endDate ?? endDate,
      pacePercent: target.pacePercent ?? pacePercent,
    })),
  );
}

/** Validates dates and pace, of all targets or of one. */
function checkTerms(
  { startDate, endDate, pacePercent }: Pick<EnrollManyInput, 'startDate' | 'endDate' | 'pacePercent'>,
  path: string,
): void {
  if (typeof pacePercent === 'number' && (pacePercent < 5 || pacePercent > 200))
    throw badField(`${path}pacePercent`, 'RANGE', 'Ange 5 till 200 procent.');
  if (startDate && endDate && endDate < startDate)
    throw badField(`${path}endDate`, 'ORDER', 'Slutdatum måste vara efter startdatum.');
}

function readTarget(
  { startDate, endDate, pacePercent, ...target }: EnrollmentTargetInput,
  index: number,
): EnrollmentTargetInput {
  checkTerms({ startDate, endDate, pacePercent }, `targets.${index}.`);
  const named = Object.entries(target).filter(([, id]) => id !== null && id !== undefined);
  if (named.length !== 1)
    throw badField(
      `targets.${index}`,
      'REQUIRED',
      'Välj en kurs, ett kurspaket, ett program eller ett tillfälle.',
    );
  const ids = named.map(([name, id]) => [name, requireId(String(id), `targets.${index}.${name}`)] as const);
  return { ...Object.fromEntries(ids), startDate, endDate, pacePercent };
}

function namesOf(judged: readonly JudgedEnrollment[]): string {
  const names = [...new Set(judged.map(({ instanceName, targetName }) => instanceName ?? targetName))];
  return names.length > 2 ? `${names[0]} och ${names.length - 1} till` : names.join(' och ');
}
