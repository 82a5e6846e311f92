/** Limits of the forms of study plans and validations. */
export const STUDY_PLAN_LIMITS = {
  /** Characters of the note of a course, or of a reason. */
  note: 300,
  /** Characters of what a decision on validation is based on. */
  basis: 1_000,
  /** Points of the extent on a level. */
  points: 10_000,
  /** Percent of full time. */
  pace: { least: 5, most: 200 },
  years: 10,
} as const;
