import type { Queryable } from '../../../platform/database/database.js';
import { badField, badInput, type FieldError } from '../../../platform/errors/app-error.js';
import type { CoursePackageInput, PackageCourseInput } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalText, requiredText } from '../../../platform/validation/text.js';
import { readCode } from '../courses/course.input.js';
import type { Columns, Read } from '../../../platform/database/rows.js';

export type PackageColumns = Omit<
  Columns<'course_package'>,
  'id' | 'version' | 'archivedAt' | 'edition' | 'followsId'
>;

export interface PackageCourseColumns {
  course_id: string;
  choice_group: string | null;
  is_required: boolean;
  has_apl: boolean;
  planned_week: number | null;
}

const MOST_COURSES = 100;

/** The form of pages, section 5. Throws BAD_USER_INPUT on the field. */
export function readPackage(pack: CoursePackageInput): PackageColumns {
  return {
    code: pack.code?.trim() ? readCode(pack.code, 'package.code') : null,
    name: requiredText(pack.name, 'package.name', 120),
    kind: pack.kind,
    description: optionalText(pack.description, 'package.description', 2_000),
    targetPoints: within(pack.targetPoints, 'package.targetPoints', 0, 10_000),
    aplWeeks: within(pack.aplWeeks, 'package.aplWeeks', 0, 200),
  };
}

/** The rows in their order; alternatives of one choice are moved together, behind the first of them. */
export function readPackageCourses(courses: readonly PackageCourseInput[]): PackageCourseColumns[] {
  const path = (index: number, field: string) => `package.courses.${index}.${field}`;
  if (courses.length > MOST_COURSES)
    throw badField('package.courses', 'TOO_LONG', `Ett kurspaket har högst ${MOST_COURSES} kurser.`);
  const rows = courses.map((row, index) => ({
    course_id: requireId(row.courseId, path(index, 'courseId')),
    choice_group: optionalText(row.choiceGroup, path(index, 'choiceGroup'), 60),
    is_required: row.isRequired ?? true,
    has_apl: row.hasApl ?? false,
    planned_week: within(row.plannedWeek, path(index, 'plannedWeek'), 1, 400),
  }));
  assertOnce(rows, 'package', 'Kursen finns redan i paketet.');
  return together(rows);
}

/** Each course once among the rows of a package or a program. */
export function assertOnce(rows: readonly { course_id: string }[], path: string, message: string): void {
  const twice: FieldError[] = rows.flatMap(({ course_id }, index) =>
    rows.findIndex((row) => row.course_id === course_id) === index
      ? []
      : [{ path: `${path}.courses.${index}.courseId`, reason: 'DUPLICATE', message }],
  );
  if (twice.length > 0) throw badInput(twice);
}

/** Throws BAD_REFERENCE on the first of the rows whose course is not there. */
export async function assertCoursesExist(
  db: Queryable,
  rows: readonly { course_id: string }[],
  path: string,
): Promise<void> {
  const known = await db.query<Read<'course', 'id'>>('SELECT id FROM course WHERE id = ANY ($1::uuid[])', [
    rows.map(({ course_id }) => course_id),
  ]);
  const missing = rows.findIndex(({ course_id }) => !known.some(({ id }) => id === course_id));
  if (missing >= 0)
    throw badField(`${path}.courses.${missing}.courseId`, 'BAD_REFERENCE', 'Kursen finns inte.');
}

/** Stands a choice's rows below each other, where its first one is. */
export function together<Row extends { choice_group: string | null }>(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    if (row.choice_group === null) return [row];
    const isFirst = rows.findIndex(({ choice_group }) => choice_group === row.choice_group) === index;
    return isFirst ? rows.filter(({ choice_group }) => choice_group === row.choice_group) : [];
  });
}

function within(value: number | null | undefined, path: string, least: number, most: number): number | null {
  if (value === null || value === undefined) return null;
  if (value >= least && value <= most) return value;
  throw badField(path, 'RANGE', `Ange ett tal från ${least} till ${most}.`);
}
