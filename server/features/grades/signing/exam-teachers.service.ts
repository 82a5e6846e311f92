import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type { GradeRow, SetExamTeacherInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { findTeacher } from '../../students/students.service.js';
import { requireId } from '../../../platform/validation/id.js';
import { GradeSheets } from '../reading/grade-sheets.service.js';
import { lockExam } from './grade-targets.queries.js';
import { setExamTeacher } from '../../exams/exams.repository.js';
import { setGradeTeacher } from '../grades.repository.js';

/** Teachers of exams: one without a teacher is signed by an administrator (pages, section 10: Rules). */
@Injectable()
export class ExamTeachers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sheets: GradeSheets,
  ) {}

  set(call: Call, input: SetExamTeacherInput): Promise<GradeRow> {
    const id = requireId(input.examId, 'examId');
    const teacherId = input.teacherId ? requireId(input.teacherId, 'teacherId') : null;
    return this.work.run(call, async (tx) => {
      // Its graders may reassign it.
      const exam = await lockExam(tx, call.actor, id);
      if (exam.isSigned) throw conflict('LOCKED', 'Prövningens betyg är signerat.');
      const before = exam.teacherId ? await findTeacher(tx, exam.teacherId) : null;
      const after = teacherId ? await findTeacher(tx, teacherId) : null;
      if (after && before?.id !== after.id) await assertActive(tx, after);
      if (before?.id !== after?.id) {
        await setExamTeacher(tx, id, teacherId);
        await setGradeTeacher(tx, id, teacherId);
        const title = (teacher: { name: string } | null) => teacher && `${exam.courseName}: ${teacher.name}`;
        tx.history(call.actor, exam.studentId, { examTeacher: title(before) }, { examTeacher: title(after) });
      }
      return this.sheets.examRow(tx, call.actor, id);
    });
  }
}

async function assertActive(tx: Work, { id, name }: { id: string; name: string }): Promise<void> {
  const [row] = await tx.query<Read<'app_user', 'active'>>(
    'SELECT u.active FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = $1',
    [id],
  );
  if (!row!.active) throw badField('teacherId', 'NOT_ALLOWED', `${name} har ett låst konto.`);
}
