import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { StudentGrade } from '../../../platform/graphql/generated.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { requireId } from '../../../platform/validation/id.js';
import { readStudentGrades } from './grade-catalogue.queries.js';
import { mayReadGrades } from '../grades.policy.js';

/** 'Mina betyg' (pages, section 16), and the same for staff. */
@Injectable()
export class StudentGrades {
  constructor(private readonly database: Database) {}

  /** Drafts are not among them. FORBIDDEN for another's record, whether it exists or not (permissions, 1.7c). */
  async read(actor: Actor, givenId: string): Promise<StudentGrade[]> {
    const studentId = requireId(givenId, 'studentId');
    if (!mayReadGrades(actor, studentId)) throw forbidden();
    const params = new SqlParams();
    const [found] = await this.database.query(
      `WITH found AS (SELECT s.id, s.is_protected FROM student s
         WHERE s.id = ${params.add(studentId)} AND ${visibleTo(actor, params)}),
       ${accessLogPart(actor, 'READ_GRADES', params, 'found')}
       SELECT id FROM found`,
      params.values,
    );
    if (!found) throw notFound('Eleven finns inte.');
    const grades = await readStudentGrades(this.database, studentId);
    return grades.map((grade) => ({
      ...{
        id: grade.gradeId,
        courseName: grade.courseName,
        courseCode: grade.courseCode,
        equivalents: grade.equivalents,
        points: grade.points,
      },
      ...{ grade: grade.value, date: grade.gradedOn, kind: grade.kind, teacher: grade.teacherName },
      isBest: grade.isBest,
    }));
  }
}
