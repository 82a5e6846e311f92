import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { PlanCourse, PlanStep } from '../../../domain/study-plans/plan-facts.js';
import { spreadOverTerms, termOf, termText } from '../../../domain/study-plans/terms.js';
import type { Actor } from '../../platform/auth/actor.js';
import { assertVersion } from '../../platform/database/locked-record.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../platform/errors/app-error.js';
import type {
  AgreeOwnStudyPlanInput,
  AgreeStudyPlanInput,
  CloseStudyPlanInput,
  MoveStudyPlanItemInput,
  PutStudyPlanItemInput,
  RemoveStudyPlanItemInput,
  SaveStudyPlanInput,
  SetStudyPlanItemNoteInput,
  StudyPlan,
  TakeBackStudyPlanWishInput,
  WishInStudyPlanInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalText, requiredText } from '../../platform/validation/text.js';
import { LONGEST_NOTE, readStudyPlan, readTerm, type StudyPlanColumns } from './study-plan.input.js';
import { StudyPlanRevisions } from './study-plan-revisions.service.js';
import {
  ASK_SCHOOL,
  assertOpen,
  findPlan,
  lockPlan,
  revised,
  STALE,
  type PlanRow,
} from './locked-plan.queries.js';
import { countedFacts } from './plan-facts.queries.js';
import { lockStudent } from './student-locks.queries.js';
import { StudyPlanReader } from './study-plans.queries.js';
import {
  addItems,
  addStudyPlan,
  deleteItem,
  updateItem,
  updateOwnStudyPlan,
  updateStudyPlan,
  type ItemColumns,
} from './study-plans.repository.js';

type ItemRow = Read<'study_plan_item', 'id' | 'courseId' | 'term' | 'note' | 'source'> &
  Read<'course', 'name'>;

/** Writes to study plans, each with a revision and an entry in the student's history. */
@Injectable()
export class StudyPlansService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reader: StudyPlanReader,
    private readonly revisions: StudyPlanRevisions,
  ) {}

  save(call: Call, { studentId, version, values, addCourses }: SaveStudyPlanInput): Promise<StudyPlan> {
    const columns = readStudyPlan(values);
    return this.work.run(call, async (tx) => {
      await lockStudent(tx, call.actor, studentId);
      const stored = await findPlan(tx, studentId);
      assertVersion(stored ?? { version: 0 }, version, STALE);
      await assertGoal(tx, columns);
      const present = stored && !addCourses ? await this.reader.one(call.actor, studentId, tx) : null;
      if (present && saysTheSame(present, columns)) return present;
      const planId = stored?.id ?? uuid();
      if (stored) await updateStudyPlan(tx, planId, { ...columns, ...revised(stored) });
      else await addStudyPlan(tx, { id: planId, studentId, ...columns });
      if (addCourses && LISTED.has(columns.goal))
        await this.addRequired(tx, call.actor, { planId, studentId, columns });
      return this.revisions.keep(tx, call.actor, {
        planId,
        studentId,
        reason: stored ? 'Planen ändrad' : 'Planen skapad',
      });
    });
  }

  putItem(call: Call, input: PutStudyPlanItemInput): Promise<StudyPlan> {
    const id = input.itemId ? requireId(input.itemId, 'itemId') : uuid();
    const columns = {
      courseId: requireId(input.courseId, 'courseId'),
      term: readTerm(input.term),
      note: optionalText(input.note, 'note', LONGEST_NOTE),
    };
    return this.change(call, input, async (tx, plan) => {
      const stored = await findItem(tx, plan.id, id);
      const name = await assertCourse(tx, plan.id, { id, courseId: columns.courseId });
      if (stored && isPlannedSo(stored, columns)) return null;
      if (stored) await updateItem(tx, id, { ...columns, source: 'PLANNED' });
      else await addItems(tx, [{ id, planId: plan.id, source: 'PLANNED', ...columns }]);
      return `${name} ${stored ? 'ändrad' : 'tillagd'}${columns.term ? `, ${termText(columns.term)}` : ''}`;
    });
  }

  moveItem(call: Call, input: MoveStudyPlanItemInput): Promise<StudyPlan> {
    const term = readTerm(input.term);
    return this.change(call, input, async (tx, plan) => {
      const item = await requireItem(tx, plan.id, input.itemId);
      if (isPlannedSo(item, { ...item, term })) return null;
      await updateItem(tx, item.id, { term, source: 'PLANNED' });
      return `${item.name} flyttad till ${term ? termText(term) : 'utan termin'}`;
    });
  }

  setItemNote(call: Call, input: SetStudyPlanItemNoteInput): Promise<StudyPlan> {
    const note = optionalText(input.note, 'note', LONGEST_NOTE);
    return this.change(call, input, async (tx, plan) => {
      const item = await requireItem(tx, plan.id, input.itemId);
      if (item.note === note) return null;
      await updateItem(tx, item.id, { note });
      return reasonFor(item, `Anteckningen om ${item.name} ${note === null ? 'borttagen' : 'ändrad'}`);
    });
  }

  removeItem(call: Call, input: RemoveStudyPlanItemInput): Promise<StudyPlan> {
    return this.change(call, input, async (tx, plan) => {
      const item = await requireItem(tx, plan.id, input.itemId);
      await deleteItem(tx, item.id);
      return reasonFor(item, `${item.name} borttagen`);
    });
  }

  agree(call: Call, { studentId, version }: AgreeStudyPlanInput): Promise<StudyPlan> {
    return this.work.run(call, async (tx) => {
      const plan = await lockPlan(tx, call.actor, { studentId, version });
      assertOpen(plan);
      // Agreed already, and not changed since.
      if (plan.agreedAt) return this.reader.one(call.actor, studentId, tx);
      await updateStudyPlan(tx, plan.id, {
        agreedAt: new Date(),
        agreedByName: call.actor.name,
        ...(plan.studentAgreedAt && { state: 'AGREED' }),
      });
      const reason = 'Godkänd av skolan';
      return this.revisions.keep(tx, call.actor, { planId: plan.id, studentId, reason });
    });
  }

  agreeOwn(call: Call, { version }: AgreeOwnStudyPlanInput): Promise<StudyPlan> {
    return this.work.run(call, async (tx) => {
      const studentId = ownStudent(call.actor);
      const plan = await lockPlan(tx, call.actor, { studentId, version });
      assertOpen(plan, ASK_SCHOOL);
      if (plan.studentAgreedAt) return this.reader.one(call.actor, studentId, tx);
      await updateOwnStudyPlan(tx, plan, {
        studentAgreedAt: new Date(),
        ...(plan.agreedAt && { state: 'AGREED' }),
      });
      return this.revisions.keep(tx, call.actor, { planId: plan.id, studentId, reason: 'Godkänd av eleven' });
    });
  }

  /** A wish changes nothing that is agreed: the counsellor plans it or removes it. */
  wish(call: Call, input: WishInStudyPlanInput): Promise<StudyPlan> {
    const courseId = requireId(input.courseId, 'courseId');
    const note = optionalText(input.note, 'note', LONGEST_NOTE);
    return this.work.run(call, async (tx) => {
      const studentId = ownStudent(call.actor);
      const plan = await lockPlan(tx, call.actor, { studentId });
      assertOpen(plan, ASK_SCHOOL);
      const id = uuid();
      const name = await assertCourse(tx, plan.id, { id, courseId });
      await addItems(tx, [{ id, planId: plan.id, courseId, term: null, note, source: 'WISH' }]);
      await updateOwnStudyPlan(tx, plan);
      return this.revisions.keep(tx, call.actor, { planId: plan.id, studentId, reason: `Önskad: ${name}` });
    });
  }

  takeBackWish(call: Call, { itemId }: TakeBackStudyPlanWishInput): Promise<StudyPlan> {
    return this.work.run(call, async (tx) => {
      const studentId = ownStudent(call.actor);
      const plan = await lockPlan(tx, call.actor, { studentId });
      assertOpen(plan, ASK_SCHOOL);
      const item = await requireItem(tx, plan.id, itemId);
      if (item.source !== 'WISH')
        throw conflict('STATE', `${item.name} är inget önskemål längre: skolan har planerat kursen.`);
      await deleteItem(tx, item.id);
      await updateOwnStudyPlan(tx, plan);
      const reason = `Önskemålet om ${item.name} återtaget`;
      return this.revisions.keep(tx, call.actor, { planId: plan.id, studentId, reason });
    });
  }

  close(call: Call, { studentId, version, reason }: CloseStudyPlanInput): Promise<StudyPlan> {
    const text = requiredText(reason, 'reason', LONGEST_NOTE);
    return this.work.run(call, async (tx) => {
      const plan = await lockPlan(tx, call.actor, { studentId, version });
      assertOpen(plan);
      await updateStudyPlan(tx, plan.id, { state: 'CLOSED' });
      return this.revisions.keep(tx, call.actor, { planId: plan.id, studentId, reason: `Avslutad: ${text}` });
    });
  }

  /**
   * Changes the courses of a plan, unless `write` answers null; what was agreed must be agreed again, but for a change
   * of a wish.
   */
  private change(
    call: Call,
    at: { studentId: string; version?: number | null },
    write: (tx: Work, plan: PlanRow) => Promise<Change | null>,
  ): Promise<StudyPlan> {
    return this.work.run(call, async (tx) => {
      const plan = await lockPlan(tx, call.actor, at);
      assertOpen(plan);
      const written = await write(tx, plan);
      if (written === null) return this.reader.one(call.actor, at.studentId, tx);
      const { reason, keepsAgreement = false } = typeof written === 'string' ? { reason: written } : written;
      await updateStudyPlan(tx, plan.id, keepsAgreement ? {} : revised(plan));
      return this.revisions.keep(tx, call.actor, { planId: plan.id, studentId: at.studentId, reason });
    });
  }

  /**
   * Adds the required courses of the goal that the student has not passed, the first of each choice: those that the
   * student reads in their terms, the others in the room that the pace leaves.
   */
  private async addRequired(
    tx: Work,
    actor: Actor,
    { planId, studentId, columns }: { planId: string; studentId: string; columns: StudyPlanColumns },
  ): Promise<void> {
    const facts = await this.reader.facts(actor, studentId, tx);
    const { steps, courses } = countedFacts(facts);
    // What is past of the plan's time cannot be filled.
    const startDate = columns.startDate > facts.today ? columns.startDate : facts.today;
    const reading = readingOf(steps, courses);
    const spread = spreadOverTerms(
      lackingOf(steps, courses, columns).map((step) => unreadOf(step, columns)),
      { ...columns, startDate, taken: pointsByTerm(courses) },
    );
    const items = [
      ...reading.map(({ id, from }) => ({ courseId: id, term: from && termOf(from) })),
      ...spread.map(({ course, term }) => ({ courseId: course.id, term })),
    ];
    await addItems(
      tx,
      items.map((item) => ({ id: uuid(), planId, ...item, note: null, source: 'PLANNED' as const })),
    );
  }
}

/** Goals whose program or package lists the required courses. */
const LISTED = new Set<StudyPlanColumns['goal']>(['EXAM', 'VOCATIONAL']);
const IN_PLAN = new Set<PlanCourse['result']>(['PLANNED', 'UNPLACED', 'WISHED']);

/** Courses of the goal that the student reads and the plan has not yet. */
function readingOf(steps: readonly PlanStep[], courses: readonly PlanCourse[]): PlanCourse[] {
  const ofGoal = new Set(steps.flatMap(({ course }) => course.kin));
  const planned = new Set(courses.filter(({ result }) => IN_PLAN.has(result)).flatMap(({ kin }) => kin));
  return courses.filter(({ id, result }) => result === 'ENROLLED' && ofGoal.has(id) && !planned.has(id));
}

/** Required steps without a course that is passed, read or planned; the first of each choice. */
function lackingOf(
  steps: readonly PlanStep[],
  courses: readonly PlanCourse[],
  { goal }: StudyPlanColumns,
): PlanStep[] {
  const had = new Set(courses.filter(({ result }) => result !== 'FAILED').map(({ id }) => id));
  const groups = new Set<string>();
  const isFilled = (kin: readonly string[]) => kin.some((id) => had.has(id));
  for (const { group, course } of steps) if (group && isFilled(course.kin)) groups.add(group);
  // An exam needs the grade; a package does not.
  const isValidated = (step: PlanStep) => goal === 'VOCATIONAL' && step.isValidated === true;
  for (const step of steps) if (step.group && isValidated(step)) groups.add(step.group);
  return steps.filter((step) => {
    const { part, group, course } = step;
    if (part !== 'REQUIRED' || isValidated(step) || isFilled(course.kin) || (group && groups.has(group)))
      return false;
    if (group) groups.add(group);
    return true;
  });
}

/** The course with the points that must be read: an exam needs the grade, a package does not. */
function unreadOf({ course, validated = 0 }: PlanStep, { goal }: StudyPlanColumns): PlanStep['course'] {
  if (goal !== 'VOCATIONAL' || course.points === null) return course;
  return { ...course, points: course.points - validated };
}

/** Points that are read or planned already, by term. */
function pointsByTerm(courses: readonly PlanCourse[]): Map<string, number> {
  const reading = new Set(courses.filter(({ result }) => result === 'ENROLLED').flatMap(({ kin }) => kin));
  const byTerm = new Map<string, number>();
  for (const { id, result, term, from, points } of courses) {
    const at =
      result === 'ENROLLED' ? from && termOf(from) : result === 'PLANNED' && !reading.has(id) ? term : null;
    if (at) byTerm.set(at, (byTerm.get(at) ?? 0) + (points ?? 0));
  }
  return byTerm;
}

/** Why the courses change; a string for what has to be agreed again. */
type Change = string | { reason: string; keepsAgreement?: boolean };

/** A wish is no part of what is agreed. */
const reasonFor = ({ source }: ItemRow, reason: string): Change => ({
  reason,
  keepsAgreement: source === 'WISH',
});

/** The form of an open plan says what the plan says. */
const saysTheSame = (plan: StudyPlan, columns: StudyPlanColumns): boolean =>
  plan.state !== 'CLOSED' &&
  (Object.keys(columns) as (keyof StudyPlanColumns)[]).every((key) => plan[key] === columns[key]);

/** The item is planned with the same course, term and note. */
const isPlannedSo = (stored: ItemRow, { courseId, term, note }: ItemColumns): boolean =>
  stored.source === 'PLANNED' && stored.courseId === courseId && stored.term === term && stored.note === note;

function ownStudent({ studentId }: Actor): string {
  if (studentId === null) throw notFound('Eleven finns inte.');
  return studentId;
}

async function findItem(tx: Work, planId: string, id: string): Promise<ItemRow | null> {
  const [item] = await tx.query<ItemRow>(
    `SELECT i.id, i.course_id AS "courseId", i.term, i.note, i.source, c.name FROM study_plan_item i JOIN course c ON c.id = i.course_id
     WHERE i.id = $1 AND i.plan_id = $2`,
    [id, planId],
  );
  return item ?? null;
}

async function requireItem(tx: Work, planId: string, id: string): Promise<ItemRow> {
  const item = await findItem(tx, planId, requireId(id, 'itemId'));
  if (!item) throw notFound('Kursen finns inte i studieplanen.');
  return item;
}

type CourseToPlan = Read<'course', 'name'> & {
  isArchived: boolean;
  /** An equivalent course that is offered still. */
  heir: string | null;
  other: string | null;
  elsewhere: boolean;
};

/** The course exists and is not archived, and neither it nor an equivalent is in the plan; answers its name. */
async function assertCourse(
  tx: Work,
  planId: string,
  { id, courseId }: { id: string; courseId: string },
): Promise<string> {
  const [course] = await tx.query<CourseToPlan>(
    `SELECT c.name, c.archived_at IS NOT NULL AND NOT EXISTS (SELECT FROM study_plan_item i
         WHERE i.id = $3 AND i.course_id = c.id) AS "isArchived",
       (SELECT k.name FROM course k WHERE k.id = ANY (course_kin(c.id)) AND k.archived_at IS NULL
         ORDER BY k.code DESC LIMIT 1) AS heir,
       (SELECT o.name FROM study_plan_item i JOIN course o ON o.id = i.course_id
         WHERE i.plan_id = $2 AND i.id <> $3 AND i.course_id = ANY (course_kin(c.id)) LIMIT 1) AS other,
       EXISTS (SELECT FROM study_plan_item i WHERE i.id = $3 AND i.plan_id <> $2) AS elsewhere
     FROM course c WHERE c.id = $1`,
    [courseId, planId, id],
  );
  if (!course) throw badField('courseId', 'BAD_REFERENCE', 'Kursen finns inte.');
  if (course.elsewhere) throw notFound('Kursen finns inte i studieplanen.');
  if (course.isArchived) {
    const instead = course.heir ? ` Välj ${course.heir} i stället.` : '';
    throw badField('courseId', 'NOT_ALLOWED', `${course.name} är arkiverad och kan inte planeras.${instead}`);
  }
  if (course.other) throw conflict('DUPLICATE', `Planen har redan ${course.other}, som är samma kurs.`);
  return course.name;
}

async function assertGoal(tx: Work, { programId, packageId }: StudyPlanColumns): Promise<void> {
  const [known] = (await tx.query(
    `SELECT $1::uuid IS NULL OR EXISTS (SELECT FROM program WHERE id = $1) AS program,
       $1::uuid IS NULL OR EXISTS (SELECT FROM program WHERE id = $1 AND points > 0) AS exam,
       $2::uuid IS NULL OR EXISTS (SELECT FROM course_package WHERE id = $2) AS package`,
    [programId, packageId],
  )) as [{ program: boolean; exam: boolean; package: boolean }];
  if (!known.program) throw badField('values.programId', 'BAD_REFERENCE', 'Programmet finns inte.');
  if (!known.exam)
    throw badField(
      'values.programId',
      'NOT_ALLOWED',
      'Programmet har inga poäng och leder inte till en examen.',
    );
  if (!known.package) throw badField('values.packageId', 'BAD_REFERENCE', 'Kurspaketet finns inte.');
}
