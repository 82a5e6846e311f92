import { BASIC_COURSES } from './basic-courses.js';
import type { CourseRow } from './course-row.js';
import { GY11_COURSES } from './gy11-courses.js';
import { GY25_COURSES } from './gy25-courses.js';

/** The curriculum that a course belongs to; it decides the scale of its grades. */
export type CourseSystem = 'GY11' | 'GY25' | 'VUX_GRUND';

export interface CatalogueCourse extends CourseRow {
  system: CourseSystem;
}

/** Every course that the product brings along. */
export const CATALOGUE: readonly CatalogueCourse[] = [
  ...GY11_COURSES.map((course) => ({ ...course, system: 'GY11' as const })),
  ...GY25_COURSES.map((course) => ({ ...course, system: 'GY25' as const })),
  ...BASIC_COURSES.map((course) => ({ ...course, system: 'VUX_GRUND' as const })),
];

export const COURSES_BY_CODE: ReadonlyMap<string, CatalogueCourse> = new Map(
  CATALOGUE.map((course) => [course.code, course]),
);
