import { daysBetween } from '../../../domain/days.js';
import { requestedYear } from '../exams/terms/exam-day.queries.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import type {
  Calendar,
  CalendarInput,
  CalendarLayer,
  CalendarMark,
  ExamOccasion,
} from '../../platform/graphql/generated.js';
import { hasUngraded } from '../enrollments/lacks-grade.queries.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { mayPlanExams } from './calendar.policy.js';
import { CALENDAR_EXAM_JSON, occasionJson, WITHOUT_DAY } from './calendar.queries.js';
import { toCalendarExam, toOccasion, type CalendarExamRow, type OccasionRow } from './calendar.mapper.js';

const MOST_DAYS = 400;
const MOST_UNDATED = 500;

interface CalendarRow {
  occasions: OccasionRow[];
  undated: CalendarExamRow[];
  undatedCount: number;
  marks: CalendarMark[];
}

/** Reads the calendar of a period in one statement that also writes the access log (permissions, M52). */
@Injectable()
export class CalendarReader {
  constructor(private readonly database: Database) {}

  async read(actor: Actor, input: CalendarInput): Promise<Calendar> {
    const { from, to } = checkedPeriod(input);
    const params = new SqlParams();
    const period = { from: `${params.add(from)}::date`, to: `${params.add(to)}::date` };
    const may = visibleTo(actor, params);
    const waiting = `FROM exam e JOIN student s ON s.id = e.student_id WHERE ${WITHOUT_DAY} AND ${may}`;
    const [row] = await this.database.query<CalendarRow>(
      `WITH ${accessLogPart(actor, 'READ_CALENDAR', params, null)}, waiting AS MATERIALIZED (
         SELECT e.id ${waiting}
         ORDER BY ${requestedYear('e')}, month_number(e.requested_month), e.seq
         LIMIT ${MOST_UNDATED})
       SELECT (SELECT coalesce(json_agg(${occasionJson(may)} ORDER BY o.held_on, o.starts_at, o.id), '[]'::json)
           FROM exam_occasion o WHERE o.held_on BETWEEN ${period.from} AND ${period.to}) AS occasions,
         (SELECT coalesce(json_agg(${CALENDAR_EXAM_JSON} ORDER BY ${requestedYear('e')},
             month_number(e.requested_month), e.seq), '[]'::json)
           FROM waiting w JOIN exam e USING (id) JOIN student s ON s.id = e.student_id) AS undated,
         (SELECT count(*)::integer ${waiting}) AS "undatedCount",
         ${marksJson(new Set(input.layers ?? []), period)} AS marks`,
      params.values,
    );
    return {
      occasions: row!.occasions.map((occasion) => toOccasion(occasion, actor)),
      undated: row!.undated.map((exam) => toCalendarExam(exam, actor)),
      undatedCount: row!.undatedCount,
      marks: row!.marks,
      viewerMay: { create: mayPlanExams(actor) },
    };
  }
}

/** Reads one occasion as the actor may see it. `db` is the transaction that has just changed it. */
export async function readOccasion(db: Queryable, actor: Actor, id: string): Promise<ExamOccasion> {
  const params = new SqlParams();
  const may = visibleTo(actor, params);
  const [row] = await db.query<{ occasion: OccasionRow }>(
    `SELECT ${occasionJson(may)} AS occasion FROM exam_occasion o WHERE o.id = ${params.add(id)}`,
    params.values,
  );
  return toOccasion(row!.occasion, actor);
}

function checkedPeriod({ from, to }: Pick<CalendarInput, 'from' | 'to'>): { from: string; to: string } {
  const days = daysBetween(from, to);
  if (days < 0) throw badField('to', 'ORDER', 'Till och med ska inte vara före från och med.');
  if (days > MOST_DAYS) throw badField('to', 'RANGE', `Högst ${MOST_DAYS} dagar åt gången.`);
  return { from, to };
}

const MARK_DAY: Readonly<Record<CalendarLayer, string>> = {
  COURSE_STARTS: 'ci.start_date',
  COURSE_ENDS: 'ci.end_date',
  GRADES_DUE: 'coalesce(ci.grades_due_on, ci.end_date + (SELECT grade_deadline_days FROM school_setting))',
};

/**
 * Grades are due while the course runs and is unsigned, and after its end while a participant lacks a grade.
 * Ungraded courses are left out.
 */
const GRADES_OPEN = `grade_scale(c.level, c.kind) <> 'CERTIFICATE'
  AND (coalesce(ci.end_date >= today(), true) AND ci.grades_signed_at IS NULL OR ${hasUngraded('ci')})`;

/** SQL for the requested layers, as a JSON array of marks; cancelled instances are left out. */
function marksJson(layers: ReadonlySet<CalendarLayer>, period: { from: string; to: string }): string {
  if (layers.size === 0) return `'[]'::json`;
  const parts = [...layers].map((layer) => {
    const open = layer === 'GRADES_DUE' ? `AND ${GRADES_OPEN}` : '';
    return `SELECT '${layer}' AS layer, ${MARK_DAY[layer]} AS day, ci.id AS "courseInstanceId", c.name AS "courseName", ci.name
      FROM course_instance ci JOIN course c ON c.id = ci.course_id WHERE ci.planning <> 'CANCELLED' ${open}
        AND ${MARK_DAY[layer]} BETWEEN ${period.from} AND ${period.to}`;
  });
  return `(SELECT coalesce(json_agg(m ORDER BY m.day, m."courseName", m."courseInstanceId"), '[]'::json)
    FROM (${parts.join(' UNION ALL ')}) m)`;
}
