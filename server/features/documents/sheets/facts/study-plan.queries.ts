import type { PlanCheck } from '../../../../../domain/study-plans/plan-facts.js';
import type { Queryable } from '../../../../platform/database/database.js';
import type { StudyValidation } from '../../../../platform/graphql/generated.js';
import {
  checkOf,
  contentOf,
  PLAN_FACTS,
  PLAN_FACTS_FROM,
  type PlanContent,
  type PlanFacts,
} from '../../../study-plans/plan-facts.queries.js';

type SheetValidation = Pick<StudyValidation, 'scope' | 'points' | 'decidedOn' | 'decidedByName'> & {
  course: Pick<StudyValidation['course'], 'name' | 'code' | 'points'>;
};

/** A study plan with its check and the student's validations. */
export interface SheetPlan {
  plan: PlanContent;
  check: PlanCheck;
  validations: SheetValidation[];
}

/** The plan of a student, null without one: one statement. */
export async function readSheetPlan(db: Queryable, studentId: string): Promise<SheetPlan | null> {
  const [row] = await db.query<PlanFacts & { decisions: SheetValidation[] }>(
    `SELECT ${PLAN_FACTS},
       (SELECT coalesce(json_agg(json_build_object('scope', v.scope, 'points', v.points, 'decidedOn', v.decided_on,
          'decidedByName', v.decided_by_name, 'course', json_build_object('name', c.name, 'code', c.code,
            'points', c.points)) ORDER BY c.name, v.id), '[]')
        FROM study_validation v JOIN course c ON c.id = v.course_id WHERE v.student_id = s.id) AS decisions
     ${PLAN_FACTS_FROM} WHERE s.id = $1`,
    [studentId],
  );
  const check = row && checkOf(row);
  return check ? { plan: contentOf(row), validations: row.decisions, check } : null;
}
