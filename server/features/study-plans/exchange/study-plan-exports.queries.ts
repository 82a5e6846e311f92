import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { Database } from '../../../platform/database/database.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { conflict, notFound } from '../../../platform/errors/app-error.js';
import type { StudyPlanExchange } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { contentOf, PLAN_FACTS, PLAN_FACTS_FROM, type PlanFacts } from '../plan-facts.queries.js';
import { exchangeOf, type ExportedPlan } from './study-plan-exchange.mapper.js';

interface Found
  extends PlanFacts, Omit<ExportedPlan, 'id' | 'content' | 'validations'>, Read<'student', 'isProtected'> {
  /** Null without a plan. */
  id: Row<'study_plan'>['id'] | null;
  decisions: ExportedPlan['validations'];
}

/** Study plans for other providers: one statement each. */
@Injectable()
export class StudyPlanExports {
  constructor(private readonly database: Database) {}

  async one(actor: Actor, studentId: string): Promise<StudyPlanExchange> {
    const params = new SqlParams();
    const [row] = await this.database.query<Found>(
      `SELECT p.id, s.name AS "studentName", s.is_protected AS "isProtected", ${PLAN_FACTS},
         (SELECT iso(min(r.revised_at)) FROM study_plan_revision r WHERE r.plan_id = p.id) AS "createdAt",
         (SELECT iso(max(r.revised_at)) FROM study_plan_revision r WHERE r.plan_id = p.id) AS "updatedAt",
         (SELECT coalesce(json_agg(json_build_object('scope', v.scope, 'points', v.points,
            'decidedOn', v.decided_on, 'course', json_build_object('code', c.code, 'name', c.name,
              'points', c.points)) ORDER BY c.name, v.id), '[]')
          FROM study_validation v JOIN course c ON c.id = v.course_id WHERE v.student_id = s.id) AS decisions
       ${PLAN_FACTS_FROM}
       WHERE s.id = ${params.add(requireId(studentId, 'studentId'))} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    if (!row.id) throw notFound('Eleven har ingen studieplan.');
    // Protected data is not sent to other systems (domain, P3).
    if (row.isProtected)
      throw conflict('PROTECTED', 'Elever med skyddade personuppgifter exporteras inte som SS 12000.');
    const { id, decisions: validations } = row;
    return {
      studentId: row.plan.studentId,
      plan: exchangeOf({ ...row, id, validations, content: contentOf(row) }),
    };
  }
}
