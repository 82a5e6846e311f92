import type { CourseRow } from './course-row.js';

/** Which courses each study path (studieväg) has: the first begins from the alphabet, the third is for academics. */
const PATHS = { 1: ['A', 'B', 'C', 'D'], 2: ['B', 'C', 'D'], 3: ['C', 'D'] } as const;

/** Swedish for immigrants: courses A to D on three paths (domain, D3); measured in hours, so without points. */
export const SFI_COURSES: readonly CourseRow[] = Object.entries(PATHS).flatMap(([path, courses]) =>
  courses.map((course) => ({
    code: `SFI${path}${course}`,
    name: `Sfi kurs ${course}, studieväg ${path}`,
    points: null,
  })),
);
