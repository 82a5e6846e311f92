import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { forbidden } from '../../../platform/errors/app-error.js';
import type { ExamTerms as Terms } from '../../../platform/graphql/generated.js';
import { requiredLine } from '../../../platform/validation/text.js';
import { examFields } from '../exam.fields.js';
import { OPEN_EXAM } from '../exams.repository.js';
import { EXAM_FEE_ORE, feeExemptReason } from './exam-fee.queries.js';

/** Fee and eligibility for an exam before registration, by the same rules. */
@Injectable()
export class ExamTerms {
  constructor(private readonly database: Database) {}

  /** Students only for their own record. */
  async own({ studentId }: Pick<Actor, 'studentId'>, course: string): Promise<Terms> {
    if (studentId === null) throw forbidden();
    const title = requiredLine(course, 'course', examFields.course.longest);
    // A new id: with null, grades without an exam would be taken for the exam's own grade.
    const [terms] = await this.database.query<Terms>(
      `WITH wish AS (SELECT gen_random_uuid() AS id, $1::uuid AS student_id, NULL::text AS fee_exempt_reason,
           NULL::date AS payment_date, exam_course($2) AS course_id),
         told AS MATERIALIZED (SELECT ${feeExemptReason('wish')} AS reason FROM wish)
       SELECT CASE WHEN told.reason IS NULL THEN ${EXAM_FEE_ORE} ELSE 0 END AS "feeOre",
         told.reason AS "feeExemptReason", setting.exam_payment_info AS "howToPay",
         EXISTS (SELECT FROM enrollment e WHERE e.student_id = $1 AND e.removed_at IS NULL AND e.status = 'ACTIVE'
           AND e.course_id = ANY (course_kin(exam_course($2)))) AS "isStudying",
         coalesce((SELECT jsonb_agg(DISTINCT x.requested_month) FROM exam x
           WHERE x.student_id = $1 AND ${OPEN_EXAM}
             AND (x.course_id = ANY (course_kin(exam_course($2))) OR lower(x.course) = lower($2))),
           '[]') AS "registeredMonths"
       FROM told CROSS JOIN school_setting setting`,
      [studentId, title],
    );
    return terms!;
  }
}
