import { counted } from '../../../domain/numbers.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { type Actor } from '../../platform/auth/actor.js';
import {
  assertReferences,
  courseOf,
  newInstance,
  readValues,
} from '../course-instances/course-instance.input.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { LONG_WORK, UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { lockStudents } from '../enrollments/single/enrollment-locks.queries.js';
import { moveEach, type Move } from '../enrollments/bulk/enrollment-moves.queries.js';
import { notOpenText } from '../enrollments/single/enrollment-refusals.rules.js';
import {
  enroll,
  startBatch,
  undoBatch,
  type NewEnrollment,
} from '../enrollments/single/enrollments.repository.js';
import { badField, conflict, notFound, type AppError } from '../../platform/errors/app-error.js';
import type {
  CreateInstanceForNeedsInput,
  MatchBatch,
  MatchNeedsInput,
  MatchOutcome,
  MatchSafeNeedsInput,
  SkipNeedsInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import type { RunningJob } from '../../platform/jobs/running-job.js';
import { inTheWayOf } from '../enrollments/single/enroll-judgement.queries.js';
import { requireId } from '../../platform/validation/id.js';
import { readBatches, safePicks, type SafePick } from './matches.queries.js';
import { judgedNeeds } from './need.queries.js';
import { addInstances } from '../course-instances/planning/course-instances.repository.js';
import { addSkips, removeSkips } from './course-matching.repository.js';

const MOST_PICKS = 200;
/** Maximum number of needs matched at once; more run as a job. */
const AT_ONCE = 100;
const ROWS_A_STEP = 500;
const KEY = /^[aepsw]:[0-9a-f-]{36}(:[0-9a-f-]{36})?$/;

/** Places needs in instances, with the shared functions for enrolments (pages, section 7). */
@Injectable()
export class MatchService implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('match-needs', { run: (job) => this.run(job) });
  }

  match(call: Call, { picks: given }: MatchNeedsInput): Promise<MatchOutcome> {
    const picks = given.map(({ key, courseInstanceId }) => ({
      key,
      instanceId: requireId(courseInstanceId, 'picks'),
    }));
    assertKeys(picks.map(({ key }) => key));
    return this.work.run(call, (tx) => matchAtOnce(tx, call.actor, picks));
  }

  /** Matches the previewed needs. CONFLICT (CHANGED) if seats or needs have changed since. */
  matchSafe(call: Call, { filter, expected }: MatchSafeNeedsInput): Promise<MatchOutcome> {
    return this.work.run(call, async (tx) => {
      const picks = await safePicks(tx, filter ?? {});
      if (picks.length !== expected)
        throw conflict('CHANGED', 'Förslagen har ändrats sedan förhandsgranskningen. Granska dem igen.');
      if (picks.length === 0) throw badField('expected', 'RANGE', 'Det finns inga säkra förslag.');
      if (picks.length <= AT_ONCE) return matchAtOnce(tx, call.actor, picks);
      const payload = { picks: picks.map(({ key, instanceId }) => [key, instanceId]) };
      const job = await this.jobs.create(tx, call, 'match-needs', picks.length, payload);
      return { batchId: null, matched: 0, job };
    });
  }

  undo(call: Call, givenId: string): Promise<MatchBatch> {
    const id = requireId(givenId, 'batchId');
    return this.work.run(call, async (tx) => {
      const [batch] = await tx.query(`SELECT id FROM enrollment_batch WHERE id = $1 AND kind = 'MATCH'`, [
        id,
      ]);
      if (!batch) throw notFound('Matchningen finns inte.');
      await undoBatch(tx, call.actor, id);
      return (await readBatches(tx, call.actor, id))[0]!;
    });
  }

  skip(call: Call, { keys, skipped }: SkipNeedsInput): Promise<number> {
    assertKeys(keys);
    return this.work.run(call, async (tx) => {
      if (skipped) return addSkips(tx, keys, call.actor.userId, call.actor.name);
      return removeSkips(tx, keys);
    });
  }

  /** 'Skapa nytt tillfälle av n elever': creates an instance and places its students in one transaction. */
  createInstance(call: Call, input: CreateInstanceForNeedsInput): Promise<MatchOutcome> {
    assertKeys(input.keys);
    const values = readValues(input.values);
    return this.work.run(call, async (tx) => {
      const course = await courseOf(tx, input.courseId);
      await assertReferences(tx, values);
      const fields = newInstance(course, values);
      const id = uuid();
      await addInstances(tx, [{ id, courseId: course.id, ...fields }]);
      return matchAtOnce(
        tx,
        call.actor,
        input.keys.map((key) => ({ key, instanceId: id })),
      );
    });
  }

  private async run(job: RunningJob): Promise<void> {
    const actor = await this.jobs.actorOf(job, 'ADMIN');
    const picks = (job.payload['picks'] as [string, string][]).map(([key, instanceId]) => ({
      key,
      instanceId,
    }));
    await this.work.run({ actor, idempotency: null }, async (tx) => {
      await tx.query(LONG_WORK);
      const batchId = await startMatch(tx, actor, picks.length, job.id);
      for (let from = 0; from < picks.length; from += ROWS_A_STEP) {
        await job.throwIfCancelled();
        await place(tx, actor, picks.slice(from, from + ROWS_A_STEP), batchId);
        await job.progress(Math.min(from + ROWS_A_STEP, picks.length));
      }
      await job.finish(tx, { batchId, matched: picks.length });
    });
  }
}

async function matchAtOnce(tx: Work, actor: Actor, picks: readonly SafePick[]): Promise<MatchOutcome> {
  const batchId = await startMatch(tx, actor, picks.length, null);
  await place(tx, actor, picks, batchId);
  return { batchId, matched: picks.length, job: null };
}

function startMatch(tx: Work, actor: Actor, size: number, jobId: string | null): Promise<string> {
  const title = `Matchade ${counted(size, 'elev', 'elever')}`;
  return startBatch(tx, actor, { kind: 'MATCH', title, size, jobId });
}

interface FoundNeed {
  key: string;
  studentId: string;
  plannedId: string | null;
  /** Id of an admission without an instance, which is moved instead of creating a new enrolment. */
  movedId: string | null;
  parentId: string | null;
  courses: string[];
}

/** Places needs. Seats are counted under the locks of the instances: CONFLICT (FULL) if there are none. */
async function place(tx: Work, actor: Actor, picks: readonly SafePick[], batchId: string): Promise<void> {
  const keys = picks.map(({ key }) => key);
  const needs = await findNeeds(tx, keys);
  const instances = await findInstances(tx, picks);
  const entries: NewEnrollment[] = [];
  const moves: Move[] = [];
  for (const { key, instanceId } of picks) {
    const need = needs.get(key);
    if (!need) throw gone();
    const instance = instances.get(instanceId);
    if (!instance) throw badField('picks', 'BAD_REFERENCE', 'Kurstillfället finns inte.');
    if (!need.courses.includes(instance.courseId))
      throw badField(
        'picks',
        'NOT_ALLOWED',
        'Kurstillfället gäller en annan kurs än den som eleven behöver.',
      );
    const { studentId, plannedId, movedId, parentId } = need;
    if (movedId) moves.push({ id: movedId, courseInstanceId: instanceId });
    else entries.push({ studentId, courseInstanceId: instanceId, plannedId, parentId });
  }
  // Lock order: instances, then students, before the first write.
  await lockStudents(
    tx,
    [...needs.values()].map(({ studentId }) => studentId),
  );
  await enroll(tx, actor, entries, { batchId });
  if (moves.length > 0) await moveAdmitted(tx, actor, moves, instances, batchId);
  await removeSkips(tx, keys);
}

async function findNeeds(tx: Work, keys: readonly string[]): Promise<Map<string, FoundNeed>> {
  const params = new SqlParams();
  const parts = judgedNeeds({}, params, keys);
  const needs = await tx.query<FoundNeed>(
    `WITH ${parts}
     SELECT a.key, a.student_id AS "studentId", a.planned_id AS "plannedId", a.moved_id AS "movedId",
       a.parent_id AS "parentId", ARRAY(SELECT w.course_id FROM wanted w WHERE w.key = a.key) AS courses FROM asked a`,
    params.values,
  );
  return new Map(needs.map((need) => [need.key, need]));
}

type OfferedInstance = Read<'course_instance', 'id' | 'courseId' | 'name' | 'planning'>;

async function findInstances(tx: Work, picks: readonly SafePick[]): Promise<Map<string, OfferedInstance>> {
  const instances = await tx.query<OfferedInstance>(
    `SELECT id, course_id AS "courseId", name, planning FROM course_instance
     WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    [picks.map(({ instanceId }) => instanceId)],
  );
  return new Map(instances.map((instance) => [instance.id, instance]));
}

/** Moves existing admissions to instances, with the same rules as for a new enrolment. */
async function moveAdmitted(
  tx: Work,
  actor: Actor,
  moves: readonly Move[],
  instances: ReadonlyMap<string, OfferedInstance>,
  batchId: string,
): Promise<void> {
  for (const { courseInstanceId } of moves) {
    const { name, planning } = instances.get(courseInstanceId)!;
    if (planning === 'PLANNED') throw conflict('NOT_OPEN', notOpenText(name));
  }
  // Checked under the locks of the students: another user may have placed one of them.
  const [now] = await tx.query<{ today: string; waiting: number }>(
    `SELECT today(), (SELECT count(*)::integer FROM enrollment WHERE id = ANY ($1::uuid[]) AND removed_at IS NULL
       AND status = 'ADMITTED' AND course_instance_id IS NULL) AS waiting`,
    [moves.map(({ id }) => id)],
  );
  if (now!.waiting < moves.length) throw gone();
  const [held] = await tx.query<Read<'student', 'name'>>(
    `SELECT s.name FROM enrollment mine JOIN student s ON s.id = mine.student_id
     WHERE mine.id = ANY ($1::uuid[]) AND EXISTS (SELECT FROM enrollment e WHERE e.student_id = mine.student_id
       AND e.id <> mine.id AND ${inTheWayOf('mine.course_id')}) LIMIT 1`,
    [moves.map(({ id }) => id)],
  );
  if (held) throw conflict('ALREADY_ENROLLED', `${held.name} är redan inskriven på kursen.`);
  await moveEach(tx, actor, moves, { effectiveOn: now!.today, batchId });
}

function gone(): AppError {
  return conflict('GONE', 'Ett av behoven finns inte längre. Läs om listan.');
}

function assertKeys(keys: readonly string[]): void {
  if (keys.length === 0 || keys.length > MOST_PICKS)
    throw badField('keys', 'RANGE', `Välj 1 till ${MOST_PICKS} behov.`);
  if (keys.some((key) => !KEY.test(key))) throw badField('keys', 'FORMAT', 'Det är inget giltigt behov.');
  if (new Set(keys).size < keys.length)
    throw badField('keys', 'DUPLICATE', 'Samma behov är valt två gånger.');
}
