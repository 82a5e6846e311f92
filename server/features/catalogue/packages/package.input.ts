import { badField } from '../../../platform/errors/app-error.js';
import type { CoursePackageInput, PackageCourseInput } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalLine, optionalText, requiredLine } from '../../../platform/validation/text.js';
import { readCode } from '../courses/course.input.js';
import type { Columns, Row } from '../../../platform/database/rows.js';
import { assertOnce, together } from '../course-rows.queries.js';

export type PackageColumns = Omit<
  Columns<'course_package'>,
  'id' | 'version' | 'archivedAt' | 'edition' | 'followsId'
>;

export type PackageCourseColumns = Omit<Row<'course_package_course'>, 'package_id' | 'position'>;

const MOST_COURSES = 100;

/** Validates the package form (pages, section 5). Throws BAD_USER_INPUT on the field. */
export function readPackage(pack: CoursePackageInput): PackageColumns {
  return {
    code: pack.code?.trim() ? readCode(pack.code, 'package.code') : null,
    name: requiredLine(pack.name, 'package.name', 120),
    kind: pack.kind,
    description: optionalText(pack.description, 'package.description', 2_000),
    targetPoints: within(pack.targetPoints, 'package.targetPoints', 0, 10_000),
    aplWeeks: within(pack.aplWeeks, 'package.aplWeeks', 0, 200),
  };
}

/** Validated rows in their order; alternatives of a choice group are moved behind the first of them. */
export function readPackageCourses(courses: readonly PackageCourseInput[]): PackageCourseColumns[] {
  const path = (index: number, field: string) => `package.courses.${index}.${field}`;
  if (courses.length > MOST_COURSES)
    throw badField('package.courses', 'TOO_LONG', `Ett kurspaket har högst ${MOST_COURSES} kurser.`);
  const rows = courses.map((row, index) => ({
    course_id: requireId(row.courseId, path(index, 'courseId')),
    choice_group: optionalLine(row.choiceGroup, path(index, 'choiceGroup'), 60),
    is_required: row.isRequired ?? true,
    has_apl: row.hasApl ?? false,
    planned_week: within(row.plannedWeek, path(index, 'plannedWeek'), 1, 400),
  }));
  assertOnce(rows, 'package', 'Kursen finns redan i paketet.');
  return together(rows);
}

function within(value: number | null | undefined, path: string, least: number, most: number): number | null {
  if (value === null || value === undefined) return null;
  if (value >= least && value <= most) return value;
  throw badField(path, 'RANGE', `Ange ett tal från ${least} till ${most}.`);
}
