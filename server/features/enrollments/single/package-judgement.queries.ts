import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Row } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import {
  entriesJson,
  JUDGED,
  type JudgedEnrollment,
  type NewEnrollment,
} from './enroll-judgement.queries.js';
import { takesOrPassed } from './planned-courses.repository.js';

/** Evaluation of a student's enrolment on a package, or of one of its courses. */
export interface JudgedEntry extends JudgedEnrollment {
  /** The student takes the course or an equivalent, or has passed it: planning leaves it out. */
  isTaken: boolean;
  /** The student waits for an exam in the course: its fee is UNPAID or settled; null without one. */
  exam: 'UNPAID' | 'SETTLED' | null;
  /** The student's own dates. */
  studentStart: Row<'student'>['start_date'];
  studentEnd: Row<'student'>['end_date'];
}

/** Evaluates the entries in one statement; with an actor it writes the access log. */
export function judgeEntries(
  db: Queryable,
  entries: readonly NewEnrollment[],
  actor: Actor | null,
): Promise<JudgedEntry[]> {
  const params = new SqlParams();
  params.add(entriesJson(entries));
  const log = actor ? `${accessLogPart(actor, 'LIST_ENROLLMENTS', params, null)},` : '';
  return db.query<JudgedEntry>(
    `WITH ${log} ${JUDGED}
     SELECT j.ordinal, j.student_id AS "studentId", j.student_name AS "studentName", j.target_name AS "targetName",
       j.instance_id AS "instanceId", j.instance_name AS "instanceName", j.problem, j.held_grade AS "heldGrade",
       j.held_as AS "heldAs", j.passed_grade AS "passedGrade", j.passed_as AS "passedAs", j.seats_left AS "seatsLeft",
       j.start_date AS "startDate", j.end_date AS "endDate", s.start_date AS "studentStart", s.end_date AS "studentEnd",
       j.course_id IS NOT NULL AND ${takesOrPassed('j.student_id', 'kin.courses')} AS "isTaken",
       (SELECT CASE WHEN x.payment_date IS NULL AND x.fee_exempt_reason IS NULL THEN 'UNPAID' ELSE 'SETTLED' END
        FROM exam x WHERE x.student_id = j.student_id AND x.course_id = ANY (kin.courses) AND x.status <> 'DENIED'
          AND NOT EXISTS (SELECT FROM grade g WHERE g.exam_id = x.id)
        ORDER BY x.payment_date NULLS FIRST LIMIT 1) AS exam
     FROM judged j LEFT JOIN student s ON s.id = j.student_id LEFT JOIN kin ON kin.target_id = j.target_id
     ORDER BY j.ordinal`,
    params.values,
  );
}
