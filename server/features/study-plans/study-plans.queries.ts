import { Injectable } from '@nestjs/common';
import { checkPlan } from '../../../domain/study-plans/check-plan.js';
import type { CheckedGoal, PlanCourse, PlanStep } from '../../../domain/study-plans/plan-facts.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type {
  StudyPlan,
  StudyPlanCheck,
  StudyPlanChoices,
  StudyPlanRevision,
} from '../../platform/graphql/generated.js';
import { logIfProtected } from '../../platform/history/access-log.js';
import { requireId } from '../../platform/validation/id.js';
import { courseKin } from '../catalogue/courses/course-kin.queries.js';
import { studyPlanRights } from './study-plans.policy.js';

/** A plan as of now or as a revision keeps it: without the student's details and the viewer's permissions. */
export type PlanContent = Omit<StudyPlan, 'viewerMay' | 'studentName'>;
type PlanRow = Omit<StudyPlan, 'viewerMay'>;

/** A plan, and whether its student is protected. */
interface OpenedPlan extends Read<'student', 'isProtected'> {
  plan: PlanRow;
}

const MISSING = 'Eleven finns inte.';
const MOST_REVISIONS = 200;
const COURSE = `'id', c.id, 'code', c.code, 'name', c.name, 'points', c.points, 'system', c.system`;

/** Condition: enrolment `e` goes on, or has ended without its grade yet. */
const IS_READ = `(e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')
  OR (e.status = 'COMPLETED' AND e.grade_signed_at IS NULL))`;

/** The term of a day. */
const TERM_OF = (day: string) =>
  `to_char(${day}, 'YYYY') || CASE WHEN extract(month FROM ${day}) < 7 THEN 'VT' ELSE 'HT' END`;

/** The best result of the student in a course or its equivalents, `kin`. */
const RESULT = (studentId: string) => `LEFT JOIN LATERAL (SELECT g.value, g.graded_on FROM grade g
    WHERE g.student_id = ${studentId} AND g.course_id = ANY (kin.ids) AND g.signed_at IS NOT NULL
      AND grade_passed(g.value) ORDER BY g.graded_on DESC NULLS LAST LIMIT 1) done ON true
  LEFT JOIN LATERAL (SELECT ${IS_READ} AS is_read, e.start_date FROM enrollment e
    WHERE e.student_id = ${studentId} AND e.course_id = ANY (kin.ids) AND e.is_enrollment AND e.removed_at IS NULL
      AND (${IS_READ} OR e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL'))
    ORDER BY ${IS_READ} DESC, e.created_at DESC LIMIT 1) held ON true
  LEFT JOIN LATERAL (SELECT v.points, v.scope FROM study_validation v
    WHERE v.student_id = ${studentId} AND v.course_id = ANY (kin.ids) ORDER BY v.points DESC LIMIT 1) validated ON true`;

const ITEMS = `(SELECT coalesce(json_agg(json_build_object('id', i.id, 'course', json_build_object(${COURSE}),
    'term', placed.term, 'note', i.note, 'grade', done.value, 'validatedPoints', validated.points,
    'source', CASE WHEN done.value IS NOT NULL THEN 'DONE'
      WHEN held.is_read THEN 'ENROLLED' WHEN validated.scope = 'WHOLE' THEN 'VALIDATED' ELSE i.source END,
    'isInterrupted', done.value IS NULL AND coalesce(NOT held.is_read, false))
    ORDER BY left(placed.term, 4), right(placed.term, 2) DESC, c.name, i.id), '[]')
  FROM study_plan_item i JOIN course c ON c.id = i.course_id
  ${courseKin('i.course_id')}
  ${RESULT('p.student_id')}
  CROSS JOIN LATERAL (SELECT coalesce(CASE WHEN done.value IS NOT NULL THEN ${TERM_OF('done.graded_on')}
    WHEN held.is_read THEN ${TERM_OF('held.start_date')} END, i.term) AS term) placed
  WHERE i.plan_id = p.id)`;

/** Goal in words. */
export const GOAL_TEXT = `CASE p.goal WHEN 'EXAM' THEN (SELECT name FROM program WHERE id = p.program_id)
  WHEN 'VOCATIONAL' THEN (SELECT name FROM course_package WHERE id = p.package_id)
  WHEN 'SFI' THEN 'Sfi studieväg ' || p.sfi_path || ', kurs ' || p.sfi_course
  WHEN 'ELIGIBILITY' THEN 'Behörighet' WHEN 'COURSES' THEN 'Enstaka kurser' END`;

/** A plan as a revision keeps it. */
export const CONTENT = `jsonb_build_object('studentId', s.id, 'version', coalesce(p.version, 0), 'state', p.state,
  'goal', p.goal, 'goalText', ${GOAL_TEXT}, 'programId', p.program_id, 'packageId', p.package_id,
  'sfiPath', p.sfi_path, 'sfiCourse', p.sfi_course, 'basicPoints', p.basic_points,
  'upperSecondaryPoints', p.upper_secondary_points, 'startDate', p.start_date,
  'plannedEndDate', p.planned_end_date, 'pacePercent', p.pace_percent, 'agreedAt', p.agreed_at,
  'agreedByName', p.agreed_by_name, 'studentAgreedAt', p.student_agreed_at, 'updatedAt', p.updated_at,
  'items', ${ITEMS})`;
// After a merge the revisions of the other record are this student's.
const STUDENT = `jsonb_build_object('studentId', s.id, 'studentName', s.name)`;

export interface CheckRow {
  goal: CheckedGoal | null;
  steps: PlanStep[];
  courses: PlanCourse[];
  today: string;
}

/** What a check reads: the goal, its required courses, and the student's grades, enrolments and planned courses. */
export const CHECKED = `CASE WHEN p.id IS NOT NULL THEN json_build_object('kind', p.goal,
    'points', coalesce(pr.points, pk.target_points), 'programmePoints', pr.programme_points,
    'freePoints', pr.free_points, 'passedPoints', pr.passed_points, 'sfiPath', p.sfi_path,
    'sfiCourse', p.sfi_course, 'basicPoints', p.basic_points,
    'upperSecondaryPoints', p.upper_secondary_points, 'startDate', p.start_date,
    'plannedEndDate', p.planned_end_date, 'pacePercent', p.pace_percent) END AS goal,
  (SELECT coalesce(json_agg(json_build_object('part', step.part, 'group', step.choice_group,
      'validated', coalesce(validated.points, 0), 'isValidated', coalesce(validated.scope = 'WHOLE', false),
      'course', json_build_object(${COURSE}, 'kin', kin.ids)) ORDER BY step.position, c.code), '[]')
    FROM (SELECT course_id, part, choice_group, position FROM program_course WHERE program_id = p.program_id
      UNION ALL SELECT course_id, 'REQUIRED', choice_group, position FROM course_package_course
        WHERE package_id = p.package_id AND is_required
      UNION ALL SELECT course_id, 'REQUIRED', NULL, 0 FROM study_plan_item
        WHERE plan_id = p.id AND source <> 'WISH' AND p.goal IN ('ELIGIBILITY', 'COURSES')) step
    JOIN course c ON c.id = step.course_id ${courseKin('c.id')}
    LEFT JOIN LATERAL (SELECT v.points, v.scope FROM study_validation v WHERE v.student_id = s.id
      AND v.course_id = ANY (kin.ids) ORDER BY v.points DESC LIMIT 1) validated ON true) AS steps,
  (SELECT coalesce(json_agg(json_build_object(${COURSE}, 'level', c.level, 'kin', kin.ids,
      'result', found.result, 'term', found.term, 'from', found.start_date, 'to', found.end_date)
      ORDER BY c.name, c.id), '[]')
    FROM (SELECT g.course_id, CASE WHEN grade_passed(g.value) THEN 'PASSED' ELSE 'FAILED' END AS result,
        NULL::text AS term, NULL::date AS start_date, NULL::date AS end_date
      FROM grade g WHERE g.student_id = s.id AND g.signed_at IS NOT NULL AND g.value IN ('A', 'B', 'C', 'D',
        'E', 'F', 'G', 'IG')
      UNION ALL SELECT e.course_id, 'ENROLLED', NULL, e.start_date, e.end_date FROM enrollment e
      WHERE e.student_id = s.id AND e.course_id IS NOT NULL AND e.is_enrollment AND e.removed_at IS NULL
        AND ${IS_READ}
      UNION ALL SELECT i.course_id, CASE WHEN i.source = 'WISH' THEN 'WISHED' WHEN i.term IS NULL THEN 'UNPLACED'
        ELSE 'PLANNED' END, i.term, NULL, NULL FROM study_plan_item i WHERE i.plan_id = p.id) found
    JOIN course c ON c.id = found.course_id ${courseKin('c.id')}) AS courses, today()::text AS today`;
export const CHECKED_FROM = `FROM student s LEFT JOIN study_plan p ON p.student_id = s.id
  LEFT JOIN program pr ON pr.id = p.program_id LEFT JOIN course_package pk ON pk.id = p.package_id`;

/** Study plans of students that the viewer may see: one statement each. */
@Injectable()
export class StudyPlanReader {
  constructor(private readonly database: Database) {}

  /** The present plan, with an access record if the student is protected. */
  async open(actor: Actor, studentId: string): Promise<StudyPlan> {
    const row = await this.read(actor, studentId, this.database.often);
    return this.shown(actor, row);
  }

  /** The same without a record, for a change that writes its own. */
  async one(actor: Actor, studentId: string, db: Queryable): Promise<StudyPlan> {
    const { plan } = await this.read(actor, studentId, db);
    return withRights(actor, plan);
  }

  private async read(actor: Actor, studentId: string, db: Queryable): Promise<OpenedPlan> {
    const params = new SqlParams();
    const [row] = await db.query<OpenedPlan>(
      `SELECT ${STUDENT} || ${CONTENT} AS plan, s.is_protected AS "isProtected" FROM student s LEFT JOIN study_plan p ON p.student_id = s.id
       WHERE s.id = ${params.add(requireId(studentId, 'studentId'))} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound(MISSING);
    return row;
  }

  private async shown(actor: Actor, { plan, isProtected }: OpenedPlan): Promise<StudyPlan> {
    await logIfProtected(this.database, actor, 'READ_STUDENT', { studentId: plan.studentId, isProtected });
    return withRights(actor, plan);
  }

  /** The latest revision up to the end of the day. */
  async at(actor: Actor, studentId: string, day: string): Promise<StudyPlan> {
    const params = new SqlParams();
    const id = params.add(requireId(studentId, 'studentId'));
    const end = params.add(day);
    const [row] = await this.database.query<OpenedPlan>(
      `SELECT r.content || ${STUDENT} AS plan, s.is_protected AS "isProtected" FROM student s JOIN study_plan p ON p.student_id = s.id
       JOIN study_plan_revision r ON r.plan_id = p.id
         AND r.revised_at < ((${end}::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')
       WHERE s.id = ${id} AND ${visibleTo(actor, params)} ORDER BY r.revised_at DESC LIMIT 1`,
      params.values,
    );
    if (!row) throw notFound('Eleven hade ingen studieplan den dagen.');
    return this.shown(actor, row);
  }

  async revisions(actor: Actor, studentId: string): Promise<StudyPlanRevision[]> {
    const params = new SqlParams();
    const [row] = await this.database.query<{ revisions: StudyPlanRevision[] }>(
      `SELECT (SELECT coalesce(json_agg(one ORDER BY one.at DESC), '[]') FROM (
         SELECT r.id, r.revised_at AS at, r.revised_by_name AS "byName", r.reason, r.content->>'state' AS state,
           jsonb_array_length(r.content->'items') AS courses
         FROM study_plan p JOIN study_plan_revision r ON r.plan_id = p.id WHERE p.student_id = s.id
         ORDER BY r.revised_at DESC LIMIT ${MOST_REVISIONS}) one) AS revisions
       FROM student s WHERE s.id = ${params.add(requireId(studentId, 'studentId'))}
         AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound(MISSING);
    return row.revisions;
  }

  /** Current programs and packages by name. */
  async choices(): Promise<StudyPlanChoices> {
    const choice = `coalesce(json_agg(json_build_object('id', one.id, 'name', one.name) ORDER BY one.name, one.id), '[]')`;
    const [row] = await this.database.query<StudyPlanChoices>(
      `SELECT (SELECT ${choice} FROM program one WHERE one.archived_at IS NULL) AS programs,
         (SELECT ${choice} FROM course_package one WHERE one.archived_at IS NULL
           AND NOT EXISTS (SELECT FROM course_package later WHERE later.follows_id = one.id)) AS packages`,
    );
    return row!;
  }

  async check(actor: Actor, studentId: string): Promise<StudyPlanCheck> {
    const { goal, steps, courses, today, isProtected } = await this.facts(
      actor,
      studentId,
      this.database.often,
    );
    await logIfProtected(this.database, actor, 'READ_STUDENT', { studentId, isProtected });
    if (!goal) return { studentId, isMet: false, isReachable: false, requirements: [], warnings: [] };
    return { studentId, ...checkPlan(goal, steps, courses, today) };
  }

  /** The goal, its required courses, and the student's grades, enrolments and planned courses. */
  async facts(
    actor: Actor,
    studentId: string,
    db: Queryable,
  ): Promise<CheckRow & Read<'student', 'isProtected'>> {
    const params = new SqlParams();
    const [row] = await db.query<CheckRow & Read<'student', 'isProtected'>>(
      `SELECT ${CHECKED}, s.is_protected AS "isProtected" ${CHECKED_FROM}
       WHERE s.id = ${params.add(requireId(studentId, 'studentId'))} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound(MISSING);
    return row;
  }
}

function withRights(actor: Actor, plan: PlanRow): StudyPlan {
  return { ...plan, viewerMay: studyPlanRights(actor, plan.studentId) };
}
