import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { parsePersonalNumber } from '../../../domain/personal-number.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ExamBookingsService } from '../calendar/occasions/exam-bookings.service.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden } from '../../platform/errors/app-error.js';
import type { Exam, RegisterExamInput, UpdateExamInput } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { findTeacher } from '../students/students.service.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalLine, requiredLine } from '../../platform/validation/text.js';
import { examFields } from './exam.fields.js';
import { forgetRegistration, tellOfRegistration } from './exams.notifications.js';
import { mayAdministerExams, mayRegister, mayWithdraw } from './exams.policy.js';
import { addExam, deleteExam, updateExam } from './exams.repository.js';
import {
  alreadyRegistered,
  assertOnce,
  lockVisible,
  readExam,
  recordChange,
  titleOf,
  type StoredExam,
} from './locked-exam.queries.js';
import { assertVersion } from '../../platform/database/locked-record.js';
import { differing, type Values } from '../../platform/history/history-row.js';

/** Creates, corrects and deletes exam registrations (contract, section 5; permissions, M27 to M30). */
@Injectable()
export class ExamsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bookings: ExamBookingsService,
  ) {}

  /** Copies the record's data, never the input's (permissions, D02). */
  register(call: Call, input: RegisterExamInput): Promise<Exam> {
    const { actor } = call;
    const course = requiredLine(input.course, 'course', examFields.course.longest);
    const address = optionalLine(input.address, 'address', examFields.address.longest);
    const teacherId = input.teacherId ? requireId(input.teacherId, 'teacherId') : null;
    const occasionId = input.occasionId ? requireId(input.occasionId, 'occasionId') : null;
    const named = whoIsMeant(actor, input);
    // A student registers today; only staff can set an earlier day.
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
      await assertOnce(tx, [id]);
      const exam = { studentId, course, requestedMonth: input.requestedMonth };
      recordChange(tx, actor, exam, { examRegistration: null }, { examRegistration: titleOf(exam) });
      if (occasionId) await this.bookings.bookChosen(tx, actor, occasionId, { id, course });
      await tellOfRegistration(tx, actor, id);
      return readExam(tx, actor, id);
    });
  }

  /** Corrects the catalogue course and the day of a registration. Staff only. */
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
      if (Object.keys(differs[1]).length === 0) return readExam(tx, call.actor, id);
      await updateExam(tx, id, next);
      await assertOnce(tx, [id]);
      recordChange(tx, call.actor, stored, ...differs);
      return readExam(tx, call.actor, id);
    });
  }

  /**
   * Deletes the registration; the student's change history keeps it. Rejected with a paid fee or a grade, which
   * refer to it.
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

  /** Deletes the student's own undecided registration with its notification. */
  withdraw(call: Call, givenId: string): Promise<string> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      const stored = await lockVisible(tx, call.actor, id);
      if (stored.status !== 'INTRESSE')
        throw conflict('DECIDED', 'Skolan har redan beslutat om anmälan. Kontakta skolan om du ångrar dig.');
      if (stored.paymentDate !== null)
        throw conflict('PAID', 'Avgiften är betald. Kontakta skolan om du ångrar dig.');
      if (!mayWithdraw(call.actor, stored)) throw forbidden();
      await deleteExam(tx, id);
      await forgetRegistration(tx, id);
      recordChange(tx, call.actor, stored, { examRegistration: titleOf(stored) }, { examRegistration: null });
      return id;
    });
  }
}

type Named = { path: 'studentId' | 'personalNumber'; value: string };

/**
 * Students register only themselves; staff identify the student by id or personal number (contract, section 5).
 */
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
  const [student] = await tx.query<Read<'student', 'id'>>(
    `SELECT id FROM student WHERE ${column} = $1 FOR NO KEY UPDATE`,
    [value],
  );
  if (!student) throw badField(path, 'BAD_REFERENCE', 'Eleven finns inte.');
  return student.id;
}

async function assertPast(tx: Work, registeredOn: string): Promise<void> {
  const [day] = await tx.query<{ isPast: boolean }>('SELECT $1::date <= today() AS "isPast"', [registeredOn]);
  if (!day!.isPast) throw badField('registeredOn', 'RANGE', 'Anmälningsdagen kan inte ligga i framtiden.');
}

/** The course must exist; a graded registration keeps its course. */
async function assertMayName(tx: Work, id: string, courseId: string): Promise<void> {
  const [known] = await tx.query<{ isGraded: boolean }>(
    `SELECT EXISTS (SELECT FROM grade g WHERE g.exam_id = $1) AS "isGraded" FROM course WHERE id = $2`,
    [id, courseId],
  );
  if (!known) throw badField('courseId', 'BAD_REFERENCE', 'Kursen finns inte.');
  if (known.isGraded)
    throw conflict('GRADED', 'Prövningen har ett betyg eller ett betygsutkast, så kursen står fast.');
}

/** Values that `update` may change, for the history: the course by name and code, and the day. */
async function factsOf(
  tx: Work,
  exam: StoredExam,
  { courseId, registeredOn }: Read<'exam', 'courseId' | 'registeredOn'>,
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
