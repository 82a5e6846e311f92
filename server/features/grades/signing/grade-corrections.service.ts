import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { GradeRow, RelockGradeInput, UnlockGradeInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { requireId } from '../../../platform/validation/id.js';
import { readReason } from './grades.input.js';
import { GradeSheets } from '../reading/grade-sheets.service.js';
import { mayGrade, mayUnlock } from '../grades.policy.js';
import { dropCorrection, openCorrection, touchGrade } from '../grades.repository.js';

interface Stored extends Read<'grade', 'id' | 'studentId' | 'enrollmentId' | 'examId' | 'value'> {
  teacherId: string | null;
  courseName: Row<'course'>['name'];
  isSigned: boolean;
  isOpen: boolean;
}

/** Corrections (Rättelse): opened by an administrator with a reason, made as a draft, published by signing again. */
@Injectable()
export class GradeCorrections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sheets: GradeSheets,
  ) {}

  /** The signed grade remains visible to the student until the correction is signed. */
  unlock(call: Call, input: UnlockGradeInput): Promise<GradeRow> {
    const id = requireId(input.gradeId, 'gradeId');
    const reason = readReason(input.reason);
    return this.work.run(call, async (tx) => {
      const { actor } = call;
      const stored = await lockGrade(tx, actor, id);
      if (!mayUnlock(actor)) throw forbidden();
      if (!stored.isSigned)
        throw conflict('NOT_SIGNED', 'Betyget är inte signerat och behöver inte låsas upp.');
      if (stored.isOpen) throw conflict('ALREADY_OPEN', 'Betyget är redan upplåst för rättelse.');
      if (isWithoutTarget(stored))
        throw conflict(
          'NO_REGISTRATION',
          'Anmälan till prövningen är borttagen, så betyget kan inte rättas.',
        );
      await openCorrection(tx, { gradeId: id, reason, actorId: actor.userId, actorName: actor.name });
      await touchGrade(tx, id);
      const title = `${stored.courseName}: ${stored.value}`;
      tx.history(
        actor,
        stored.studentId,
        { gradeCorrection: title },
        { gradeCorrection: `${title}, upplåst: ${reason}` },
      );
      return this.rowOf(tx, actor, stored);
    });
  }

  /** Nothing is to be changed after all. */
  relock(call: Call, input: RelockGradeInput): Promise<GradeRow> {
    const id = requireId(input.gradeId, 'gradeId');
    return this.work.run(call, async (tx) => {
      const { actor } = call;
      const stored = await lockGrade(tx, actor, id);
      if (!mayGrade(actor, stored)) throw forbidden('Kursen har en annan lärare.');
      if (!stored.isOpen) throw conflict('NOT_OPEN', 'Betyget är inte upplåst.');
      await dropCorrection(tx, id);
      await touchGrade(tx, id);
      return this.rowOf(tx, actor, stored);
    });
  }

  private rowOf(tx: Work, actor: Actor, { id, enrollmentId, examId }: Stored): Promise<GradeRow> {
    if (enrollmentId !== null) return this.sheets.entryRow(tx, actor, enrollmentId);
    if (examId !== null) return this.sheets.examRow(tx, actor, examId);
    return this.sheets.gradeRow(tx, actor, id);
  }
}

/** A grade of an exam whose registration was deleted, while that was still possible. */
function isWithoutTarget({ enrollmentId, examId }: Stored): boolean {
  return enrollmentId === null && examId === null;
}

async function lockGrade(tx: Work, actor: Actor, id: string): Promise<Stored> {
  const params = new SqlParams();
  const [row] = await tx.query<Stored>(
    `SELECT g.id, g.student_id AS "studentId", g.enrollment_id AS "enrollmentId", g.exam_id AS "examId",
       coalesce(x.teacher_id, ci.teacher_id) AS "teacherId", c.name AS "courseName", g.value,
       g.signed_at IS NOT NULL AS "isSigned",
       EXISTS (SELECT FROM grade_correction k WHERE k.grade_id = g.id) AS "isOpen"
     FROM grade g JOIN student s ON s.id = g.student_id JOIN course c ON c.id = g.course_id
     LEFT JOIN enrollment e ON e.id = g.enrollment_id LEFT JOIN course_instance ci ON ci.id = e.course_instance_id
     LEFT JOIN exam x ON x.id = g.exam_id
     WHERE g.id = ${params.add(id)} AND ${visibleTo(actor, params)} FOR UPDATE OF g`,
    params.values,
  );
  if (!row) throw notFound('Betyget finns inte.');
  return row;
}
