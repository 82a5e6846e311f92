import { addDays, daysBetween } from '../../../../domain/days.js';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { badField } from '../../../platform/errors/app-error.js';
import type {
  CourseInstance,
  CourseInstanceSeriesInput,
  InstanceTeacherLoad,
  InstanceTeacherLoadInput,
  OverlappingInstance,
  PlannedOccasion,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import {
  assertReferences,
  courseOf,
  newInstance,
  readValues,
  type InstanceFields,
} from '../course-instance.input.js';
import { CourseInstanceList } from '../course-instances.queries.js';
import { loadPercent, peakPace } from '../../../../domain/teacher-load.js';
import { seriesStarts, WEEK } from './course-instance-plan.rules.js';
import { employmentOf } from '../../teachers/teacher-load.queries.js';
import { addInstances } from './course-instances.repository.js';
import { idsOf } from '../../../platform/database/rows.js';

const MOST_IN_A_SERIES = 100;
const LONGEST_DAYS = 3 * 366;
const MOST_WEEKS = 52;

type Dated = InstanceFields & { startDate: string; endDate: string };

/** 'Skapa serie': instances at regular intervals, with a preview (pages, section 6). */
@Injectable()
export class CourseInstanceSeries {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly list: CourseInstanceList,
  ) {}

  async preview(input: CourseInstanceSeriesInput): Promise<PlannedOccasion[]> {
    const { occasions } = await this.plan(this.database, input);
    const { teacherId } = occasions[0]!;
    const others = teacherId
      ? await overlapping(this.database, teacherId, occasions[0]!.startDate, occasions.at(-1)!.endDate)
      : [];
    const load = teacherId ? await loadIn(this.database, teacherId, [...others, ...occasions]) : null;
    return occasions.map(({ startDate, endDate }) => ({
      startDate,
      endDate,
      weeks: Math.round((daysBetween(startDate, endDate) + 1) / WEEK),
      teacherPeakPercent: load?.(startDate, endDate).peakPercent ?? null,
    }));
  }

  create(call: Call, input: CourseInstanceSeriesInput): Promise<CourseInstance[]> {
    return this.work.run(call, async (tx) => {
      const { courseId, occasions } = await this.plan(tx, input);
      const seriesId = uuid();
      const rows = occasions.map((fields) => ({ id: uuid(), courseId, seriesId, ...fields }));
      await addInstances(tx, rows);
      return this.list.some(idsOf(rows), tx);
    });
  }

  /** Load of a teacher with an additional instance of these dates and pace. */
  async load(input: InstanceTeacherLoadInput): Promise<InstanceTeacherLoad> {
    const { startDate, endDate, pacePercent } = input;
    if (endDate < startDate) throw badField('endDate', 'ORDER', 'Slutdatum måste vara efter startdatum.');
    const teacherId = requireId(input.teacherId, 'teacherId');
    const exceptId = input.exceptId ? requireId(input.exceptId, 'exceptId') : null;
    const instances = await overlapping(this.database, teacherId, startDate, endDate, exceptId);
    const load = await loadIn(this.database, teacherId, [...instances, { startDate, endDate, pacePercent }]);
    return { ...load(startDate, endDate), instances };
  }

  private async plan(
    db: Queryable,
    input: CourseInstanceSeriesInput,
  ): Promise<{ courseId: string; occasions: Dated[] }> {
    const values = readValues(input.values);
    const course = await courseOf(db, input.courseId);
    await assertReferences(db, values);
    const first = newInstance(course, values) as Dated;
    const { everyWeeks, until } = input;
    if (everyWeeks < 1 || everyWeeks > MOST_WEEKS)
      throw badField('everyWeeks', 'RANGE', `Ange 1 till ${MOST_WEEKS} veckor.`);
    if (until < first.startDate)
      throw badField('until', 'ORDER', 'Serien kan inte sluta före sin första start.');
    if (daysBetween(first.startDate, until) > LONGEST_DAYS)
      throw badField('until', 'RANGE', 'En serie får vara högst tre år.');
    const months = input.months ?? [];
    if (months.some((month) => month < 1 || month > 12))
      throw badField('months', 'RANGE', 'Månaderna är 1 till 12.');
    const starts = seriesStarts(first.startDate, everyWeeks, until, months);
    if (starts.length === 0)
      throw badField('months', 'NOT_ALLOWED', 'Inget tillfälle startar i de valda månaderna.');
    if (starts.length > MOST_IN_A_SERIES)
      throw badField('until', 'RANGE', `Högst ${MOST_IN_A_SERIES} tillfällen åt gången.`);
    const days = daysBetween(first.startDate, first.endDate);
    const dueAfter = first.gradesDueOn ? daysBetween(first.startDate, first.gradesDueOn) : null;
    const occasions = starts.map((startDate) => ({
      ...first,
      startDate,
      endDate: addDays(startDate, days),
      gradesDueOn: dueAfter === null ? null : addDays(startDate, dueAfter),
    }));
    return { courseId: course.id, occasions };
  }
}

/** Returns a function for the highest load in a period; the past part of a current period is ignored. */
async function loadIn(db: Queryable, teacherId: string, instances: Parameters<typeof peakPace>[0]) {
  const [facts] = await db.query<{ day: string; employmentPercent: number }>(
    `SELECT today() AS day, ${employmentOf('$1')} AS "employmentPercent"`,
    [teacherId],
  );
  const { day, employmentPercent } = facts!;
  return (startDate: string, endDate: string): Pick<InstanceTeacherLoad, 'peakPercent' | 'peakOn'> => {
    const from = startDate < day && endDate >= day ? day : startDate;
    const { pacePercent, peakOn } = peakPace(instances, from, endDate);
    return { peakPercent: loadPercent(pacePercent, employmentPercent), peakOn };
  };
}

/** The teacher's instances that overlap the period, by start. */
function overlapping(
  db: Queryable,
  teacherId: string,
  from: string,
  to: string,
  exceptId: string | null = null,
): Promise<OverlappingInstance[]> {
  return db.query<OverlappingInstance>(
    `SELECT id, name, start_date AS "startDate", end_date AS "endDate", pace_percent AS "pacePercent"
     FROM course_instance
     WHERE teacher_id = $1 AND planning <> 'CANCELLED' AND start_date <= $3 AND end_date >= $2
       AND id IS DISTINCT FROM $4::uuid
     ORDER BY start_date, name, id`,
    [teacherId, from, to, exceptId],
  );
}
