/** Limits of the forms of workplaces and placements. */
export const PLACEMENT_LIMITS = {
  /** Students at a workplace at a time. */
  places: 500,
  hoursPerWeek: 60,
  /** Hours of a whole placement. */
  plannedHours: 5_000,
} as const;
