import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import {
  datesInTerm,
  isTerm,
  termAfter,
  termBefore,
  termDays,
  termOf,
} from '../../../../domain/school-days.js';
import type { Term } from '../../../../domain/school-days.js';
import { swedishDay } from '../../../../domain/dates.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { idsOf, type Read } from '../../../platform/database/rows.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { AppError, badField, badInput } from '../../../platform/errors/app-error.js';
import type {
  CourseInstance,
  CreateCourseInstancesInput,
  TermPlan,
  TermPlanInput,
  TermPlanTeacher,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { waitingPerCourse } from '../../course-matching/need.queries.js';
import { employmentOf } from '../../teachers/teacher-load.queries.js';
import {
  assertEachCourse,
  assertEachReference,
  newInstance,
  readValues,
  type InstanceCourse,
  requireInstanceIds,
} from '../course-instance.input.js';
import { CourseInstanceList } from '../course-instances.queries.js';
import { addInstances } from './course-instances.repository.js';

const MOST = 200;

interface CourseFacts {
  courseId: Read<'course', 'id'>['id'];
  archived: boolean;
  waiting: number;
  existing: number;
}

/** The term planner: instances of one term proposed for another, and created together (pages, section 6). */
@Injectable()
export class TermPlanService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly list: CourseInstanceList,
  ) {}

  async plan(input: TermPlanInput): Promise<TermPlan> {
    const term = termIn(input.term);
    const ids = input.ids
      ? requireInstanceIds(input.ids, MOST)
      : await startingIn(this.database, termBefore(term));
    const instances = await this.list.some(ids);
    const facts = await courseFacts(
      this.database,
      [...new Set(instances.map(({ courseId }) => courseId))],
      term,
    );
    const rows = instances.flatMap((instance) => {
      const { startDate, endDate, courseId } = instance;
      const { archived, waiting, existing } = facts.get(courseId)!;
      if (archived || !startDate || !endDate) return [];
      return [{ instance, waiting, existing, ...datesInTerm({ startDate, endDate }, term) }];
    });
    const first = rows.map(({ startDate }) => startDate).sort()[0] ?? termDays(term).startDate;
    return {
      term,
      rows: rows.sort(
        (a, b) =>
          a.instance.name.localeCompare(b.instance.name, 'sv') || a.startDate.localeCompare(b.startDate),
      ),
      left: instances.length - rows.length,
      teachers: await teachersFrom(this.database, first),
    };
  }

  create(call: Call, { instances }: CreateCourseInstancesInput): Promise<CourseInstance[]> {
    if (instances.length === 0 || instances.length > MOST)
      throw badField('instances', 'RANGE', `Skapa 1 till ${MOST} tillfällen åt gången.`);
    const read = instances.map(({ courseId, values }, index) =>
      within(`instances.${index}`, () => ({
        courseId: requireId(courseId, 'courseId'),
        values: within('values', () => readValues(values)),
      })),
    );
    return this.work.run(call, async (tx) => {
      const courses = await assertEachCourse(
        tx,
        read.map(({ courseId }) => courseId),
      );
      await assertEachReference(
        tx,
        read.map(({ values }) => values),
      );
      const rows = read.map(({ courseId, values }, index) =>
        within(`instances.${index}.values`, () => {
          const course: InstanceCourse = courses.get(courseId)!;
          return { id: uuid(), courseId, ...newInstance(course, values) };
        }),
      );
      await addInstances(tx, rows);
      return this.list.some(idsOf(rows), tx);
    });
  }
}

function termIn(term: string | null | undefined): Term {
  if (term === undefined || term === null) return termAfter(termOf(swedishDay()));
  if (!isTerm(term)) throw badField('term', 'FORMAT', 'Ange en termin, till exempel VT2027.');
  return term;
}

/** Runs a validation of one part of the input; its refused fields get the path of that part. */
function within<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof AppError && error.fields)
      throw badInput(
        error.fields.map((field) => ({ ...field, path: `${path}.${field.path}` })),
        error.message,
      );
    throw error;
  }
}

async function startingIn(db: Queryable, term: Term): Promise<string[]> {
  const { startDate, endDate } = termDays(term);
  const found = await db.query<Read<'course_instance', 'id'>>(
    `SELECT id FROM course_instance WHERE start_date BETWEEN $1 AND $2 AND planning <> 'CANCELLED'
     ORDER BY start_date, id LIMIT ${MOST}`,
    [startDate, endDate],
  );
  return idsOf(found);
}

async function courseFacts(
  db: Queryable,
  courseIds: readonly string[],
  term: Term,
): Promise<Map<string, CourseFacts>> {
  const { startDate, endDate } = termDays(term);
  const found = await db.query<CourseFacts>(
    `WITH ${waitingPerCourse('$1::uuid[]')}
     SELECT c.id AS "courseId", c.archived_at IS NOT NULL AS archived,
       coalesce((SELECT w.students FROM waiting w WHERE w.course_id = c.id), 0) AS waiting,
       (SELECT count(*)::integer FROM course_instance i WHERE i.course_id = c.id
          AND i.start_date BETWEEN $2 AND $3 AND i.planning <> 'CANCELLED') AS existing
     FROM course c WHERE c.id = ANY ($1::uuid[])`,
    [courseIds, startDate, endDate],
  );
  return new Map(found.map((facts) => [facts.courseId, facts]));
}

/** All teachers, with their instances that end on the day or later. */
function teachersFrom(db: Queryable, day: string): Promise<TermPlanTeacher[]> {
  return db.query<TermPlanTeacher>(
    `SELECT t.id AS "teacherId", ${employmentOf('t.id')} AS "employmentPercent",
       coalesce((SELECT json_agg(json_build_object('id', i.id, 'name', i.name, 'startDate', i.start_date,
           'endDate', i.end_date, 'pacePercent', i.pace_percent) ORDER BY i.start_date, i.name, i.id)
         FROM course_instance i WHERE i.teacher_id = t.id AND i.planning <> 'CANCELLED'
           AND i.start_date IS NOT NULL AND i.end_date >= $1), '[]') AS instances
     FROM teacher t ORDER BY t.id`,
    [day],
  );
}
