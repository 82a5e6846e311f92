/** The extent of a teacher's employment, by the id of the teacher as SQL. */
export const employmentOf = (teacherId: string): string =>
  `coalesce((SELECT employment_percent FROM teacher_profile WHERE teacher_id = ${teacherId}), 100)`;

/** `loadPercent` (domain/teacher-load.ts) in SQL: a sum of paces in per cent of the employment. */
export const loadPercentOf = (pace: string, employment: string): string =>
  `round(${pace} * 100.0 / ${employment})::integer`;

/** The earliest day of counted instances: finished ones add no load. */
const FROM =
  '(CASE WHEN i.end_date < (SELECT today()) THEN i.start_date ELSE greatest(i.start_date, (SELECT today())) END)';
const OTHERS = `FROM course_instance o WHERE o.teacher_id = i.teacher_id AND o.planning <> 'CANCELLED'`;

/**
 * The teacher's highest load on one day of instance `i`, from today on if it has not ended. Only start dates need to be
 * checked, since the load rises on no other day.
 */
export const TEACHER_PEAK = `(SELECT ${loadPercentOf('max(pace)', employmentOf('i.teacher_id'))} FROM (
  SELECT (SELECT sum(o.pace_percent) ${OTHERS} AND o.start_date <= day.day AND o.end_date >= day.day) AS pace
  FROM (SELECT ${FROM} AS day UNION SELECT o.start_date ${OTHERS}
    AND o.start_date BETWEEN ${FROM} AND i.end_date) day) paces)`;

/**
 * CTEs: `peak` has each teacher's highest sum of paces from today on and its first day, from `instances` without
 * cancelled ones.
 */
export const teacherPeaks = (instances: string): string => `
  step AS (
    SELECT teacher_id, day, sum(pace) AS pace FROM (
      SELECT teacher_id, greatest(start_date, today()) AS day, pace_percent AS pace
      FROM ${instances} WHERE end_date >= today() AND start_date IS NOT NULL
      UNION ALL SELECT teacher_id, end_date + 1, -pace_percent
      FROM ${instances} WHERE end_date >= today() AND start_date IS NOT NULL) change
    GROUP BY teacher_id, day
  ), peak AS (
    SELECT DISTINCT ON (teacher_id) teacher_id, pace, day FROM (
      SELECT teacher_id, day, sum(pace) OVER (PARTITION BY teacher_id ORDER BY day) AS pace FROM step) sums
    ORDER BY teacher_id, pace DESC, day
  )`;
