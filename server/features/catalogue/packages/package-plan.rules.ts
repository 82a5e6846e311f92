import { weeksFor } from '../../../../domain/study-weeks.js';
import { addDays, weekdayOf } from '../../../../domain/days.js';
/** A row of a package, as far as its days hang on it. */
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
  /** Null with the weeks: what has no points (sfi) lasts as long as the student needs. */
  endDate: string | null;
  weeks: number | null;
}

export interface PlanWishes {
  startDate: string;
  pacePercent: number;
  /** The chosen alternative by the name of the choice; the first one where none is named. */
  choices: ReadonlyMap<string, string>;
  /** Optional courses that are taken too. */
  optional: ReadonlySet<string>;
}

/** The rows that a student takes: the obligatory ones, the optional ones that are wished for, one of each choice. */
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
 * The days of a package's courses, one after the other (pages, section 5): a course takes points /
 * (20 × pace) weeks, begins when the one before has ended or in its planned week, and ends on a weekday.
 * A course without points (sfi) lasts as long as the student needs: it has no end, and nothing waits for it.
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

/** When all of it is over; null where that cannot be told, and of a package without courses. */
export function endOf(days: readonly PlannedDays[]): string | null {
  const ends = days.map(({ endDate }) => endDate);
  if (ends.includes(null)) return null;
  return (ends as string[]).sort().at(-1) ?? null;
}

/** A course does not end on a Saturday or Sunday, unless it is that short. */
function onWeekday(end: string, start: string): string {
  const friday = addDays(end, -Math.max(0, weekdayOf(end) - 5));
  return friday > start ? friday : start;
}
