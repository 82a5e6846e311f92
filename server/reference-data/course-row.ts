/**
 * A course of the national catalogue. Codes are case-sensitive at the end (MATMAT01a) and are kept
 * exactly as the National Agency for Education writes them.
 */
export interface CourseRow {
  code: string;
  name: string;
  /** Gymnasiepoäng or verksamhetspoäng: 20 are one week of full-time study. */
  points: number;
}
