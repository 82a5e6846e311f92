import { LONGEST_PHONE } from '../text/phone.js';

/** Limits of the forms of workplaces and placements. */
export const PLACEMENT_LIMITS = {
  /** Students at a workplace at a time. */
  places: 500,
  /** Characters of the name of a workplace, its unit, its street or its municipality. */
  line: 120,
  postalCode: 10,
  city: 60,
  /** Characters of the name of a contact person or a supervisor. */
  person: 80,
  phone: LONGEST_PHONE,
  hoursPerWeek: 60,
  /** Hours of a whole placement. */
  plannedHours: 5_000,
  hoursPerDay: 24,
  /** Minutes: hours of a day are reported in whole quarters. */
  reportedStep: 15,
  /** Characters of a note. */
  note: 2_000,
  /** Characters of a name that is signed or entered for someone. */
  signer: 100,
  /** Characters of a reason. */
  reason: 300,
  courses: 20,
  goals: 40,
  /** Characters of a goal. */
  goal: 200,
  /** Cards of the board that are moved at once. */
  movedCards: 500,
  /** Characters of what is written about a goal. */
  comment: 1_000,
} as const;
