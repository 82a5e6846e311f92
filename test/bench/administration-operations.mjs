/** Statistics of ten months; earnings of a month of all customers, and of a year of one. */

const STATISTICS_PERIOD = { from: '2026-01-01', to: '2026-10-31' };
const [BEFORE, UNTIL, FROM, TO] = ['2025-03-01', '2025-12-31', '2026-01-01', '2026-10-31'].map(
  (day) => `date '${day}'`,
);

/** Common conditions of the participation statements. */
const TAKEN_PART = `e.course_id IS NOT NULL AND e.is_enrollment AND e.removed_at IS NULL
  AND e.status NOT IN ('ADMITTED', 'NOT_STARTED', 'CANCELLED')`;
const LEFT = `e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL')`;
const END = 'coalesce(e.end_date, i.end_date)';
const LAST = `CASE WHEN ${LEFT} THEN least(e.status_on, ${END}) ELSE ${END} END`;
const percent = (part, whole) => `round(100.0 * (${part}) / nullif(${whole}, 0), 1)::float`;

const figures = (from, to, name, condition) => `(SELECT json_build_object('from', ${from}, 'to', ${to},
    'students', (SELECT count(*) FILTER (WHERE ${name} > 0) FROM student_of),
    'participants', (SELECT coalesce(sum(${name}), 0) FROM student_of), 'graded', graded, 'droppedOut', dropped,
    'completedPercent', ${percent('graded', 'graded + dropped')}, 'droppedOutPercent', ${percent('dropped', 'graded + dropped')},
    'passed', passed, 'passedPercent', ${percent('passed', 'graded')}, 'meanMerit', merit, 'meritGrades', merits,
    'daysToGrade', waited, 'lateGrades', late, 'dueGrades', due)
  FROM (SELECT count(grade) AS graded, count(*) FILTER (WHERE has_left) AS dropped,
      count(*) FILTER (WHERE grade IN ('A', 'B', 'C', 'D', 'E', 'G')) AS passed,
      round(avg(CASE grade WHEN 'A' THEN 20 WHEN 'B' THEN 17.5 WHEN 'C' THEN 15 WHEN 'D' THEN 12.5 WHEN 'E' THEN 10 WHEN 'F' THEN 0 END), 2)::float AS merit,
      count(*) FILTER (WHERE grade IN ('A', 'B', 'C', 'D', 'E', 'F')) AS merits,
      round(avg(greatest(0, signed_on - end_on)) FILTER (WHERE grade IS NOT NULL), 1)::float AS waited,
      count(*) FILTER (WHERE due_on <= today()) AS due,
      count(*) FILTER (WHERE due_on < today() AND (signed_on IS NULL OR signed_on > due_on)) AS late
    FROM part WHERE ${condition}) sums)`;

const FIGURES = `WITH part AS MATERIALIZED (
    SELECT e.student_id, coalesce(e.start_date, i.start_date) AS start_on, ${END} AS end_on, ${LAST} AS last_on,
      CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade,
      (e.grade_signed_at AT TIME ZONE 'Europe/Stockholm')::date AS signed_on, ${LEFT} AND e.grade_signed_at IS NULL AS has_left,
      CASE WHEN c.kind <> 'ORIENTATION' AND e.status IN ('ACTIVE', 'PAUSED', 'COMPLETED')
        THEN coalesce(i.grades_due_on, ${END} + (SELECT grade_deadline_days FROM school_setting)) END AS due_on
    FROM enrollment e JOIN course c ON c.id = e.course_id LEFT JOIN course_instance i ON i.id = e.course_instance_id
    WHERE ${TAKEN_PART} AND coalesce(e.start_date, i.start_date) <= ${TO} AND coalesce(${END} >= ${BEFORE}, true)),
  student_of AS MATERIALIZED (SELECT count(*) FILTER (WHERE coalesce(last_on >= ${FROM}, true)) AS now,
      count(*) FILTER (WHERE start_on <= ${UNTIL} AND coalesce(last_on >= ${BEFORE}, true)) AS earlier FROM part GROUP BY student_id)
  SELECT json_build_object('data', json_build_object('courseStatistics', json_build_object(
    'current', ${figures(FROM, TO, 'now', `end_on BETWEEN ${FROM} AND ${TO}`)},
    'previous', ${figures(BEFORE, UNTIL, 'earlier', `end_on BETWEEN ${BEFORE} AND ${UNTIL}`)})))::text AS body`;

const FIGURE_FIELDS = `from to students participants graded droppedOut completedPercent droppedOutPercent passed
  passedPercent meanMerit meritGrades daysToGrade lateGrades dueGrades`;

const GROUPS = `SELECT json_build_object('data', json_build_object('groupStatistics', json_agg(json_build_object(
    'key', municipality, 'label', municipality, 'participants', participants, 'graded', graded, 'passed', passed,
    'droppedOut', dropped, 'completedPercent', ${percent('graded', 'graded + dropped')}) ORDER BY participants DESC, municipality)))::text AS body
  FROM (SELECT s.municipality, count(*) FILTER (WHERE coalesce(${LAST} >= ${FROM}, true)) AS participants,
      count(*) FILTER (WHERE e.grade_signed_at IS NOT NULL AND ${END} BETWEEN ${FROM} AND ${TO}) AS graded,
      count(*) FILTER (WHERE e.grade_signed_at IS NOT NULL AND e.grade IN ('A', 'B', 'C', 'D', 'E', 'G')
        AND ${END} BETWEEN ${FROM} AND ${TO}) AS passed,
      count(*) FILTER (WHERE ${LEFT} AND e.grade_signed_at IS NULL AND ${END} BETWEEN ${FROM} AND ${TO}) AS dropped
    FROM enrollment e JOIN student s ON s.id = e.student_id LEFT JOIN course_instance i ON i.id = e.course_instance_id
    WHERE ${TAKEN_PART} AND coalesce(e.start_date, i.start_date) <= ${TO} AND coalesce(${END} >= ${FROM}, true)
    GROUP BY s.municipality) row`;

const EARNINGS_QUERY = `query EarningsOverview($input: EarningsInput!) { earnings(input: $input) { from to through frozenMonths
  cards { earnedOre baseOre resultOre correctionsOre invoiceableOre remainingResultOre remainingCount riskOre riskCount }
  groups { municipality courseId packageId code title enrollments baseOre resultOre correctionsOre earnedOre
    remainingResultOre riskOre status }
  problems { kind municipality courses enrollments titles } } }`;

/** For courses with a price by course or category; the data has no packages, frozen months or corrections. */
const earnings = (from, to, municipality) => {
  const [first, last] = [`date '${from}'`, `least(date '${to}', today())`];
  const accrued = (
    day,
  ) => `CASE WHEN least(stop_on, ${day}) < first_on THEN 0 WHEN least(stop_on, ${day}) >= last_on THEN base
    ELSE (2 * base * (least(stop_on, ${day}) - first_on + 1) + (last_on - first_on + 1)) / (2 * (last_on - first_on + 1)) END`;
  const keys = municipality ? 'municipality, course_id' : 'municipality';
  // Point prices pay for F too, and the data has no pauses.
  const lost = `e.grade = '–'`;
  return `WITH part AS MATERIALIZED (
      SELECT x.*, r.id AS price_id, c.points * r.amount_ore AS total, (2 * c.points * r.amount_ore * r.base_percent + 100) / 200 AS base
      FROM (SELECT s.municipality, e.course_id, c.price_category, i.study_form, coalesce(e.start_date, i.start_date) AS first_on,
          ${END} AS last_on, CASE WHEN ${LEFT} THEN least(${END}, e.status_on - 1) ELSE ${END} END AS stop_on,
          CASE WHEN ${LEFT} OR (e.grade_signed_at IS NOT NULL AND (${lost})) THEN 'LOST' WHEN e.grade_signed_at IS NOT NULL
            OR (e.status = 'COMPLETED' AND c.kind = 'ORIENTATION') THEN 'EARNED' ELSE 'OPEN' END AS state,
          CASE WHEN ${LEFT} THEN e.status_on ELSE greatest(coalesce(e.start_date, i.start_date),
            coalesce((e.grade_signed_at AT TIME ZONE 'Europe/Stockholm')::date, e.status_on)) END AS settled_on
        FROM enrollment e JOIN student s ON s.id = e.student_id JOIN course c ON c.id = e.course_id
          LEFT JOIN course_instance i ON i.id = e.course_instance_id
        WHERE e.is_enrollment AND e.removed_at IS NULL AND e.status NOT IN ('NOT_STARTED', 'CANCELLED')
          AND coalesce(e.start_date, i.start_date) <= date '${to}' ${municipality ? `AND s.municipality = '${municipality}'` : ''}) x
        JOIN course c ON c.id = x.course_id
        LEFT JOIN price_list l ON l.municipality = x.municipality AND x.first_on BETWEEN l.valid_from AND coalesce(l.valid_to, 'infinity')
        LEFT JOIN price_row own ON own.price_list_id = l.id AND own.course_id = x.course_id
        LEFT JOIN price_row far ON far.price_list_id = l.id AND far.category = x.price_category AND far.distance
          AND x.study_form = 'DISTANCE'
        LEFT JOIN price_row near ON near.price_list_id = l.id AND near.category = x.price_category AND NOT near.distance
        LEFT JOIN price_row r ON r.id = coalesce(own.id, far.id, near.id)
      WHERE x.state = 'OPEN' OR greatest(x.stop_on, x.settled_on) >= ${first}),
    sums AS MATERIALIZED (SELECT ${keys}, count(*) AS n, sum(base_ore) AS base_ore, sum(result_ore) AS result_ore,
        sum(open_ore) AS open_ore, count(*) FILTER (WHERE open_ore > 0) AS open_count, sum(risk_ore) AS risk_ore,
        count(*) FILTER (WHERE risk_ore > 0) AS risk_count
      FROM (SELECT ${keys}, ${accrued(last)} - ${accrued(`${first} - 1`)} AS base_ore,
          CASE WHEN state = 'EARNED' AND settled_on BETWEEN ${first} AND ${last} THEN total - base ELSE 0 END AS result_ore,
          CASE WHEN state = 'OPEN' THEN total - base ELSE 0 END AS open_ore,
          CASE WHEN state = 'LOST' AND settled_on BETWEEN ${first} AND date '${to}' THEN total - (${accrued('stop_on')}) ELSE 0 END AS risk_ore
        FROM part WHERE total IS NOT NULL) entry GROUP BY ${keys})
    SELECT json_build_object('data', json_build_object('earnings', json_build_object('from', '${from}', 'to', '${to}',
      'through', ${last}, 'frozenMonths', '[]'::json,
      'cards', (SELECT json_build_object('earnedOre', sum(base_ore + result_ore), 'baseOre', sum(base_ore), 'resultOre', sum(result_ore),
        'correctionsOre', 0, 'invoiceableOre', 0, 'remainingResultOre', sum(open_ore), 'remainingCount', sum(open_count),
        'riskOre', sum(risk_ore), 'riskCount', sum(risk_count)) FROM sums),
      'groups', (SELECT json_agg(json_build_object('municipality', municipality,
          ${municipality ? `'courseId', c.id, 'packageId', null, 'code', c.code, 'title', c.name` : `'courseId', null, 'packageId', null, 'code', null, 'title', null`},
          'enrollments', n, 'baseOre', base_ore, 'resultOre', result_ore, 'correctionsOre', 0, 'earnedOre', base_ore + result_ore,
          'remainingResultOre', open_ore, 'riskOre', risk_ore, 'status', 'PRELIMINARY')
          ORDER BY ${municipality ? 'c.name, c.code' : 'municipality'})
        FROM sums ${municipality ? 'JOIN course c ON c.id = course_id' : ''}),
      'problems', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'municipality', municipality, 'courses', courses,
          'enrollments', n, 'titles', titles) ORDER BY municipality, kind), '[]')
        FROM (SELECT CASE WHEN p.price_id IS NULL THEN 'NO_PRICE' ELSE 'NO_POINTS' END AS kind, p.municipality, count(DISTINCT course_id) AS courses, count(*) AS n,
            (array_agg(DISTINCT c.code || ' ' || c.name))[1:10] AS titles
          FROM part p JOIN course c ON c.id = p.course_id WHERE total IS NULL GROUP BY 1, p.municipality) problem))))::text AS body`;
};

const read = (query, variables, sql) => ({
  viewer: 'ADMIN',
  question: () => ({ query, variables }),
  floor: () => ({ sql, params: [] }),
});

const earned = (input) => read(EARNINGS_QUERY, { input }, earnings(input.from, input.to, input.municipality));

export const ADMINISTRATION = {
  statistics: read(
    `query StatsFigures($input: CourseStatisticsInput!) { courseStatistics(input: $input) {
      current { ${FIGURE_FIELDS} } previous { ${FIGURE_FIELDS} } } }`,
    { input: STATISTICS_PERIOD },
    FIGURES,
  ),
  'statistics-groups': read(
    `query StatsGroups($input: CourseStatisticsInput!, $by: StatisticsGroup!) { groupStatistics(input: $input, by: $by) {
      key label participants graded passed droppedOut completedPercent } }`,
    { input: STATISTICS_PERIOD, by: 'MUNICIPALITY' },
    GROUPS,
  ),
  'earnings-month': earned({ from: '2026-10-01', to: '2026-10-31' }),
  'earnings-year': earned({ from: '2026-01-01', to: '2026-12-31', municipality: 'Solna' }),
};
