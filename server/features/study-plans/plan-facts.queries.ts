import { checkPlan } from '../../../domain/study-plans/check-plan.js';
import { GY11_END } from '../../../domain/study-plans/gy11.js';
import type { CheckedGoal, PlanCheck, PlanCourse, PlanStep } from '../../../domain/study-plans/plan-facts.js';
import {
  checkedCourses,
  planItems,
  validatedSteps,
  type StudentCourses,
} from '../../../domain/study-plans/student-courses.js';
import type { StudyPlan } from '../../platform/graphql/generated.js';
import { courseKin, heirOf } from '../catalogue/courses/course-kin.queries.js';

/** A plan as of now or as a revision keeps it: without the student's details and the viewer's permissions. */
export type PlanContent = Omit<StudyPlan, 'viewerMay' | 'studentName'>;

/** A student's plan with everything that its courses and its check depend on. */
export interface PlanFacts extends StudentCourses {
  plan: Omit<PlanContent, 'items'>;
  /** Null without a plan. */
  goal: CheckedGoal | null;
  /** Required courses of the goal. */
  steps: PlanStep[];
  today: string;
}

/** Goal in words. */
export const GOAL_TEXT = `CASE p.goal WHEN 'EXAM' THEN (SELECT name FROM program WHERE id = p.program_id)
  WHEN 'VOCATIONAL' THEN (SELECT name FROM course_package WHERE id = p.package_id)
  WHEN 'SFI' THEN 'Sfi studieväg ' || p.sfi_path || ', kurs ' || p.sfi_course
  WHEN 'ELIGIBILITY' THEN 'Behörighet' WHEN 'COURSES' THEN 'Enstaka kurser' END`;

/** Condition: a program that can be chosen as the goal; an exam needs points. */
export const isExamProgram = (alias: string): string =>
  `${alias}.archived_at IS NULL AND ${alias}.points > 0`;

const PLAN = `json_build_object('studentId', s.id, 'version', coalesce(p.version, 0), 'state', p.state,
  'goal', p.goal, 'goalText', ${GOAL_TEXT}, 'programId', p.program_id, 'packageId', p.package_id,
  'sfiPath', p.sfi_path, 'sfiCourse', p.sfi_course, 'basicPoints', p.basic_points,
  'upperSecondaryPoints', p.upper_secondary_points, 'startDate', p.start_date,
  'plannedEndDate', p.planned_end_date, 'pacePercent', p.pace_percent, 'agreedAt', iso(p.agreed_at),
  'agreedByName', p.agreed_by_name, 'studentAgreedAt', iso(p.student_agreed_at),
  'updatedAt', iso(p.updated_at))`;

const GOAL = `CASE WHEN p.id IS NOT NULL THEN json_build_object('kind', p.goal,
  'points', coalesce(pr.points, pk.target_points), 'programmePoints', pr.programme_points,
  'freePoints', pr.free_points, 'passedPoints', pr.passed_points, 'sfiPath', p.sfi_path,
  'sfiCourse', p.sfi_course, 'basicPoints', p.basic_points,
  'upperSecondaryPoints', p.upper_secondary_points, 'startDate', p.start_date,
  'plannedEndDate', p.planned_end_date, 'pacePercent', p.pace_percent) END`;

const COURSE_FIELDS = `'id', c.id, 'code', c.code, 'name', c.name, 'points', c.points, 'system', c.system,
  'level', c.level, 'kin', kin.ids`;
const COURSE = `json_build_object(${COURSE_FIELDS})`;

const STEP_COURSE = `json_build_object(${COURSE_FIELDS}, 'isArchived', c.archived_at IS NOT NULL,
  'heir', CASE WHEN c.archived_at IS NOT NULL THEN (${heirOf(
    'kin.ids',
    `json_build_object('id', heir.id, 'code', heir.code, 'name', heir.name, 'points', heir.points, 'system', heir.system)`,
  )}) END)`;

const STEPS = `(SELECT coalesce(json_agg(json_build_object('part', step.part, 'group', step.choice_group,
    'course', ${STEP_COURSE}) ORDER BY step.position, c.code), '[]')
  FROM (SELECT course_id, part, choice_group, position FROM program_course WHERE program_id = p.program_id
    UNION ALL SELECT course_id, 'REQUIRED', choice_group, position FROM course_package_course
      WHERE package_id = p.package_id AND is_required
    UNION ALL SELECT course_id, 'REQUIRED', NULL, 0 FROM study_plan_item
      WHERE plan_id = p.id AND source <> 'WISH' AND p.goal IN ('ELIGIBILITY', 'COURSES')
    UNION ALL SELECT sfi.id, 'REQUIRED', NULL, 0 FROM course sfi
      WHERE p.goal = 'SFI' AND sfi.code = 'SFI' || p.sfi_path || p.sfi_course) step
  JOIN course c ON c.id = step.course_id ${courseKin('c.id')})`;

/** Last day of the term of item `i`; null without a term. */
const TERM_END = `(left(i.term, 4) || CASE right(i.term, 2) WHEN 'VT' THEN '-06-30' ELSE '-12-31' END)`;

/** The Gy25 course that replaces course `c` if it lasts beyond Gy11. */
const SUCCESSOR = (lastDay: string) => `CASE WHEN c.system = 'GY11' AND ${lastDay}::date > '${GY11_END}' THEN
  (SELECT next.name || ' (' || next.code || ')' FROM course next
   WHERE next.id = ANY (kin.ids) AND next.system = 'GY25' AND next.archived_at IS NULL ORDER BY next.code LIMIT 1) END`;

const ITEMS = `(SELECT coalesce(json_agg(json_build_object('id', i.id, 'term', i.term, 'note', i.note,
    'source', i.source, 'successor', ${SUCCESSOR(TERM_END)},
    'course', ${COURSE}) ORDER BY c.name, i.id), '[]')
  FROM study_plan_item i JOIN course c ON c.id = i.course_id ${courseKin('c.id')} WHERE i.plan_id = p.id)`;

const GRADES = `(SELECT coalesce(json_agg(json_build_object('value', g.value, 'gradedOn', g.graded_on,
    'result', CASE WHEN grade_passed(g.value) THEN 'PASSED' WHEN g.value IN ('F', 'IG') THEN 'FAILED' END,
    'course', ${COURSE}) ORDER BY g.graded_on DESC NULLS LAST, c.name, c.id), '[]')
  FROM grade g JOIN course c ON c.id = g.course_id ${courseKin('c.id')}
  WHERE g.student_id = s.id AND g.signed_at IS NOT NULL)`;

/** Condition: enrolment `e` goes on, or has ended without its grade yet. */
const IS_READ = `(e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')
  OR (e.status = 'COMPLETED' AND e.grade_signed_at IS NULL))`;

const ENROLLMENTS = `(SELECT coalesce(json_agg(json_build_object('isRead', ${IS_READ}, 'from', e.start_date,
    'to', e.end_date, 'successor', ${SUCCESSOR('e.end_date')}, 'course', ${COURSE}) ORDER BY e.created_at DESC, e.id), '[]')
  FROM enrollment e JOIN course c ON c.id = e.course_id ${courseKin('c.id')}
  WHERE e.student_id = s.id AND e.is_enrollment AND e.removed_at IS NULL
    AND (${IS_READ} OR e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL')))`;

const VALIDATIONS = `(SELECT coalesce(json_agg(json_build_object('courseId', v.course_id, 'points', v.points,
    'scope', v.scope) ORDER BY v.points DESC), '[]')
  FROM study_validation v WHERE v.student_id = s.id)`;

/** Columns of `PlanFacts`, of student `s` and plan `p`. */
export const PLAN_FACTS = `${PLAN} AS plan, ${GOAL} AS goal, ${STEPS} AS steps, ${ITEMS} AS items,
  ${GRADES} AS grades, ${ENROLLMENTS} AS enrollments, ${VALIDATIONS} AS validations, today()::text AS today`;
export const PLAN_FACTS_FROM = `FROM student s LEFT JOIN study_plan p ON p.student_id = s.id
  LEFT JOIN program pr ON pr.id = p.program_id LEFT JOIN course_package pk ON pk.id = p.package_id`;

/** The plan with its courses. */
export function contentOf(facts: PlanFacts): PlanContent {
  return { ...facts.plan, items: planItems(facts) };
}

/** What a revision keeps: notes stay with the item alone, so that erasure finds them. */
export function revisionOf(content: PlanContent): PlanContent {
  return { ...content, items: content.items.map((item) => ({ ...item, note: null })) };
}

/** What the check counts: the required courses and the student's. */
export function countedFacts(facts: PlanFacts): { steps: PlanStep[]; courses: PlanCourse[] } {
  return { steps: validatedSteps(facts.steps, facts), courses: checkedCourses(facts) };
}

/** The plan compared with the requirements of its goal; null without a plan. */
export function checkOf(facts: PlanFacts): PlanCheck | null {
  if (!facts.goal) return null;
  const { steps, courses } = countedFacts(facts);
  return checkPlan(facts.goal, steps, courses, facts.today);
}
