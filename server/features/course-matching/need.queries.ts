import { needList } from '../../../domain/lists/course-matching.js';
import { foundCourses } from '../catalogue/courses/course-kin.queries.js';
import { GOES_ON, IN_THE_WAY } from '../enrollments/single/enroll-judgement.queries.js';
import { filterConditions, type FilterSql } from '../../platform/database/list-query.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import type { MatchFilter } from '../../platform/graphql/generated.js';
import { courseJson } from '../catalogue/courses/course-json.queries.js';

/** Minimum score of a safe proposal, which must also be the only one (pages, section 7). */
const SAFE_SCORE = 80;
/** Number of next steps of a planned package that become needs. */
const NEXT_STEPS = 3;
/** Number of days after its start during which an instance accepts students. */
const LATE_START = 14;
/** A scalar subquery, evaluated once per statement. */
const TODAY = '(SELECT today())';
/** The day from which need `n` of student `s` can be met: today or later. */
const EARLIEST = `greatest(coalesce(n.earliest, s.start_date, ${TODAY}), ${TODAY})`;
/** Maximum number of proposals shown per need. */
const MOST_SHOWN = 6;

/** Condition: an admission to a course without an instance, not ended, of a student who has not left. */
const UNPLACED = `e.is_enrollment AND e.status = 'ADMITTED' AND e.course_instance_id IS NULL
  AND e.grade_signed_at IS NULL AND coalesce(e.end_date >= today(), true)
  AND EXISTS (SELECT FROM student s WHERE s.id = e.student_id AND coalesce(s.end_date >= today(), true))`;

/** SELECT of needs from enrolments `e`; `step` is the position of the course in its package. */
const entryNeed = (kind: 'e' | 'a', plannedId: string, movedId: string, note: string, condition: string) => `
    SELECT '${kind}:' || e.id AS key, ${plannedId} AS planned_id, ${movedId} AS moved_id, e.parent_id, e.student_id,
      ARRAY[e.course_id] AS courses, NULL::text AS words, e.start_date AS earliest,
      coalesce(e.pace_percent, parent.pace_percent) AS pace_percent, coalesce(p.name, pr.name) AS frame,
      step.position AS step, ${note} AS note, e.created_at
    FROM enrollment e
    LEFT JOIN enrollment parent ON parent.id = e.parent_id
    LEFT JOIN course_package p ON p.id = parent.package_id
    LEFT JOIN program pr ON pr.id = parent.program_id
    LEFT JOIN course_package_course step ON step.package_id = p.id AND step.course_id = e.course_id
    WHERE e.removed_at IS NULL AND e.course_id IS NOT NULL AND ${condition}`;

/** Condition: a planned course that is not validated as a whole, whose package or program has not ended. */
const PLANNED = `NOT e.is_enrollment AND parent.removed_at IS NULL AND NOT coalesce(is_ended(parent.status), false)
  AND NOT EXISTS (SELECT FROM study_validation v WHERE v.student_id = e.student_id AND v.scope = 'WHOLE'
    AND v.course_id = ANY (course_kin(e.course_id)))`;

/**
 * SELECT of the planned courses of agreed study plans that the student neither has, reads nor needs in another way: a
 * planned or current enrolment, a step of a planned package or a wish is the same need (pages, section 26).
 */
const PLAN_NEED = `
    SELECT 'p:' || i.id, NULL, NULL, NULL, sp.student_id, ARRAY[i.course_id], NULL, coalesce(to_date(
        left(i.term, 4) || CASE right(i.term, 2) WHEN 'VT' THEN '0101' ELSE '0701' END, 'YYYYMMDD'), sp.start_date),
      sp.pace_percent, NULL, NULL, 'Från studieplanen', sp.agreed_at
    FROM study_plan sp JOIN study_plan_item i ON i.plan_id = sp.id
    CROSS JOIN LATERAL (SELECT course_kin(i.course_id) AS ids) kin
    WHERE sp.state = 'AGREED' AND i.source = 'PLANNED'
      AND NOT EXISTS (SELECT FROM enrollment held WHERE held.student_id = sp.student_id AND held.removed_at IS NULL
        AND held.course_id = ANY (kin.ids) AND (NOT held.is_enrollment OR takes_seat(held.status)))
      AND NOT EXISTS (SELECT FROM grade g WHERE g.student_id = sp.student_id AND g.signed_at IS NOT NULL
        AND grade_passed(g.value) AND g.course_id = ANY (kin.ids))
      AND NOT EXISTS (SELECT FROM study_validation v WHERE v.student_id = sp.student_id AND v.scope = 'WHOLE'
        AND v.course_id = ANY (kin.ids))
      AND NOT EXISTS (SELECT FROM enrollment e JOIN course_package_course pc ON pc.package_id = e.package_id
        WHERE e.student_id = sp.student_id AND NOT e.is_enrollment AND e.removed_at IS NULL AND pc.is_required
          AND pc.course_id = ANY (kin.ids))
      AND NOT EXISTS (SELECT FROM course_wish w WHERE w.student_id = sp.student_id AND w.settled_at IS NULL AND (
        EXISTS (SELECT FROM course c WHERE c.id = ANY (kin.ids) AND lower(w.text) IN (lower(c.name), lower(c.code)))
        OR EXISTS (SELECT FROM course_alias a WHERE a.folded = w.folded AND a.course_id = ANY (kin.ids))))`;

/**
 * CTE `need`: every student who lacks a course. Sources: planned courses; admissions without an instance
 * (`moved_id`: that enrolment is moved); the next steps of a planned package; unresolved wishes; the planned courses
 * of agreed study plans. The alternatives of a choice group are one step, completed by one course or its equivalent.
 */
const NEED = `
  need AS MATERIALIZED (${entryNeed('e', 'e.id', 'NULL::uuid', 'e.note', PLANNED)}
    UNION ALL ${entryNeed('a', 'NULL', 'e.id', `'Antagen utan tillfälle'`, UNPLACED)}
    UNION ALL
    SELECT 's:' || e.id || ':' || step.courses[1], NULL, NULL, e.id, e.student_id, step.courses, NULL, e.start_date,
      e.pace_percent, p.name, step.position, e.note, e.created_at
    FROM enrollment e JOIN course_package p ON p.id = e.package_id
    CROSS JOIN LATERAL (
      SELECT one.courses, one.position FROM (
        SELECT array_agg(pc.course_id ORDER BY pc.position) AS courses, min(pc.position) AS position
        FROM course_package_course pc WHERE pc.package_id = p.id AND pc.is_required
        GROUP BY coalesce(pc.choice_group, pc.course_id::text)) one
      CROSS JOIN LATERAL (SELECT ARRAY(SELECT unnest(course_kin(course_id))
        FROM unnest(one.courses) AS course_id) AS courses) meant
      WHERE NOT EXISTS (SELECT FROM enrollment held WHERE held.student_id = e.student_id AND held.removed_at IS NULL
          AND held.course_id = ANY (meant.courses) AND (NOT held.is_enrollment OR takes_seat(held.status)))
        AND NOT EXISTS (SELECT FROM grade g WHERE g.student_id = e.student_id AND g.signed_at IS NOT NULL
          AND grade_passed(g.value) AND g.course_id = ANY (meant.courses))
        AND NOT EXISTS (SELECT FROM study_validation v WHERE v.student_id = e.student_id AND v.scope = 'WHOLE'
          AND v.course_id = ANY (meant.courses))
      ORDER BY one.position LIMIT ${NEXT_STEPS}) step
    WHERE NOT e.is_enrollment AND e.removed_at IS NULL AND e.package_id IS NOT NULL
    UNION ALL
    SELECT 'w:' || w.id, NULL, NULL, NULL, w.student_id, '{}'::uuid[], w.text, w.earliest_on, NULL, NULL, NULL,
      CASE w.source WHEN 'IMPORT' THEN 'Från import' END, w.created_at
    FROM course_wish w WHERE w.settled_at IS NULL
    UNION ALL ${PLAN_NEED}
  )`;

/** Joins the student of need `n`: who has left needs no course any more. */
const NEEDING_STUDENT = `JOIN student s ON s.id = n.student_id AND s.anonymised_at IS NULL
  AND coalesce(s.end_date >= ${TODAY}, true)`;

/** Condition: need `n` is left out of matching. */
const IS_SKIPPED = 'EXISTS (SELECT FROM match_skip k WHERE k.need_key = n.key)';

/** CTEs: `waiting` has the number of students who wait for each of the courses, an SQL array. Skipped needs don't count. */
export const waitingPerCourse = (courseIds: string): string => `${NEED},
  waiting AS MATERIALIZED (
    SELECT course_id, count(DISTINCT n.student_id)::integer AS students
    FROM need n CROSS JOIN unnest(n.courses) AS course_id
    ${NEEDING_STUDENT}
    WHERE course_id = ANY (${courseIds}) AND NOT ${IS_SKIPPED}
    GROUP BY course_id
  )`;

/**
 * CTEs: `waiting` has the students who wait for one course, an SQL value, with their earliest start. Skipped needs
 * don't count. `visible` is a condition on the student `s`.
 */
export const waitingFor = (courseId: string, visible: string): string => `${NEED},
  waiting AS MATERIALIZED (
    SELECT s.id, s.name, min(${EARLIEST}) AS earliest
    FROM need n ${NEEDING_STUDENT}
    WHERE ${courseId}::uuid = ANY (n.courses) AND NOT ${IS_SKIPPED}
      AND ${visible}
    GROUP BY s.id, s.name
  )`;

/** CTEs that evaluate the `asked` needs: matching courses, instances on offer, and their scores. */
const PROPOSALS = `
  wanted AS MATERIALIZED (
    SELECT key, course_id, max(base) AS base FROM (
      SELECT a.key, course_id, 60 AS base FROM asked a CROSS JOIN unnest(a.courses) AS course_id
      UNION ALL
      SELECT a.key, pair.equivalent_id, 50 FROM asked a CROSS JOIN unnest(a.courses) AS own (course_id)
        JOIN course_pair pair ON pair.course_id = own.course_id) meant
    GROUP BY key, course_id
  ), offer AS MATERIALIZED (
    SELECT ci.*, ci.capacity - taken.seats AS seats_left, coalesce(taken.seats < ci.capacity, true) AS has_seat,
      ci.planning = 'PLANNED' AS is_unopened
    FROM course_instance ci
    -- Where as many as want to may come, nobody is counted.
    CROSS JOIN LATERAL (SELECT count(*)::integer AS seats FROM enrollment e WHERE ci.capacity IS NOT NULL
      AND e.course_instance_id = ci.id AND e.removed_at IS NULL AND e.is_enrollment AND takes_seat(e.status)) taken
    WHERE ci.planning <> 'CANCELLED' AND ci.start_date >= today() - ${LATE_START}
      AND ci.course_id IN (SELECT course_id FROM wanted)
  ), held AS MATERIALIZED (
    SELECT DISTINCT w.key, e.course_id, ${GOES_ON} AS goes_on FROM wanted w JOIN asked a ON a.key = w.key
    JOIN enrollment e ON e.student_id = a.student_id AND e.course_id = w.course_id AND ${IN_THE_WAY}
      AND e.id IS DISTINCT FROM a.moved_id
  ), blocked AS MATERIALIZED (
    -- Who passed a course may read its equivalent; who reads one may not.
    SELECT key, course_id FROM held
    UNION SELECT held.key, pair.equivalent_id FROM held JOIN course_pair pair ON pair.course_id = held.course_id
      WHERE held.goes_on
  ), passed AS MATERIALIZED (
    SELECT DISTINCT ON (w.key) w.key, g.value FROM wanted w JOIN asked a ON a.key = w.key
    JOIN grade g ON g.student_id = a.student_id AND g.course_id = w.course_id
    WHERE g.signed_at IS NOT NULL AND grade_passed(g.value)
    ORDER BY w.key, grade_merit(g.value) DESC NULLS LAST
  ), weighed AS (
    SELECT w.key, o.id AS instance_id, w.base, o.has_seat, o.is_unopened,
      b.key IS NOT NULL AS is_held,
      o.start_date < a.earliest - 7 AS is_early,
      CASE WHEN o.start_date < a.earliest - 7 THEN 0 WHEN o.start_date <= a.earliest + 56 THEN 20
        WHEN o.start_date <= a.earliest + 120 THEN 10 ELSE 0 END AS dates,
      CASE WHEN o.teacher_id = a.teacher_id OR o.municipality = a.municipality OR o.location = a.municipality
        THEN 10 ELSE 0 END AS place, o.start_date
    FROM wanted w JOIN asked a ON a.key = w.key JOIN offer o ON o.course_id = w.course_id
    LEFT JOIN blocked b ON b.key = w.key AND b.course_id = o.course_id
    -- Who is admitted to a course goes on in that course: another one is a new enrolment.
    WHERE a.moved_id IS NULL OR w.base = 60
  ), proposal AS MATERIALIZED (
    SELECT weighed.*, base + dates + place + CASE WHEN has_seat THEN 10 ELSE 0 END AS score,
      has_seat AND NOT is_held AND NOT is_unopened AS is_open
    FROM weighed
  )`;

/** CTE `named`: course names and codes per distinct list of courses. */
const NAMED = `
  named AS MATERIALIZED (
    SELECT meant.courses, string_agg(c.name, ' eller ' ORDER BY c.name) AS wanted, string_agg(c.code, ' ') AS codes
    FROM (SELECT DISTINCT courses FROM need) meant JOIN course c ON c.id = ANY (meant.courses)
    GROUP BY meant.courses
  )`;

/**
 * CTE `judged`: the state of each need. A need is SAFE with exactly one safe proposal, while the instance has
 * seats.
 */
const JUDGED = `
  counted AS (
    SELECT a.*, passed.value AS passed_grade, EXISTS (SELECT FROM held h WHERE h.key = a.key) AS is_enrolled,
      coalesce(best.open, 0) AS open, coalesce(best.sure, 0) AS sure, best.instance_id
    FROM asked a LEFT JOIN passed ON passed.key = a.key
    LEFT JOIN (
      SELECT key, count(*) FILTER (WHERE is_open) AS open,
        count(*) FILTER (WHERE is_open AND score >= ${SAFE_SCORE}) AS sure,
        (array_agg(instance_id ORDER BY score DESC) FILTER (WHERE is_open AND score >= ${SAFE_SCORE}))[1] AS instance_id
      FROM proposal GROUP BY key) best ON best.key = a.key
  ), ranked AS (
    SELECT c.*, c.sure = 1 AND c.passed_grade IS NULL AND NOT c.is_enrolled AND NOT c.is_skipped AS is_sure,
      row_number() OVER (PARTITION BY c.instance_id,
        c.sure = 1 AND c.passed_grade IS NULL AND NOT c.is_enrolled AND NOT c.is_skipped
        ORDER BY c.earliest, c.created_at, c.key) AS place,
      -- Two needs of one student for one instance: the first has it.
      row_number() OVER (PARTITION BY c.instance_id, c.student_id ORDER BY c.earliest, c.created_at, c.key) AS own
    FROM counted c
  ), judged AS MATERIALIZED (
    SELECT r.*, r.is_sure AND coalesce(r.place > o.seats_left, false) AS is_crowded,
      CASE WHEN r.is_skipped THEN 'SKIPPED'
        WHEN r.is_sure AND r.own = 1 AND coalesce(r.place <= o.seats_left, true) THEN 'SAFE'
        WHEN r.open > 0 THEN 'UNCERTAIN' ELSE 'NONE' END AS state
    FROM ranked r LEFT JOIN offer o ON o.id = r.instance_id
  )`;

/**
 * CTEs of one statement, regardless of the number of needs. `judged`: needs that match the filter except its state,
 * with their state; `proposal`: instances with score and reasons; `named`: course names. `keys` restricts it to
 * certain needs.
 */
export function judgedNeeds(filter: MatchFilter, params: SqlParams, keys?: readonly string[]): string {
  return `${NEED},
  ${NAMED},
  asked AS MATERIALIZED (
    SELECT n.key, n.planned_id, n.moved_id, n.parent_id, n.student_id, n.courses, n.pace_percent, n.frame, n.step, n.note, n.created_at,
      s.name AS student, s.municipality, s.teacher_id,
      ${EARLIEST} AS earliest,
      n.words, ${IS_SKIPPED} AS is_skipped
    FROM need n ${NEEDING_STUDENT}
    ${filter.q ? 'LEFT JOIN named ON named.courses = n.courses' : ''}
    WHERE ${conditions(filter, params, keys)}
  ),
  ${PROPOSALS},
  ${JUDGED}`;
}

const FILTER: FilterSql<typeof needList> = {
  q: (value) => `(lower(s.name) LIKE ${value()} OR lower(coalesce(n.words, named.wanted)) LIKE ${value()}
        OR lower(named.codes) LIKE ${value()} OR n.courses && ARRAY(${foundCourses((text) => `${text} LIKE ${value()}`)}))`,
  courseId: (value) => `${value()}::uuid = ANY (n.courses)`,
  municipality: (value) => `s.municipality = ${value()}`,
  startFrom: (value) => `${EARLIEST} >= ${value()}::date`,
  startTo: (value) => `${EARLIEST} <= ${value()}::date`,
  // Applied to `judged`, after the other filters.
  state: null,
};

function conditions(filter: MatchFilter, params: SqlParams, keys: readonly string[] | undefined): string {
  return [
    keys ? `n.key = ANY (${params.add(keys)}::text[])` : 'true',
    ...filterConditions(needList, filter, { sql: FILTER, params }),
  ].join(' AND ');
}

/** JSON of `MatchCounts` over `judged`. */
export const COUNTS_JSON = `(SELECT json_build_object(
  'needs', count(*) FILTER (WHERE state <> 'SKIPPED'), 'safe', count(*) FILTER (WHERE state = 'SAFE'),
  'uncertain', count(*) FILTER (WHERE state = 'UNCERTAIN'), 'none', count(*) FILTER (WHERE state = 'NONE'),
  'skipped', count(*) FILTER (WHERE state = 'SKIPPED')) FROM judged)`;

/** CTE `shown`: proposals of the needs on the `page`. */
export const SHOWN_PROPOSALS = `
  shown AS MATERIALIZED (
    SELECT best.key, json_agg(json_build_object('instanceId', o.id,
        'course', ${courseJson('c')},
        'name', o.name, 'startDate', o.start_date, 'endDate', o.end_date, 'pacePercent', o.pace_percent,
        'location', o.location, 'municipality', o.municipality, 'teacher', u.name, 'seatsLeft', o.seats_left,
        'score', best.score, 'isOpen', best.is_open, 'reasons', array_remove(ARRAY[
          CASE best.base WHEN 60 THEN 'SAME_COURSE' ELSE 'EQUIVALENT' END,
          CASE best.dates WHEN 20 THEN 'DATES' WHEN 10 THEN 'DATES_NEAR' END,
          CASE WHEN best.has_seat THEN 'SEATS' ELSE 'FULL' END, CASE WHEN best.place > 0 THEN 'PLACE' END,
          CASE WHEN best.is_unopened THEN 'NOT_OPEN' END,
          CASE WHEN best.is_early THEN 'TOO_EARLY' END, CASE WHEN best.is_held THEN 'ALREADY_ENROLLED' END], NULL))
      ORDER BY best.nth) AS proposals
    FROM (
      SELECT p.*, row_number() OVER (PARTITION BY p.key ORDER BY p.is_open DESC, p.score DESC, p.start_date,
        p.instance_id) AS nth
      FROM proposal p WHERE p.key IN (SELECT key FROM page)) best
    JOIN offer o ON o.id = best.instance_id JOIN course c ON c.id = o.course_id
    LEFT JOIN teacher t ON t.id = o.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
    WHERE best.nth <= ${MOST_SHOWN} GROUP BY best.key
  )`;

/** JSON of `MatchNeed` for row `j` of the `page`. */
export const NEED_JSON = `json_build_object('key', j.key, 'studentId', j.student_id, 'student', j.student,
  'isProtected', (SELECT s.is_protected FROM student s WHERE s.id = j.student_id),
  'municipality', j.municipality,
  'wanted', coalesce(j.words, (SELECT named.wanted FROM named WHERE named.courses = j.courses)),
  'courses', (SELECT coalesce(jsonb_agg(${courseJson('c')} ORDER BY c.name), '[]') FROM course c WHERE c.id = ANY (j.courses)),
  'earliestOn', j.earliest, 'pacePercent', j.pace_percent, 'frame', j.frame, 'step', j.step, 'note', j.note,
  'state', j.state, 'passedGrade', j.passed_grade, 'isEnrolled', j.is_enrolled, 'isCrowded', j.is_crowded,
  'proposals', coalesce((SELECT shown.proposals FROM shown WHERE shown.key = j.key), '[]'))`;
