import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type {
  CourseFigures,
  CourseStatistics,
  CourseStatisticsInput,
  DropoutStatistics,
  GradeSpread,
  GroupFigures,
  StartMonth,
  StatisticsGroup,
} from '../../platform/graphql/generated.js';
import { EnrollmentFacts } from '../enrollments/facts/enrollment-facts.service.js';
import { writeParticipationFacts } from './participation-facts.repository.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import {
  baseOf,
  percentOf,
  periodsOf,
  tookPart,
  type BaseColumn,
  type Period,
} from './statistics.queries.js';

/** Minimum size of a published group, below which individuals could be identified (pages, section 12). */
const LEAST_STUDENTS = 5;
const LAST_WEEK = 27;

type RawFigures = Omit<
  CourseFigures,
  'from' | 'to' | 'completedPercent' | 'droppedOutPercent' | 'passedPercent'
>;

/** Course statistics (pages, section 12): one statement per widget, so that a failure does not affect the others. */
@Injectable()
export class StatisticsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly facts: EnrollmentFacts,
  ) {}

  onModuleInit(): void {
    this.facts.register(writeParticipationFacts);
  }

  private async read<T extends QueryResultRow>(sql: string, params: SqlParams): Promise<T[]> {
    await this.facts.settleMany();
    return this.database.query<T>(sql, params.values);
  }

  /** Both periods in one pass. */
  async figures(input: CourseStatisticsInput): Promise<CourseStatistics> {
    const { current, previous } = periodsOf(input);
    const params = new SqlParams();
    const days = [previous.from, previous.to, current.from, current.to].map(
      (day) => `${params.add(day)}::date`,
    );
    const [was, until, from, to] = days as [string, string, string, string];
    const base = baseOf(
      input,
      params,
      ['student', 'start', 'end', 'last', 'pauses', 'grade', 'signed', 'left', 'due'],
      was,
      to,
    );
    const [row] = await this.read<{ current: RawFigures; previous: RawFigures }>(
      `WITH ${base},
       -- Small groups first, twice: reckoning every figure for each row would take longer than reading the rows.
       alike AS (
         SELECT end_on, grade, has_left, signed_on, due_on, count(*) AS number FROM base
         WHERE end_on BETWEEN ${was} AND ${to} GROUP BY 1, 2, 3, 4, 5),
       ended AS (
         SELECT end_on >= ${from} AS is_current, grade, sum(number) AS ended, sum(number) FILTER (WHERE has_left) AS dropped,
           sum(number * greatest(0, signed_on - end_on)) AS waited, sum(number) FILTER (WHERE due_on <= clock.today) AS due,
           sum(number) FILTER (WHERE due_on < clock.today AND (signed_on IS NULL OR signed_on > due_on)) AS late
         FROM alike, (SELECT today() AS today) clock GROUP BY 1, 2),
       each AS (
         SELECT count(*) FILTER (WHERE ${tookPart(from, to)}) AS current,
           count(*) FILTER (WHERE ${tookPart(was, until)}) AS previous
         FROM base GROUP BY student_id),
       present AS (
         SELECT count(*) FILTER (WHERE current > 0) AS current, sum(current) AS current_sum,
           count(*) FILTER (WHERE previous > 0) AS previous, sum(previous) AS previous_sum FROM each)
       SELECT ${figuresSql('current', 'is_current')} AS current, ${figuresSql('previous', 'NOT is_current')} AS previous`,
      params,
    );
    return { current: withShares(row!.current, current), previous: withShares(row!.previous, previous) };
  }

  async grades(input: CourseStatisticsInput): Promise<GradeSpread[]> {
    const { current } = periodsOf(input);
    const params = new SqlParams();
    const [from, to] = [params.add(current.from), params.add(current.to)];
    return this.read<GradeSpread>(
      `WITH ${baseOf(input, params, ['course', 'end', 'grade'], from, to)},
       counted AS (SELECT course_id, grade, count(*)::integer AS count FROM base
         WHERE grade IS NOT NULL AND end_on BETWEEN ${from}::date AND ${to}::date GROUP BY course_id, grade)
       SELECT c.id AS "courseId", c.name AS "courseName", c.code AS "courseCode", ${equivalentsOf('c.id')} AS equivalents,
         sum(k.count)::integer AS graded,
         json_agg(json_build_object('grade', k.grade, 'count', k.count)
           ORDER BY array_position(ARRAY['A', 'B', 'C', 'D', 'E', 'F', '–', 'G', 'IG'], k.grade)) AS counts
       FROM counted k JOIN course c ON c.id = k.course_id
       GROUP BY c.id ORDER BY graded DESC, c.name, c.id`,
      params,
    );
  }

  async dropouts(input: CourseStatisticsInput): Promise<DropoutStatistics> {
    const { current } = periodsOf(input);
    const params = new SqlParams();
    const [from, to] = [params.add(current.from), params.add(current.to)];
    const [row] = await this.read<DropoutStatistics>(
      `WITH ${baseOf(input, params, ['start', 'left', 'leftOn'], from, to)},
       gone AS MATERIALIZED (
         SELECT least(${LAST_WEEK}, greatest(1, (status_on - start_on) / 7 + 1)) AS week, status_reason AS reason
         FROM base WHERE has_left AND status_on BETWEEN ${from}::date AND ${to}::date)
       SELECT (SELECT count(*)::integer FROM gone) AS total,
         coalesce((SELECT json_agg(w ORDER BY week) FROM (
           SELECT week, count(*)::integer AS count FROM gone WHERE week IS NOT NULL GROUP BY week) w), '[]'::json)
           AS weeks,
         coalesce((SELECT json_agg(r ORDER BY count DESC, reason) FROM (
           SELECT reason, count(*)::integer AS count FROM gone GROUP BY reason) r), '[]'::json) AS reasons`,
      params,
    );
    return row!;
  }

  async starts(input: CourseStatisticsInput): Promise<StartMonth[]> {
    const { current } = periodsOf(input);
    const params = new SqlParams();
    const [from, to] = [params.add(current.from), params.add(current.to)];
    return this.read<StartMonth>(
      `WITH ${baseOf(input, params, ['start'], from, to)},
       counted AS (SELECT date_trunc('month', start_on)::date AS month, count(*)::integer AS count FROM base
         WHERE start_on BETWEEN ${from}::date AND ${to}::date GROUP BY 1)
       SELECT to_char(m, 'YYYY-MM') AS month, coalesce(counted.count, 0) AS count
       FROM generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') m
       LEFT JOIN counted ON counted.month = m::date ORDER BY m`,
      params,
    );
  }

  async groups(input: CourseStatisticsInput, by: StatisticsGroup): Promise<GroupFigures[]> {
    const { current } = periodsOf(input);
    const params = new SqlParams();
    const [from, to] = [params.add(current.from), params.add(current.to)];
    const { column, key, label, join } = GROUPS[by];
    const during = tookPart(`${from}::date`, `${to}::date`);
    // Excludes small groups.
    const isSheltered = by === 'TEACHER';
    const columns: BaseColumn[] = ['student', 'start', 'end', 'last', 'pauses', 'grade', 'left', column];
    const ended = `end_on BETWEEN ${from}::date AND ${to}::date`;
    const rows = await this.read<Omit<GroupFigures, 'completedPercent'>>(
      `WITH ${baseOf(input, params, columns, from, to)},
       counted AS MATERIALIZED (
         SELECT ${key} AS key, (count(*) FILTER (WHERE ${during}))::integer AS participants,
           ${isSheltered ? `${differentStudents(during)} AS students,` : ''}
           (count(*) FILTER (WHERE grade IS NOT NULL AND ${ended}))::integer AS graded,
           (count(*) FILTER (WHERE grade_passed(grade) AND ${ended}))::integer AS passed,
           (count(*) FILTER (WHERE has_left AND ${ended}))::integer AS "droppedOut"
         FROM base GROUP BY 1)${isSheltered ? `, ${largeEnough(key, during)}` : ''}
       SELECT k.key, ${label} AS label, participants, graded, passed, "droppedOut" FROM counted k ${join}
       ${isSheltered ? 'WHERE k.key IN (SELECT key FROM large)' : ''}
       ORDER BY participants DESC, label`,
      params,
    );
    return rows.map((row) => ({
      ...row,
      completedPercent: percentOf(row.graded, row.graded + row.droppedOut),
    }));
  }
}

/** Grouping of participations, with the source of its name. */
const GROUPS = {
  MUNICIPALITY: { column: 'municipality', key: 'municipality', label: 'k.key', join: '' },
  STUDY_FORM: { column: 'form', key: 'study_form', label: 'k.key', join: '' },
  TEACHER: {
    column: 'teacher',
    key: 'teacher_id',
    label: 'u.name',
    join: 'LEFT JOIN teacher t ON t.id = k.key LEFT JOIN app_user u ON u.id = t.user_id',
  },
} as const;

/**
 * Lower bound of the number of different students: each sets one of 64 bits by a hash of its id. An exact
 * count needs a sort, which would dominate the cost.
 */
const differentStudents = (condition: string): string =>
  `bit_count((bit_or(1::bigint << (uuid_hash(student_id) & 63)) FILTER (WHERE ${condition}))::bit(64))`;

/** CTE: the groups of `counted` that are large enough to publish; those with few bits are counted exactly. */
const largeEnough = (key: string, condition: string): string => `
  doubtful AS MATERIALIZED (SELECT key FROM counted
    WHERE participants >= ${LEAST_STUDENTS} AND students < ${LEAST_STUDENTS} AND key IS NOT NULL),
  large AS (
    SELECT key FROM counted WHERE students >= ${LEAST_STUDENTS} AND key IS NOT NULL
    UNION ALL SELECT ${key} FROM base
    WHERE EXISTS (SELECT FROM doubtful) AND ${key} IN (SELECT key FROM doubtful) AND ${condition}
    GROUP BY ${key} HAVING count(DISTINCT student_id) >= ${LEAST_STUDENTS})`;

/** The figures of a period, from `ended` (by grade) and `present`, by the contract's definitions. */
function figuresSql(period: 'current' | 'previous', condition: string): string {
  return `(SELECT json_build_object(
      'students', (SELECT ${period} FROM present), 'participants', (SELECT coalesce(${period}_sum, 0) FROM present),
      'graded', coalesce(sum(ended) FILTER (WHERE grade IS NOT NULL), 0), 'droppedOut', coalesce(sum(dropped), 0),
      'passed', coalesce(sum(ended) FILTER (WHERE grade_passed(grade)), 0),
      'meanMerit', round(sum(grade_merit(grade) * ended) / sum(ended) FILTER (WHERE grade_merit(grade) IS NOT NULL), 2)::float,
      'meritGrades', coalesce(sum(ended) FILTER (WHERE grade_merit(grade) IS NOT NULL), 0),
      'daysToGrade', round(sum(waited) FILTER (WHERE grade IS NOT NULL)
        / sum(ended) FILTER (WHERE grade IS NOT NULL), 1)::float,
      'lateGrades', coalesce(sum(late), 0), 'dueGrades', coalesce(sum(due), 0))
    FROM ended WHERE ${condition})`;
}

function withShares(raw: RawFigures, period: Period): CourseFigures {
  const decided = raw.graded + raw.droppedOut;
  return {
    ...raw,
    ...period,
    completedPercent: percentOf(raw.graded, decided),
    droppedOutPercent: percentOf(raw.droppedOut, decided),
    passedPercent: percentOf(raw.passed, raw.graded),
  };
}
