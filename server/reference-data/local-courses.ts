import type { CourseRow } from './course-row.js';

/** What every provider has under a code of its own, since the national list names none that fits all. */
export const LOCAL_COURSES: readonly CourseRow[] = [
  { code: 'KOMVUXARBETE', name: 'Komvuxarbete', points: 100, kind: 'FINAL_PROJECT' },
];
