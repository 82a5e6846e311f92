import type { CourseRow } from './course-row.js';

/** Courses with providers' local codes, since the national list has none. */
export const LOCAL_COURSES: readonly CourseRow[] = [
  { code: 'KOMVUXARBETE', name: 'Komvuxarbete', points: 100, kind: 'FINAL_PROJECT' },
];
