/**
 * Placements and study plans: the board of a workplace, free places, a plan with its check, a student's hours, the file
 * of a customer's hours. The floors answer the whole question: equivalents, validation and required hours included.
 */

/** A customer with 3 000 of the placements, and the quarter of its file: longer files are made by a job. */
const CUSTOMER = 'Danderyd';
const QUARTER = ['2026-10-01', '2026-12-31'];
const FIRST = '2026-09-01';
const LAST = '2026-11-30';

/** The five hundred after those of the student pages: they read a package. */
const studentId = (n) => `10000000-0000-7000-8000-${(500 + (n % 500)).toString(16).padStart(12, '0')}`;
const workplaceId = (n) => `40000000-0000-7000-8000-${(n % 60).toString(16).padStart(12, '0')}`;

const BOARD_QUERY = `query Board($filter: BoardFilter) { board(filter: $filter) {
  cards { id name aplStatus municipality commentCount unseenCount placement { id workplace nextDue nextDueOn isBehind
    hoursReported hoursRequired } } } }`;
const FREE_QUERY = `query Free($input: FreePlacesInput) { freePlaces(input: $input) {
  totalCount nodes { workplace { id name } places free } } }`;
const PLAN_QUERY = `query Plan($id: ID!) {
  studyPlan(studentId: $id) { studentName version state goal goalText startDate plannedEndDate pacePercent
    items { id term source grade isInterrupted validatedPoints note course { id code name points system } } }
  checkStudyPlan(studentId: $id) { isMet requirements { key title unit needed has planned missing } } }`;
const HOURS_QUERY = `query Hours($id: ID!) { placementHours(studentId: $id) {
  required planned reported confirmed
  weeks { placementId monday version hours days { day hours absence } reportedBy confirmedBy confirmedAt } } }`;
const FILE_QUERY = `mutation File($input: CreateExportInput!) { createExport(input: $input) { list format rowCount } }`;

const body = (root) => `json_build_object('data', ${root})::text AS body`;
const iso = (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const takes = `p.state IN ('PLANNED', 'AGREED', 'ONGOING')`;
/** Condition: a course counts for another one, `other`: it is the same or an equivalent. */
const counts = (course, other) => `(${course} = ${other}
  OR EXISTS (SELECT FROM course_pair pair WHERE pair.course_id = ${other} AND pair.equivalent_id = ${course}))`;
const assessed = 'EXISTS (SELECT FROM placement_assessment a WHERE a.placement_id = p.id)';

/** Packages with a work placement, with their points. */
const PACKAGES = `SELECT cp.id, coalesce(cp.target_points, (SELECT sum(c.points) FROM course_package_course pc
    JOIN course c ON c.id = pc.course_id WHERE pc.package_id = cp.id AND pc.is_required), 0) AS points
  FROM course_package cp WHERE cp.apl_weeks > 0
    OR EXISTS (SELECT FROM course_package_course pc WHERE pc.package_id = cp.id AND pc.has_apl)`;
/** Points of the package of enrolment `e` that its student has validated. */
const VALIDATED = `SELECT sum(one.points) FROM (
  SELECT c.id, max(least(c.points, coalesce(known.points, c.points))) AS points FROM (
    SELECT g.course_id, NULL::integer AS points FROM grade g WHERE g.student_id = e.student_id AND g.kind = 'EXAM'
      AND g.signed_at IS NOT NULL AND grade_passed(g.value)
    UNION ALL SELECT v.course_id, v.points FROM study_validation v WHERE v.student_id = e.student_id) known
  JOIN course_package_course pc ON pc.package_id = e.package_id AND ${counts('pc.course_id', 'known.course_id')}
  JOIN course c ON c.id = pc.course_id GROUP BY c.id) one`;
/** Required hours of a student: 15 % of the points that are left, two hours for each. */
const requiredHours = (student, packages = `(${PACKAGES})`) => `(SELECT round(sum(cp.points
      - least(cp.points, coalesce((${VALIDATED}), 0))) * 0.3)::integer
  FROM enrollment e JOIN ${packages} cp ON cp.id = e.package_id WHERE e.student_id = ${student} AND e.removed_at IS NULL
    AND coalesce(e.status, '') NOT IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'CANCELLED'))`;

/** Students on a day, on the days of the period on which their number can be the highest. */
const MOST_TAKEN = `SELECT coalesce(max(taken), 0) FROM (SELECT $2::date AS day UNION SELECT p.start_date FROM placement p
    WHERE p.workplace_id = w.id AND ${takes} AND p.start_date BETWEEN $2::date AND $3::date) d
  CROSS JOIN LATERAL (SELECT count(*) AS taken FROM placement p WHERE p.workplace_id = w.id AND ${takes}
    AND d.day BETWEEN p.start_date AND p.end_date) one`;
/** A workplace is free on the first day, or on the day after a student leaves. */
const HAS_FREE_DAY = `EXISTS (SELECT FROM (SELECT $2::date AS day UNION ALL SELECT p.end_date + 1 FROM placement p
    WHERE p.workplace_id = w.id AND ${takes} AND p.start_date <= $3::date AND p.end_date >= $2::date
      AND p.end_date < $3::date) d
  WHERE w.places > (SELECT count(*) FROM placement p WHERE p.workplace_id = w.id AND ${takes}
    AND p.start_date <= d.day AND p.end_date >= d.day))`;

/** The card's placement: the first that has not ended, or the latest done one that waits for its assessment. */
const CARD_PLACEMENT = `SELECT DISTINCT ON (p.student_id) p.* FROM placement p
  WHERE p.student_id IN (SELECT student_id FROM placement WHERE workplace_id = $2)
    AND (${takes} OR (p.state = 'DONE' AND p.end_date >= today() - 365 AND NOT ${assessed}))
  ORDER BY p.student_id, p.state = 'DONE', CASE WHEN p.state = 'DONE' THEN p.end_date END DESC, p.start_date, p.id`;
const middle = '(p.start_date + (p.end_date - p.start_date) / 2)';
const NEXT_DUE = `CASE WHEN p.state = 'PLANNED' THEN 'AGREEMENT' WHEN p.state = 'AGREED' THEN 'START'
  WHEN p.state = 'DONE' THEN 'ASSESSMENT' WHEN mid.held_on IS NULL AND fin.held_on IS NULL THEN 'MIDTERM_TALK'
  WHEN fin.held_on IS NULL THEN 'FINAL_TALK' WHEN p.end_date <= today() + 7 AND NOT ${assessed} THEN 'ASSESSMENT'
  ELSE 'END' END`;
const NEXT_DUE_ON = `CASE WHEN p.state IN ('PLANNED', 'AGREED') THEN p.start_date WHEN p.state = 'DONE' THEN p.end_date
  WHEN mid.held_on IS NULL AND fin.held_on IS NULL THEN coalesce(mid.planned_on,
    CASE WHEN p.reported_minutes * 2 >= p.planned_hours * 60 THEN least(${middle}, today()) ELSE ${middle} END)
  WHEN fin.held_on IS NULL THEN coalesce(fin.planned_on, p.end_date) ELSE p.end_date END`;

/** The courses of a plan, each with the student's best grade, enrolment and validation in it or an equivalent. */
const PLAN_ITEMS = `SELECT i.id, i.term, i.note, i.source, c.id AS course_id, c.code, c.name, c.points, c.system,
    done.value AS grade, held.is_read, validated.points AS validated, validated.scope
  FROM study_plan p JOIN study_plan_item i ON i.plan_id = p.id JOIN course c ON c.id = i.course_id
  LEFT JOIN LATERAL (SELECT g.value FROM grade g WHERE g.student_id = p.student_id AND g.signed_at IS NOT NULL
    AND grade_passed(g.value) AND ${counts('g.course_id', 'c.id')} ORDER BY g.graded_on DESC NULLS LAST LIMIT 1) done ON true
  LEFT JOIN LATERAL (SELECT e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED', 'COMPLETED') AS is_read FROM enrollment e
    WHERE e.student_id = p.student_id AND e.is_enrollment AND e.removed_at IS NULL
      AND (e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL')
        OR (e.status = 'COMPLETED' AND e.grade_signed_at IS NULL)) AND ${counts('e.course_id', 'c.id')}
    ORDER BY 1 DESC, e.created_at DESC LIMIT 1) held ON true
  LEFT JOIN LATERAL (SELECT v.points, v.scope FROM study_validation v WHERE v.student_id = p.student_id
    AND ${counts('v.course_id', 'c.id')} ORDER BY v.points DESC LIMIT 1) validated ON true
  WHERE p.student_id = $2`;
const PLAN_ITEM_JSON = `json_build_object('id', id, 'term', term, 'source', CASE WHEN grade IS NOT NULL THEN 'DONE'
    WHEN is_read THEN 'ENROLLED' WHEN scope = 'WHOLE' THEN 'VALIDATED' ELSE source END, 'grade', grade,
  'isInterrupted', grade IS NULL AND NOT coalesce(is_read, true), 'validatedPoints', validated, 'note', note,
  'course', json_build_object('id', course_id, 'code', code, 'name', name, 'points', points, 'system', system))`;
/** Points that the student has, and those that the plan will give, of a course of the plan. */
const HAS = 'CASE WHEN grade IS NOT NULL THEN points ELSE least(points, coalesce(validated, 0)) END';
const PLANNED = `CASE WHEN grade IS NULL AND (is_read OR term IS NOT NULL) THEN points - least(points, coalesce(validated, 0))
  ELSE 0 END`;
const requirement = (key, title, needed, has, planned) => `json_build_object('key', ${key}, 'title', ${title},
  'unit', 'POINTS', 'needed', ${needed}, 'has', ${has}, 'planned', ${planned},
  'missing', greatest(0, ${needed} - ${has} - ${planned}))`;

/** Students of a municipality with placements in a period, with the hours of the days in it. */
const HOURS_OF_CUSTOMER = `SELECT s.personal_number, s.name, s.municipality,
    (SELECT string_agg(DISTINCT coalesce(cp.code, cp.name), ', ') FROM enrollment e JOIN course_package cp ON cp.id = e.package_id
      WHERE e.student_id = s.id AND e.removed_at IS NULL
        AND coalesce(e.status, '') NOT IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'CANCELLED')) AS packages,
    (SELECT sum(cp.points) FROM enrollment e JOIN package cp ON cp.id = e.package_id WHERE e.student_id = s.id
      AND e.removed_at IS NULL AND coalesce(e.status, '') NOT IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'CANCELLED')) AS points,
    ${requiredHours('s.id', 'package')} AS required,
    sum(p.planned_hours) FILTER (WHERE p.state <> 'INTERRUPTED') AS planned, sum(h.reported) / 60.0 AS reported,
    sum(h.confirmed) / 60.0 AS confirmed,
    string_agg(DISTINCT w.name || coalesce(' (' || w.organisation_number || ')', ''), ', ') AS workplaces,
    min(p.start_date) AS first, max(p.end_date) AS last
  FROM student s JOIN placement p ON p.student_id = s.id JOIN workplace w ON w.id = p.workplace_id
  CROSS JOIN LATERAL (SELECT sum(part.minutes) AS reported,
      sum(part.minutes) FILTER (WHERE k.confirmed_at IS NOT NULL) AS confirmed
    FROM placement_week k CROSS JOIN LATERAL (SELECT CASE WHEN k.monday >= $2::date AND k.monday + 6 <= $3::date
      THEN k.minutes ELSE (SELECT sum(d.minutes) FROM placement_day d WHERE d.placement_id = k.placement_id
        AND d.monday = k.monday AND d.day BETWEEN $2::date AND $3::date) END AS minutes) part
    WHERE k.placement_id = p.id AND k.monday BETWEEN $2::date - 6 AND $3::date) h
  WHERE s.municipality = $4 AND NOT s.is_protected AND p.start_date <= $3::date AND p.end_date >= $2::date
  GROUP BY s.id ORDER BY s.name, s.id`;

export const PLACEMENTS = {
  'board-workplace': {
    question: (n) => ({ query: BOARD_QUERY, variables: { filter: { workplaceId: workplaceId(n) } } }),
    floor: (n) => ({
      sql: `SELECT ${body(`json_build_object('board', json_build_object('cards', coalesce(json_agg(json_build_object(
          'id', s.id, 'name', s.name, 'aplStatus', s.apl_status, 'municipality', s.municipality,
          'commentCount', n.total, 'unseenCount', n.unseen, 'placement', json_build_object('id', p.id, 'workplace', w.name,
            'nextDue', ${NEXT_DUE}, 'nextDueOn', ${NEXT_DUE_ON}, 'isBehind', p.state = 'ONGOING' AND p.reported_minutes <
              greatest(0, (least(today(), p.end_date + 1) - p.start_date) / 7 - 1) * p.hours_per_week * 60,
            'hoursReported', (SELECT sum(h.reported_minutes) / 60.0 FROM placement h WHERE h.student_id = s.id)::float8,
            'hoursRequired', ${requiredHours('s.id')})) ORDER BY s.name, s.id), '[]')))`)}
        FROM (${CARD_PLACEMENT}) p JOIN student s ON s.id = p.student_id JOIN workplace w ON w.id = p.workplace_id
        LEFT JOIN placement_talk mid ON mid.placement_id = p.id AND mid.kind = 'MIDTERM'
        LEFT JOIN placement_talk fin ON fin.placement_id = p.id AND fin.kind = 'FINAL'
        CROSS JOIN LATERAL (SELECT count(c.id) AS total, count(c.id) FILTER (WHERE cs.user_id IS NULL) AS unseen
          FROM comment c LEFT JOIN comment_seen cs ON cs.comment_id = c.id AND cs.user_id = $1
          WHERE c.student_id = s.id AND c.deleted_at IS NULL) n
        WHERE p.workplace_id = $2 AND NOT s.is_protected`,
      params: [workplaceId(n)],
    }),
  },
  'free-places': {
    question: () => ({ query: FREE_QUERY, variables: { input: { from: FIRST, to: LAST, first: 50 } } }),
    floor: () => ({
      sql: `WITH free AS (SELECT w.* FROM workplace w WHERE w.state = 'ACTIVE' AND $1::uuid IS NOT NULL
          AND ${HAS_FREE_DAY})
        SELECT ${body(`json_build_object('freePlaces', json_build_object('totalCount', (SELECT count(*) FROM free),
          'nodes', coalesce(json_agg(json_build_object('workplace', json_build_object('id', w.id, 'name', w.name),
            'places', w.places, 'free', greatest(0, w.places - (${MOST_TAKEN}))) ORDER BY w.name, w.id), '[]')))`)}
        FROM (SELECT * FROM free ORDER BY name, id LIMIT 50) w`,
      params: [FIRST, LAST],
    }),
  },
  plan: {
    question: (n) => ({ query: PLAN_QUERY, variables: { id: studentId(n) } }),
    floor: (n) => ({
      sql: `WITH item AS MATERIALIZED (${PLAN_ITEMS}),
          step AS (SELECT *, ${HAS} AS has, ${PLANNED} AS planned FROM item WHERE source <> 'WISH')
        SELECT ${body(`json_build_object('studyPlan', json_build_object('studentName', s.name, 'version', p.version,
            'state', p.state, 'goal', p.goal, 'goalText', 'Enstaka kurser', 'startDate', p.start_date,
            'plannedEndDate', p.planned_end_date, 'pacePercent', p.pace_percent,
            'items', (SELECT json_agg(${PLAN_ITEM_JSON} ORDER BY left(term, 4), right(term, 2) DESC, name, id) FROM item)),
          'checkStudyPlan', json_build_object('isMet', (SELECT bool_and(has >= points) FROM step), 'requirements',
            (SELECT json_agg(one.json ORDER BY one.place, one.code) FROM (
              SELECT 1 AS place, NULL AS code,
                ${requirement("'TOTAL'", "'Planens kurser'", 'sum(points)', 'sum(has)', 'sum(planned)')} AS json FROM step
              UNION ALL SELECT 2, code, ${requirement('course_id', 'name', 'points', 'has', 'planned')} FROM step) one)))`)}
        FROM study_plan p JOIN student s ON s.id = p.student_id
        WHERE p.student_id = $2 AND (NOT s.is_protected OR $1::uuid IS NULL)`,
      params: [studentId(n)],
    }),
  },
  'placement-hours': {
    question: (n) => ({ query: HOURS_QUERY, variables: { id: studentId(n) } }),
    floor: (n) => ({
      sql: `SELECT ${body(`json_build_object('placementHours', json_build_object('required', ${requiredHours('s.id')},
          'planned', sum(p.planned_hours) FILTER (WHERE p.state <> 'INTERRUPTED'),
          'reported', sum(p.reported_minutes) / 60.0, 'confirmed', sum(p.confirmed_minutes) / 60.0,
          'weeks', (SELECT json_agg(json_build_object('placementId', k.placement_id, 'monday', k.monday,
              'version', k.version, 'hours', k.minutes / 60.0, 'days',
              (SELECT json_agg(json_build_object('day', d.day, 'hours', d.minutes / 60.0, 'absence', d.absence) ORDER BY d.day)
               FROM placement_day d WHERE d.placement_id = k.placement_id AND d.monday = k.monday),
              'reportedBy', k.reported_by_name, 'confirmedBy', k.confirmed_by_name, 'confirmedAt', ${iso('k.confirmed_at')})
            ORDER BY k.monday DESC) FROM placement_week k WHERE k.placement_id = ANY (array_agg(p.id)))))`)}
        FROM student s JOIN placement p ON p.student_id = s.id
        WHERE s.id = $2 AND (NOT s.is_protected OR $1::uuid IS NULL) GROUP BY s.id`,
      params: [studentId(n)],
    }),
  },
  'hours-file': {
    viewer: 'ADMIN',
    question: () => ({
      query: FILE_QUERY,
      variables: {
        input: {
          list: 'placement-hours',
          format: 'CSV',
          query: `fran=${QUARTER[0]}&till=${QUARTER[1]}&kommun=${CUSTOMER}`,
        },
      },
    }),
    // The file is kept, as the product keeps it.
    floor: () => ({
      sql: `WITH package AS MATERIALIZED (${PACKAGES}), line AS (${HOURS_OF_CUSTOMER}),
          kept AS (INSERT INTO list_export (id, user_id, list, format, query, filename, row_count, bytes)
            SELECT gen_random_uuid(), $1, 'placement-hours', 'CSV', '', 'apl-timmar.csv', count(*),
              convert_to(string_agg(concat_ws(';', personal_number, name, municipality, packages, points, required, planned,
                reported, confirmed, workplaces, first, last), E'\\r\\n'), 'UTF8') FROM line RETURNING list, format, row_count)
        SELECT ${body(`json_build_object('createExport', json_build_object('list', list, 'format', format,
          'rowCount', row_count))`)} FROM kept`,
      params: [...QUARTER, CUSTOMER],
    }),
  },
};
