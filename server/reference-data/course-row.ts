/** The curriculum that a course belongs to; a local course is the school's own. */
export type CourseSystem = 'GY11' | 'GY25' | 'VUX_GRUND' | 'SFI' | 'LOCAL';

/**
 * A course of the national catalogue. Codes are case-sensitive at the end (MATMAT01a) and are kept exactly as
 * the National Agency for Education writes them.
 */
export interface CourseRow {
  code: string;
  name: string;
  /** Gymnasiepoäng or verksamhetspoäng: 20 are one week of full-time study. Sfi counts no points. */
  points: number | null;
  /** A final project (komvuxarbete) is passed or not, never graded by letters (domain, D5). */
  kind?: 'COURSE' | 'FINAL_PROJECT';
  /** Set if the syllabus was withdrawn before the change to Gy25: the course occurs only in old records. */
  withdrawnOn?: string;
}
