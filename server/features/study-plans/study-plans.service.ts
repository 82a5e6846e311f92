import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { termText } from '../../../domain/study-plans/terms.js';
import type { Actor } from '../../platform/auth/actor.js';
import { assertVersion } from '../../platform/database/locked-record.js';
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
import { coursesToAdd, LISTED, type PlannedCourse } from './courses/study-plan-filling.rules.js';
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
import { assertCourse, findItem, requireItem, type ItemRow } from './courses/plan-courses.queries.js';
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

/** Writes to study plans, each with a revision and an entry in the student's history. */
@Injectable()
export class StudyPlansService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reader: StudyPlanReader,
    private readonly revisions: StudyPlanRevisions,
  ) {}

  save(call: Call, input: SaveStudyPlanInput): Promise<StudyPlan> {
    const { studentId, version } = input;
    const columns = readStudyPlan(input.values);
    return this.work.run(call, async (tx) => {
      const { actor } = call;
      await lockStudent(tx, actor, studentId);
      const stored = await findPlan(tx, studentId);
      assertVersion(stored ?? { version: 0 }, version, STALE);
      await assertGoal(tx, columns);
      const present = stored ? await this.reader.one(actor, studentId, tx) : null;
      if (present && saysTheSame(present, columns)) {
        const lacking = await this.lacking(tx, actor, input, columns);
        if (lacking.length === 0) return present;
      }
      const planId = stored?.id ?? uuid();
      if (stored) await updateStudyPlan(tx, planId, { ...columns, ...revised(stored) });
      else await addStudyPlan(tx, { id: planId, studentId, ...columns });
      await addPlanned(tx, planId, await this.lacking(tx, actor, input, columns));
      return this.revisions.keep(tx, actor, { planId, studentId, reason: reasonToSave(stored) });
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
      if (item.source === 'WISH') await assertCourse(tx, plan.id, item);
      await updateItem(tx, item.id, { term, source: 'PLANNED' });
      const reason = `${item.name} flyttad till ${term ? termText(term) : 'utan termin'}`;
      return { reason, mayTakeBack: true };
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
   * of a wish or a move that takes the latest change back.
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
      const change = typeof written === 'string' ? { reason: written } : written;
      const { reason, keepsAgreement = false, mayTakeBack = false } = change;
      const of = { planId: plan.id, studentId: at.studentId };
      const before = mayTakeBack ? await this.revisions.agreedBefore(tx, call.actor, of) : null;
      await updateStudyPlan(tx, plan.id, keepsAgreement ? {} : (before ?? revised(plan)));
      return this.revisions.keep(tx, call.actor, { ...of, reason });
    });
  }

  /** The required courses of the goal that the student lacks, if the form asks for them. */
  private async lacking(
    tx: Work,
    actor: Actor,
    { studentId, addCourses }: SaveStudyPlanInput,
    columns: StudyPlanColumns,
  ): Promise<PlannedCourse[]> {
    if (!addCourses || !LISTED.has(columns.goal)) return [];
    return coursesToAdd(await this.reader.facts(actor, studentId, tx), columns);
  }
}

/** Adds planned courses without notes. */
const addPlanned = (tx: Work, planId: string, courses: readonly PlannedCourse[]): Promise<void> =>
  addItems(
    tx,
    courses.map((course) => ({ id: uuid(), planId, ...course, note: null, source: 'PLANNED' as const })),
  );

function reasonToSave(stored: PlanRow | null): string {
  if (!stored) return 'Planen skapad';
  return stored.state === 'CLOSED' ? 'Öppnad igen' : 'Planen ändrad';
}

/** Why the courses change; a string for what has to be agreed again. */
type Change =
  | string
  | {
      reason: string;
      keepsAgreement?: boolean;
      /** The agreements hold again if this takes the latest change back. */
      mayTakeBack?: boolean;
    };

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
