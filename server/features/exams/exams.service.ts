import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { examStatusLabels } from '../../../domain/labels/exam.js';
import { parsePersonalNumber } from '../../../domain/personal-number.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ExamBookingsService } from '../calendar/occasions/exam-bookings.service.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { Read, Row } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { AppError, badField, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';
import type {
  DecideExamInput,
  Exam,
  ExamDecision,
  ExamStatus,
  Month,
  RegisterExamInput,
  UpdateExamInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { findTeacher } from '../students/students.service.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalText, requiredText } from '../../platform/validation/text.js';
import { ExamEntity } from './exam.entity.js';
import { examFields } from './exam.fields.js';
import { tellOfDecision, tellOfRegistration } from './exams.notice.js';
import { EXAM_JSON, EXAM_TEACHER, toExam, type ExamRow } from './exam.view.js';
import { mayAdministerExams, mayRegister } from './exams.policy.js';
import { addExam, deleteExam, updateExam } from './exams.writes.js';
import { assertVersion, lockRow } from '../../platform/database/lock-row.js';

/** What a decision leads to (permissions, D16). */
const STATUS_AFTER: Readonly<Record<ExamDecision, ExamStatus>> = { ACCEPT: 'SCHEDULED', DENY: 'DENIED' };

type Registered = Pick<ExamEntity, 'studentId' | 'course' | 'requestedMonth'>;

/** Registrations for exams: making, deciding, deleting (contract, section 5; permissions, M27 to M30). */
@Injectable()
export class ExamsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bookings: ExamBookingsService,
  ) {}

  /** What the record knows is copied from it, whatever was sent (permissions, D02). */
  register(call: Call, input: RegisterExamInput): Promise<Exam> {
    const { actor } = call;
    const course = requiredText(input.course, 'course', examFields.course.longest);
    const address = optionalText(input.address, 'address', examFields.address.longest);
    const teacherId = input.teacherId ? requireId(input.teacherId, 'teacherId') : null;
    const occasionId = input.occasionId ? requireId(input.occasionId, 'occasionId') : null;
    const named = whoIsMeant(actor, input);
    // A student registers today; what was written down later is for staff to say.
    if (input.registeredOn && actor.role === 'STUDENT') throw forbidden();
    return this.work.run(call, async (tx) => {
      const studentId = await findStudent(tx, named);
      if (teacherId) await findTeacher(tx, teacherId);
      if (input.registeredOn) await assertPast(tx, input.registeredOn);
      const id = uuid();
      const added = await addExam(tx, {
        id,
        studentId,
        address,
        course,
        requestedMonth: input.requestedMonth,
        teacherId,
        paymentDate: input.paymentDate ?? null,
        materialReceived: input.materialReceived ?? false,
        registeredOn: input.registeredOn ?? null,
      });
      if (added === 0) throw alreadyRegistered(course, input.requestedMonth);
      await assertOnce(tx, id);
      const exam = { studentId, course, requestedMonth: input.requestedMonth };
      recordChange(tx, actor, exam, { examRegistration: null }, { examRegistration: titleOf(exam) });
      if (occasionId) await this.bookings.bookChosen(tx, actor, occasionId, { id, course });
      await tellOfRegistration(tx, actor, id);
      return read(tx, actor, id);
    });
  }

  /**
   * Changes a decision as often as need be; the same one again changes nothing (permissions, D16). Whoever is
   * denied is called no more.
   */
  decide(call: Call, input: DecideExamInput): Promise<Exam> {
    const id = requireId(input.id, 'id');
    if (!input.decision) throw badField('decision', 'REQUIRED', 'Beslut krävs');
    const status = STATUS_AFTER[input.decision];
    const given = decisionTexts(input);
    return this.work.run(call, async (tx) => {
      const stored = await lockVisible(tx, call.actor, id);
      if (!mayAdministerExams(call.actor)) throw forbidden();
      const { version } = input;
      assertVersion(stored, version, 'Någon annan har ändrat anmälan.');
      const next = { ...stored, ...given, status };
      const [before, after] = [stored, next].map(auditOf) as [Values, Values];
      if (Object.keys(after).every((name) => before[name] === after[name])) return read(tx, call.actor, id);
      await updateExam(tx, id, { ...given, status, version: stored.version + 1 });
      if (status !== stored.status) await tellOfDecision(tx, call.actor, id);
      recordChange(tx, call.actor, stored, ...differing(before, after));
      if (status === 'DENIED' && stored.status !== 'DENIED')
        await this.bookings.releaseDenied(tx, call.actor, stored);
      return read(tx, call.actor, id);
    });
  }

  /**
   * Puts right what a registration could not know of itself: which course of the catalogue its text means, and
   * the day on which it was made. Nothing of it is the student's to say.
   */
  update(call: Call, input: UpdateExamInput): Promise<Exam> {
    const id = requireId(input.id, 'id');
    const courseId = input.courseId ? requireId(input.courseId, 'courseId') : null;
    return this.work.run(call, async (tx) => {
      const stored = await lockVisible(tx, call.actor, id);
      if (!mayAdministerExams(call.actor)) throw forbidden();
      assertVersion(stored, input.version, 'Någon annan har ändrat anmälan.');
      const next = {
        courseId: courseId ?? stored.courseId,
        registeredOn: input.registeredOn === undefined ? stored.registeredOn : input.registeredOn,
      };
      if (next.registeredOn) await assertPast(tx, next.registeredOn);
      const [before, after] = [await factsOf(tx, stored, stored), await factsOf(tx, stored, next)];
      if (next.courseId !== stored.courseId) await assertMayName(tx, id, next.courseId!);
      const differs = differing(before, after);
      if (Object.keys(differs[1]).length === 0) return read(tx, call.actor, id);
      await updateExam(tx, id, { ...next, version: stored.version + 1 });
      await assertOnce(tx, id);
      recordChange(tx, call.actor, stored, ...differs);
      return read(tx, call.actor, id);
    });
  }

  /**
   * Takes the registration away; what it was stays in the student's change history. One with a fee or a
   * grade stays: money and grades would be without what they were for.
   */
  remove(call: Call, givenId: string): Promise<string> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      const stored = await lockVisible(tx, call.actor, id);
      if (!mayAdministerExams(call.actor)) throw forbidden();
      await assertNothingRests(tx, id);
      await deleteExam(tx, id);
      recordChange(tx, call.actor, stored, { examRegistration: titleOf(stored) }, { examRegistration: null });
      return id;
    });
  }
}

type Named = { path: 'studentId' | 'personalNumber'; value: string };

/** A student means the own record and nobody else's; staff name the student by id or by number (contract, section 5). */
function whoIsMeant(actor: Actor, { studentId, personalNumber }: RegisterExamInput): Named {
  const id = studentId
    ? requireId(studentId, 'studentId')
    : actor.role === 'STUDENT'
      ? actor.studentId
      : null;
  if (id !== null) {
    if (!mayRegister(actor, id)) throw forbidden();
    return { path: 'studentId', value: id };
  }
  if (actor.role === 'STUDENT') throw forbidden();
  if (!personalNumber) throw badField('studentId', 'REQUIRED', 'Välj en elev.');
  const parsed = parsePersonalNumber(personalNumber);
  if (!parsed.ok) throw badField('personalNumber', parsed.reason, parsed.message);
  return { path: 'personalNumber', value: parsed.value };
}

async function findStudent(tx: Work, { path, value }: Named): Promise<string> {
  const column = path === 'studentId' ? 'id' : 'personal_number';
  const student = await lockRow<Read<'student', 'id'>>(
    tx,
    `SELECT id FROM student WHERE ${column} = $1 FOR NO KEY UPDATE`,
    [value],
    () => badField(path, 'BAD_REFERENCE', 'Eleven finns inte.'),
  );
  return student.id;
}

function alreadyRegistered(course: string, month: Month): AppError {
  const message = `Eleven är redan anmäld till prövning i ${course} i ${month.toLowerCase()}.`;
  const fields = [{ path: 'course', reason: 'DUPLICATE' as const, message }];
  return new AppError('CONFLICT', message, { reason: 'DUPLICATE', fields });
}

/** Takes the registration for this transaction; one of a student who is hidden from the caller does not exist. */
async function lockVisible(tx: Work, actor: Actor, id: string): Promise<ExamEntity> {
  const params = new SqlParams();
  const [visible] = await tx.query(
    `SELECT e.id FROM exam e JOIN student s ON s.id = e.student_id
     WHERE e.id = ${params.add(id)} AND ${visibleTo(actor, params)} FOR UPDATE OF e`,
    params.values,
  );
  const stored = visible && (await tx.repository(ExamEntity).findOneBy({ id }));
  if (!stored) throw notFound('Anmälan finns inte.');
  return stored;
}

async function assertPast(tx: Work, registeredOn: string): Promise<void> {
  const [day] = await tx.query<{ isPast: boolean }>('SELECT $1::date <= today() AS "isPast"', [registeredOn]);
  if (!day!.isPast) throw badField('registeredOn', 'RANGE', 'Anmälningsdagen kan inte ligga i framtiden.');
}

/** Nobody waits twice for the same exam of a month, be it by the other name that the course has in another curriculum. */
async function assertOnce(tx: Work, id: string): Promise<void> {
  const [other] = await tx.query<Read<'exam', 'course'> & { month: Row<'exam'>['requested_month'] }>(
    `SELECT other.course, other.requested_month AS month FROM exam e JOIN exam other ON other.student_id = e.student_id
       AND other.id <> e.id AND other.requested_month = e.requested_month AND other.status = 'INTRESSE'
       AND other.course_id = ANY (course_kin(e.course_id))
     WHERE e.id = $1 AND e.status = 'INTRESSE' LIMIT 1`,
    [id],
  );
  if (other) throw alreadyRegistered(other.course, other.month);
}

/** The course must be there; what has been graded was graded in the course that it had. */
async function assertMayName(tx: Work, id: string, courseId: string): Promise<void> {
  const [known] = await tx.query<{ isGraded: boolean }>(
    `SELECT EXISTS (SELECT FROM grade g WHERE g.exam_id = $1) AS "isGraded" FROM course WHERE id = $2`,
    [id, courseId],
  );
  if (!known) throw badField('courseId', 'BAD_REFERENCE', 'Kursen finns inte.');
  if (known.isGraded)
    throw conflict('GRADED', 'Prövningen har ett betyg eller ett betygsutkast, så kursen står fast.');
}

/** What `update` may change, for the history: the course by name and code, the day as it was set. */
async function factsOf(
  tx: Work,
  exam: ExamEntity,
  { courseId, registeredOn }: Pick<ExamEntity, 'courseId' | 'registeredOn'>,
): Promise<Values> {
  const [course] = courseId
    ? await tx.query<{ title: string }>(
        `SELECT name || ' (' || code || ')' AS title FROM course WHERE id = $1`,
        [courseId],
      )
    : [];
  return {
    examCourse: course ? `${titleOf(exam)}: ${course.title}` : null,
    examRegisteredOn: registeredOn && `${titleOf(exam)}: ${registeredOn}`,
  };
}

async function assertNothingRests(tx: Work, id: string): Promise<void> {
  const [exam] = await tx.query<{ isPaid: boolean; isGraded: boolean }>(
    `SELECT payment_date IS NOT NULL AS "isPaid", EXISTS (SELECT FROM grade g WHERE g.exam_id = e.id) AS "isGraded"
     FROM exam e WHERE e.id = $1`,
    [id],
  );
  if (exam!.isGraded)
    throw conflict('GRADED', 'Prövningen har ett betyg eller ett betygsutkast och kan inte tas bort.');
  if (exam!.isPaid)
    throw conflict('PAID', 'Avgiften är betald. Neka anmälan i stället, så står betalningen kvar.');
}

async function read(tx: Work, actor: Actor, id: string): Promise<Exam> {
  const [row] = await tx.query<{ exam: ExamRow }>(
    `SELECT ${EXAM_JSON} AS exam FROM exam e JOIN student s ON s.id = e.student_id ${EXAM_TEACHER} WHERE e.id = $1`,
    [id],
  );
  return toExam(row!.exam, actor);
}

type Values = Record<string, string | null>;

function titleOf({ course, requestedMonth }: Pick<Registered, 'course' | 'requestedMonth'>): string {
  return `${course}, ${requestedMonth}`;
}

/** Which registration and what became of it, in one value: a student may have several. */
function auditOf(exam: ExamEntity): Values {
  const { status, comment, feeExemptReason } = exam;
  return {
    ...{ examDecision: `${titleOf(exam)}: ${examStatusLabels[status]}`, examComment: comment },
    examFeeExempt: feeExemptReason && `${titleOf(exam)}: ${feeExemptReason}`,
  };
}

/** What was written with a decision; what was left out stays as it is. */
function decisionTexts(input: DecideExamInput): Partial<Pick<ExamEntity, 'comment' | 'feeExemptReason'>> {
  const given = (['comment', 'feeExemptReason'] as const).filter((name) => input[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => [name, optionalText(input[name], name, examFields[name].longest)]),
  );
}

function differing(before: Values, after: Values): [Values, Values] {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (values: Values): Values =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return [pick(before), pick(after)];
}

function recordChange(
  tx: Work,
  actor: Actor,
  { studentId }: Pick<Registered, 'studentId'>,
  previous: Values,
  next: Values,
): void {
  tx.history({ studentId, actor, changes: Object.keys(next), previousValues: previous, newValues: next });
}
