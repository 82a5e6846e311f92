import { suggestedEnd } from '../../../domain/study-weeks.js';
import type { Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { AppError, badField, badInput, type FieldError } from '../../platform/errors/app-error.js';
import type { CourseInstanceValues } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalLine, requiredLine } from '../../platform/validation/text.js';

/** Columns of the instance form. */
export type InstanceFields = Read<
  'course_instance',
  | 'name'
  | 'startDate'
  | 'endDate'
  | 'pacePercent'
  | 'studyForm'
  | 'location'
  | 'municipality'
  | 'teacherId'
  | 'capacity'
  | 'gradesDueOn'
> & { planning: 'PLANNED' | 'OPEN' };

const FULL_TIME = 100;
const MOST_PLACES = 1_000;

/** Validates the form field by field; omitted fields remain omitted. */
export function readValues(values: CourseInstanceValues): Partial<InstanceFields> {
  const read: Partial<InstanceFields> = {};
  if (values.name !== undefined && values.name !== null) read.name = requiredLine(values.name, 'name', 120);
  for (const field of ['startDate', 'endDate', 'gradesDueOn'] as const)
    if (values[field] !== undefined) read[field] = values[field] ?? null;
  if (values.pacePercent !== undefined && values.pacePercent !== null)
    read.pacePercent = inRange(values.pacePercent, 'pacePercent', 5, 200, 'Takten är 5 till 200 procent.');
  if (values.studyForm !== undefined && values.studyForm !== null) read.studyForm = values.studyForm;
  if (values.location !== undefined) read.location = optionalLine(values.location, 'location', 200);
  if (values.municipality !== undefined)
    read.municipality = optionalLine(values.municipality, 'municipality', 120);
  if (values.teacherId !== undefined)
    read.teacherId = values.teacherId ? requireId(values.teacherId, 'teacherId') : null;
  if (values.capacity !== undefined)
    read.capacity =
      values.capacity === null
        ? null
        : inRange(values.capacity, 'capacity', 1, MOST_PLACES, `Antalet platser är 1 till ${MOST_PLACES}.`);
  if (values.planning !== undefined && values.planning !== null) {
    if (values.planning !== 'PLANNED' && values.planning !== 'OPEN')
      throw badField('planning', 'NOT_ALLOWED', 'Ange planerat eller öppet.');
    read.planning = values.planning;
  }
  return read;
}

function inRange(value: number, path: string, least: number, most: number, message: string): number {
  if (value < least || value > most) throw badField(path, 'RANGE', message);
  return value;
}

/** Fields of a new instance with defaults; the end date is calculated from points and pace. */
export function newInstance(
  course: { name: string; points: number | null },
  values: Partial<InstanceFields>,
): InstanceFields {
  const startDate = values.startDate ?? null;
  if (startDate === null) throw badField('startDate', 'REQUIRED', 'Ange när tillfället startar.');
  const pacePercent = values.pacePercent ?? FULL_TIME;
  const suggested = course.points ? suggestedEnd(startDate, course.points, pacePercent) : null;
  const fields: InstanceFields = {
    name: course.name,
    studyForm: 'CLASSROOM',
    location: null,
    municipality: null,
    teacherId: null,
    capacity: null,
    planning: 'OPEN',
    gradesDueOn: null,
    ...values,
    startDate,
    endDate: values.endDate ?? suggested,
    pacePercent,
  };
  if (fields.endDate === null)
    throw badField('endDate', 'REQUIRED', 'Kursen saknar poäng: ange när tillfället slutar.');
  assertOrder(fields);
  return fields;
}

/** 'Slutdatum måste vara efter startdatum.' (pages, section 6). Grades must not be due before the start. */
export function assertOrder({ startDate, endDate, gradesDueOn }: InstanceFields): void {
  const faults: FieldError[] = [];
  if (startDate && endDate && endDate <= startDate)
    faults.push({
      path: 'endDate',
      reason: 'ORDER',
      message: 'Slutdatum måste vara efter startdatum.',
    });
  if (startDate && gradesDueOn && gradesDueOn < startDate)
    faults.push({
      path: 'gradesDueOn',
      reason: 'ORDER',
      message: 'Betygen kan inte vara klara före starten.',
    });
  if (faults.length > 0) throw badInput(faults);
}

export type InstanceCourse = Read<'course', 'id' | 'name' | 'points'>;

/** The course of a new instance. Throws BAD_USER_INPUT if it is missing or archived. */
export async function courseOf(db: Queryable, id: string): Promise<InstanceCourse> {
  const courseId = requireId(id, 'courseId');
  const [course] = await findCourses(db, [courseId]);
  return assertOffered(course, 'courseId');
}

/** The courses of new instances by id. Throws BAD_USER_INPUT on `instances.n.courseId`. */
export async function assertEachCourse(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, InstanceCourse>> {
  const found = new Map((await findCourses(db, ids)).map((course) => [course.id, course]));
  for (const [index, id] of ids.entries()) assertOffered(found.get(id), `instances.${index}.courseId`);
  return found;
}

type FoundCourse = InstanceCourse & { archived: boolean };

const findCourses = (db: Queryable, ids: readonly string[]): Promise<FoundCourse[]> =>
  db.query<FoundCourse>(
    'SELECT id, name, points, archived_at IS NOT NULL AS archived FROM course WHERE id = ANY ($1::uuid[])',
    [ids],
  );

function assertOffered(course: FoundCourse | undefined, path: string): InstanceCourse {
  if (!course) throw badField(path, 'BAD_REFERENCE', 'Kursen finns inte.');
  if (course.archived)
    throw badField(path, 'NOT_ALLOWED', 'Kursen är arkiverad och kan inte få nya tillfällen.');
  return course;
}

/** Default name of an instance: the name of its course. */
export async function usualName(db: Queryable, courseId: string): Promise<string> {
  const [course] = await db.query<Read<'course', 'name'>>('SELECT name FROM course WHERE id = $1', [
    courseId,
  ]);
  if (!course) throw new AppError('INTERNAL');
  return course.name;
}

/** The different ids of a request. Throws BAD_USER_INPUT on `ids` unless there are 1 to `most`. */
export function requireInstanceIds(given: readonly string[], most: number): string[] {
  const ids = [...new Set(given.map((id) => requireId(id, 'ids')))];
  if (ids.length === 0 || ids.length > most)
    throw badField('ids', 'RANGE', `Välj 1 till ${most} tillfällen.`);
  return ids;
}

type References = Pick<Partial<InstanceFields>, 'teacherId' | 'municipality'>;

/** Throws BAD_REFERENCE if the teacher or the municipality does not exist. */
export async function assertReferences(db: Queryable, values: References): Promise<void> {
  await assertKnown(db, [values], () => '');
}

/** Throws BAD_REFERENCE on `instances.n.values` if a teacher or a municipality does not exist. */
export async function assertEachReference(db: Queryable, values: readonly References[]): Promise<void> {
  await assertKnown(db, values, (index) => `instances.${index}.values.`);
}

async function assertKnown(
  db: Queryable,
  values: readonly References[],
  prefix: (index: number) => string,
): Promise<void> {
  const [unknown] = await db.query<{ place: number; teacher: boolean }>(
    `SELECT place::integer, teacher_id IS NOT NULL AND NOT EXISTS (SELECT FROM teacher WHERE id = teacher_id) AS teacher
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY given (teacher_id, municipality, place)
     WHERE (teacher_id IS NOT NULL AND NOT EXISTS (SELECT FROM teacher WHERE id = teacher_id))
       OR (municipality IS NOT NULL AND NOT EXISTS (SELECT FROM municipality WHERE name = given.municipality))
     ORDER BY place LIMIT 1`,
    [values.map(({ teacherId }) => teacherId ?? null), values.map((one) => one.municipality ?? null)],
  );
  if (!unknown) return;
  const path = prefix(unknown.place - 1);
  if (unknown.teacher) throw badField(`${path}teacherId`, 'BAD_REFERENCE', 'Läraren finns inte.');
  throw badField(`${path}municipality`, 'BAD_REFERENCE', 'Kommunen finns inte i listan.');
}
