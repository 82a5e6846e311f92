import type { CourseRow } from './course-row.js';

/** Courses on basic level (grundläggande nivå), graded G or IG. The national sub-courses bear the letters A to D. */
export const BASIC_COURSES: readonly CourseRow[] = [
  { code: 'GRNSVEA', name: 'Svenska, grundläggande nivå, delkurs 1', points: 100 },
  { code: 'GRNSVEB', name: 'Svenska, grundläggande nivå, delkurs 2', points: 200 },
  { code: 'GRNSVEC', name: 'Svenska, grundläggande nivå, delkurs 3', points: 200 },
  { code: 'GRNSVED', name: 'Svenska, grundläggande nivå, delkurs 4', points: 200 },
  { code: 'GRNSVAA', name: 'Svenska som andraspråk, grundläggande nivå, delkurs 1', points: 100 },
  { code: 'GRNSVAB', name: 'Svenska som andraspråk, grundläggande nivå, delkurs 2', points: 200 },
  { code: 'GRNSVAC', name: 'Svenska som andraspråk, grundläggande nivå, delkurs 3', points: 200 },
  { code: 'GRNSVAD', name: 'Svenska som andraspråk, grundläggande nivå, delkurs 4', points: 200 },
  { code: 'GRNENGA', name: 'Engelska, grundläggande nivå, delkurs 1', points: 100 },
  { code: 'GRNENGB', name: 'Engelska, grundläggande nivå, delkurs 2', points: 100 },
  { code: 'GRNENGC', name: 'Engelska, grundläggande nivå, delkurs 3', points: 200 },
  { code: 'GRNENGD', name: 'Engelska, grundläggande nivå, delkurs 4', points: 200 },
  { code: 'GRNMATA', name: 'Matematik, grundläggande nivå, delkurs 1', points: 100 },
  { code: 'GRNMATB', name: 'Matematik, grundläggande nivå, delkurs 2', points: 100 },
  { code: 'GRNMATC', name: 'Matematik, grundläggande nivå, delkurs 3', points: 200 },
  { code: 'GRNMATD', name: 'Matematik, grundläggande nivå, delkurs 4', points: 200 },
  { code: 'GRNSAM2', name: 'Samhällskunskap, grundläggande nivå', points: 150 },
  { code: 'GRNBIO2', name: 'Biologi, grundläggande nivå', points: 150 },
  { code: 'GRNHEM2', name: 'Hem- och konsumentkunskap, grundläggande nivå', points: 50 },
];
