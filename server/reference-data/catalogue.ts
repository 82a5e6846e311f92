import { GY11_END } from '../../domain/study-plans/gy11.js';
import { BASIC_COURSES } from './basic-courses.js';
import type { CourseRow, CourseSystem } from './course-row.js';
import { GY11_COURSES } from './gy11-courses.js';
import { GY25_COURSES } from './gy25-courses.js';
import { LOCAL_COURSES } from './local-courses.js';
import { SFI_COURSES } from './sfi-courses.js';
import { subjectOf, type PriceCategory } from './subjects.js';

export type { CourseSystem } from './course-row.js';

/** A course of the catalogue, with the data derived from its curriculum. */
export interface CatalogueCourse extends CourseRow {
  system: CourseSystem;
  subject: string;
  level: 'BASIC' | 'UPPER_SECONDARY' | 'SFI';
  kind: 'COURSE' | 'FINAL_PROJECT';
  price_category: PriceCategory;
  valid_from: string | null;
  valid_to: string | null;
  cancelled_on: string | null;
}

/** Gy11 was withdrawn for education that begins after June 2025, and may be finished until June 2030 (domain, D2). */
const GY11_CANCELLED = '2025-07-01';
const GY25_BEGINS = '2025-07-01';

const ofSystem =
  (system: CourseSystem) =>
  (row: CourseRow): CatalogueCourse => {
    const { name: subject, price } = subjectOf(system, row.code);
    const isGy11 = system === 'GY11';
    return {
      ...row,
      system,
      subject,
      level: system === 'VUX_GRUND' ? 'BASIC' : system === 'SFI' ? 'SFI' : 'UPPER_SECONDARY',
      kind: row.kind ?? 'COURSE',
      price_category: price,
      valid_from: system === 'GY25' ? GY25_BEGINS : null,
      valid_to: row.withdrawnOn ?? (isGy11 ? GY11_END : null),
      cancelled_on: row.withdrawnOn ?? (isGy11 ? GY11_CANCELLED : null),
    };
  };

/** All shipped courses. */
export const CATALOGUE: readonly CatalogueCourse[] = [
  ...GY11_COURSES.map(ofSystem('GY11')),
  ...GY25_COURSES.map(ofSystem('GY25')),
  ...BASIC_COURSES.map(ofSystem('VUX_GRUND')),
  ...SFI_COURSES.map(ofSystem('SFI')),
  ...LOCAL_COURSES.map(ofSystem('LOCAL')),
];

export const COURSES_BY_CODE: ReadonlyMap<string, CatalogueCourse> = new Map(
  CATALOGUE.map((course) => [course.code, course]),
);

/** The codes of the national catalogue: any other code not marked as local is unknown to the agency. */
export const NATIONAL_CODES: readonly string[] = CATALOGUE.filter(({ system }) => system !== 'LOCAL').map(
  ({ code }) => code,
);
