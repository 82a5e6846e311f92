/** Placements and study plans: the board of a workplace, free places, a plan with its check, a student's hours. */

const FIRST = '2026-09-01';
const LAST = '2026-11-30';

const studentId = (n) => `10000000-0000-7000-8000-${(n % 500).toString(16).padStart(12, '0')}`;
const workplaceId = (n) => `40000000-0000-7000-8000-${(n % 60).toString(16).padStart(12, '0')}`;

const BOARD_QUERY = `query Board($filter: BoardFilter) { board(filter: $filter) {
  cards { id name aplStatus municipality placement { id workplace } } } }`;
const FREE_QUERY = `query Free($input: FreePlacesInput) { freePlaces(input: $input) {
  totalCount nodes { workplace { id name } places free } } }`;
const PLAN_QUERY = `query Plan($id: ID!) {
  studyPlan(studentId: $id) { version goal goalText state items { id term source grade course { id code name points } } }
  checkStudyPlan(studentId: $id) { isMet requirements { key needed has planned missing } } }`;
const HOURS_QUERY = `query Hours($id: ID!) { placementHours(studentId: $id) {
  planned reported confirmed weeks { placementId hours days { day } } } }`;

const body = (root) => `json_build_object('data', ${root})::text AS body`;
const takes = `p.state IN ('PLANNED', 'AGREED', 'ONGOING')`;

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

export const PLACEMENTS = {
  'board-workplace': {
    question: (n) => ({ query: BOARD_QUERY, variables: { filter: { workplaceId: workplaceId(n) } } }),
    floor: (n) => ({
      sql: `SELECT ${body(`json_build_object('board', json_build_object('cards', coalesce(json_agg(json_build_object(
          'id', s.id, 'name', s.name, 'aplStatus', s.apl_status, 'municipality', s.municipality, 'placement',
          json_build_object('id', p.id, 'workplace', w.name)) ORDER BY s.name, s.id), '[]')))`)}
        FROM placement p JOIN student s ON s.id = p.student_id JOIN workplace w ON w.id = p.workplace_id
        WHERE p.workplace_id = $2 AND ${takes} AND (NOT s.is_protected OR $1::uuid IS NULL)`,
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
      sql: `WITH item AS MATERIALIZED (SELECT i.id, i.term, c.id AS course_id, c.code, c.name, c.points,
            (SELECT g.value FROM grade g WHERE g.student_id = p.student_id AND g.course_id = c.id
               AND g.signed_at IS NOT NULL AND grade_passed(g.value) LIMIT 1) AS grade,
            EXISTS (SELECT FROM enrollment e WHERE e.student_id = p.student_id AND e.course_id = c.id
               AND e.removed_at IS NULL AND e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')) AS is_read
          FROM study_plan p JOIN study_plan_item i ON i.plan_id = p.id JOIN course c ON c.id = i.course_id
          WHERE p.student_id = $2)
        SELECT ${body(`json_build_object('studyPlan', json_build_object('version', p.version, 'goal', p.goal,
            'goalText', 'Enstaka kurser', 'state', p.state, 'items', (SELECT json_agg(json_build_object('id', id, 'term', term,
              'source', CASE WHEN grade IS NOT NULL THEN 'DONE' WHEN is_read THEN 'ENROLLED' ELSE 'PLANNED' END,
              'grade', grade, 'course', json_build_object('id', course_id, 'code', code, 'name', name, 'points', points))
              ORDER BY name, id) FROM item)),
          'checkStudyPlan', json_build_object('isMet', (SELECT bool_and(grade IS NOT NULL) FROM item), 'requirements',
            (SELECT json_agg(one.json ORDER BY one.place, one.code) FROM (
              SELECT 1 AS place, NULL AS code, json_build_object('key', 'TOTAL', 'needed', sum(points),
                'has', coalesce(sum(points) FILTER (WHERE grade IS NOT NULL), 0),
                'planned', coalesce(sum(points) FILTER (WHERE grade IS NULL), 0), 'missing', 0) AS json FROM item
              UNION ALL SELECT 2, code, json_build_object('key', course_id, 'needed', points, 'has',
                CASE WHEN grade IS NULL THEN 0 ELSE points END, 'planned', CASE WHEN grade IS NULL THEN points ELSE 0 END,
                'missing', 0) FROM item) one)))`)}
        FROM study_plan p JOIN student s ON s.id = p.student_id
        WHERE p.student_id = $2 AND (NOT s.is_protected OR $1::uuid IS NULL)`,
      params: [studentId(n)],
    }),
  },
  'placement-hours': {
    question: (n) => ({ query: HOURS_QUERY, variables: { id: studentId(n) } }),
    floor: (n) => ({
      sql: `SELECT ${body(`json_build_object('placementHours', json_build_object('planned', sum(p.planned_hours),
          'reported', sum(p.reported_minutes) / 60.0, 'confirmed', sum(p.confirmed_minutes) / 60.0,
          'weeks', (SELECT json_agg(json_build_object('placementId', k.placement_id, 'hours', k.minutes / 60.0, 'days',
            (SELECT json_agg(json_build_object('day', d.day) ORDER BY d.day) FROM placement_day d
             WHERE d.placement_id = k.placement_id AND d.monday = k.monday)) ORDER BY k.monday DESC)
            FROM placement_week k WHERE k.placement_id = ANY (array_agg(p.id)))))`)}
        FROM student s JOIN placement p ON p.student_id = s.id
        WHERE s.id = $2 AND (NOT s.is_protected OR $1::uuid IS NULL)`,
      params: [studentId(n)],
    }),
  },
};
