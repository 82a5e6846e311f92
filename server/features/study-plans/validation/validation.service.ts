import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { validationScopeLabels } from '../../../../domain/labels/study-plan.js';
import { counted } from '../../../../domain/numbers.js';
import { STUDY_PLAN_LIMITS } from '../../../../domain/study-plans/limits.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { ownOrStaff, visibleTo } from '../../../platform/auth/student-scope.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type { DecideValidationInput, StudyValidation } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { requiredText } from '../../../platform/validation/text.js';
import { lockStudent } from '../student-locks.queries.js';
import { checkStudyPlans } from '../study-plan-checks.repository.js';
import { addValidation, changeValidation } from './validation.repository.js';

const STALE = 'Någon annan har ändrat beslutet sedan du öppnade det.';

type Present = Read<'study_validation', 'id' | 'version'>;
type Extent = Pick<StudyValidation, 'scope' | 'points'>;

type Found = Read<'course', 'name' | 'points'> & { today: string; other: string | null } & {
  [Key in keyof Present]: Present[Key] | null;
} & {
  /** The present decision; null without one. */
  decided: Extent | null;
};

/** Decisions on validation; each is in the student's history. */
@Injectable()
export class ValidationService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async all(actor: Actor, studentId: string, db: Queryable = this.database): Promise<StudyValidation[]> {
    const params = new SqlParams();
    const [row] = await db.query<{ validations: StudyValidation[] }>(
      `SELECT (SELECT coalesce(json_agg(json_build_object('id', v.id, 'version', v.version, 'studentId', v.student_id,
           'course', json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'points', c.points,
             'system', c.system), 'scope', v.scope, 'points', v.points, 'basis', v.basis,
           'decidedOn', v.decided_on, 'decidedByName', v.decided_by_name) ORDER BY c.name, v.id), '[]')
         FROM study_validation v JOIN course c ON c.id = v.course_id WHERE v.student_id = s.id) AS validations
       FROM student s WHERE s.id = ${params.add(ownOrStaff(actor, studentId))}
         AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    return row.validations;
  }

  decide(call: Call, input: DecideValidationInput): Promise<StudyValidation> {
    const courseId = requireId(input.courseId, 'courseId');
    const basis = requiredText(input.basis, 'basis', STUDY_PLAN_LIMITS.basis);
    const { studentId, scope } = input;
    return this.work.run(call, async (tx) => {
      await lockStudent(tx, call.actor, studentId);
      const found = await findCourse(tx, studentId, courseId);
      assertVersion({ version: found.version ?? 0 }, input.version, STALE);
      const columns = {
        ...{ scope, basis, points: pointsOf(input, found), decidedOn: dayOf(input, found) },
        decidedByName: call.actor.name,
      };
      const id = found.id ?? uuid();
      if (found.id) await changeValidation(tx, id, columns);
      else await addValidation(tx, { id, studentId, courseId, ...columns });
      tx.history(
        call.actor,
        studentId,
        { validation: found.decided && textOf(found.name, found.decided) },
        { validation: textOf(found.name, columns) },
      );
      const [plan] = await tx.query<Read<'study_plan', 'id'>>(
        'SELECT id FROM study_plan WHERE student_id = $1',
        [studentId],
      );
      if (plan) await checkStudyPlans(tx, [plan.id]);
      return (await this.all(call.actor, studentId, tx)).find((one) => one.id === id)!;
    });
  }
}

/** The course with the present decision on it. An equivalent is validated once. */
async function findCourse(tx: Work, studentId: string, courseId: string): Promise<Found> {
  const [found] = await tx.query<Found>(
    `SELECT c.name, c.points, today()::text AS today, own.id, own.version,
       CASE WHEN own.id IS NOT NULL THEN json_build_object('scope', own.scope, 'points', own.points) END AS decided,
       (SELECT o.name FROM study_validation v JOIN course o ON o.id = v.course_id WHERE v.student_id = $1
         AND v.course_id <> c.id AND v.course_id = ANY (course_kin(c.id)) LIMIT 1) AS other
     FROM course c LEFT JOIN study_validation own ON own.student_id = $1 AND own.course_id = c.id
     WHERE c.id = $2`,
    [studentId, courseId],
  );
  if (!found) throw badField('courseId', 'BAD_REFERENCE', 'Kursen finns inte.');
  if (found.other)
    throw conflict('DUPLICATE', `${found.other} är redan validerad och är samma kurs. Ändra det beslutet.`);
  return found;
}

/** 'Svenska 1: hela kursen', 'Svenska 1: 40 poäng' */
function textOf(course: string, { scope, points }: Extent): string {
  const extent = scope === 'WHOLE' ? validationScopeLabels.WHOLE : counted(points, 'poäng', 'poäng');
  return `${course}: ${extent.toLocaleLowerCase('sv')}`;
}

function pointsOf({ scope, points }: DecideValidationInput, { points: whole }: Found): number {
  if (scope === 'WHOLE') return whole ?? 0;
  if (whole === null) throw badField('scope', 'NOT_ALLOWED', 'Kursen har inga poäng. Validera hela kursen.');
  if (points === null || points === undefined) throw badField('points', 'REQUIRED', 'Ange hur många poäng.');
  if (points < 0 || points >= whole)
    throw badField('points', 'RANGE', `Ange 0 till ${whole - 1} poäng, eller hela kursen.`);
  return points;
}

function dayOf({ decidedOn }: DecideValidationInput, { today }: Found): string {
  if (decidedOn && decidedOn > today)
    throw badField('decidedOn', 'RANGE', 'Beslutet kan inte vara i framtiden.');
  return decidedOn ?? today;
}
