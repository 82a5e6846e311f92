import { weeksFor } from '../../../../domain/study-weeks.js';
import { addDays, weekdayOf } from '../../../../domain/days.js';
/** The fields of a package row that determine its dates. */
export interface PlanRow {
  courseId: string;
  points: number | null;
  choiceGroup: string | null;
  isRequired: boolean;
  plannedWeek: number | null;
}

export interface PlannedDays {
  courseId: string;
  startDate: string;
  /** Null, like the weeks, for a course without points (sfi): its length depends on the student. */
  endDate: string | null;
  weeks: number | null;
}

export interface PlanWishes {
  startDate: string;
  pacePercent: number;
  /** Chosen course by choice group; default is the first alternative. */
  choices: ReadonlyMap<string, string>;
  /** Ids of the chosen optional courses. */
  optional: ReadonlySet<string>;
}

/** Rows that a student takes: mandatory ones, chosen optional ones, and one of each choice group. */
export function takenRows<Row extends PlanRow>(
  rows: readonly Row[],
  wishes: Pick<PlanWishes, 'choices' | 'optional'>,
): Row[] {
  const taken = new Map<string, Row>();
  for (const row of rows) {
    if (row.choiceGroup === null) {
      if (row.isRequired || wishes.optional.has(row.courseId)) taken.set(row.courseId, row);
      continue;
    }
    const alternatives = rows.filter(({ choiceGroup }) => choiceGroup === row.choiceGroup);
    const chosen = wishes.choices.get(row.choiceGroup);
    const wished = alternatives.find(({ courseId }) => courseId === chosen || wishes.optional.has(courseId));
    const one = wished ?? (alternatives.some(({ isRequired }) => isRequired) ? alternatives[0] : undefined);
    if (one) taken.set(`choice ${row.choiceGroup}`, one);
  }
  return [...taken.values()];
}

/**
 * Dates of a package's courses in sequence (pages, section 5). A course takes points / (20 × pace) weeks, starts
 * when the previous one has ended or in its planned week, and ends on a weekday. A course without points (sfi) has
 * no end date and does not delay the next one.
 */
export function planDays(rows: readonly PlanRow[], wishes: PlanWishes): PlannedDays[] {
  const pace = wishes.pacePercent / 100;
  let free = 0;
  return takenRows(rows, wishes).map(({ courseId, points, plannedWeek }) => {
    const from = plannedWeek === null ? free : ((plannedWeek - 1) / pace) * 7;
    const start = addDays(wishes.startDate, Math.round(from));
    if (points === null) return { courseId, startDate: start, endDate: null, weeks: null };
    const weeks = weeksFor(points, wishes.pacePercent);
    const until = from + weeks * 7;
    free = Math.max(free, until);
    const end = onWeekday(
      addDays(wishes.startDate, Math.max(Math.round(from), Math.round(until) - 1)),
      start,
    );
    return { courseId, startDate: start, endDate: end, weeks: Math.round(weeks * 10) / 10 };
  });
}

/** End of the last course; null for a package without courses, or if a course has no end date. */
export function endOf(days: readonly Pick<PlannedDays, 'endDate'>[]): string | null {
  const ends = days.map(({ endDate }) => endDate);
  if (ends.includes(null)) return null;
  return (ends as string[]).sort().at(-1) ?? null;
}

/** Moves an end on a weekend to Friday, but not before the start. */
function onWeekday(end: string, start: string): string {
  const friday = addDays(end, -Math.max(0, weekdayOf(end) - 5));
  return friday > start ? friday : start;
}
