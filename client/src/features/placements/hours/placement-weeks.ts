import { addDays, weekdayOf } from '../../../../../domain/days';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import type { PlacementDayInput } from '../../../graphql/types.generated';
import { daysToReport } from '../../../../../domain/placements/reported-week';
import { mondaysBetween, weekCode } from '../../../../../domain/placements/week';
import type { PlacementRowFragment } from '../placements.generated';
import type { PlacementWeekRowFragment } from './hours.generated';

/** A week of a placement that has begun. */
export interface PlacementWeekView {
  /** By ISO 8601: `2026-W49`. */
  code: string;
  monday: string;
  /** The days of the week that belong to the placement and are not in the future. */
  days: readonly string[];
  /** Null if nothing has ever been reported. */
  stored: PlacementWeekRowFragment | null;
  /** True if days are reported: an undone report has none. */
  isReported: boolean;
  /** Its working days that the student has yet to report. */
  left: readonly string[];
}

type Period = Pick<PlacementRowFragment, 'id' | 'startDate' | 'endDate' | 'endedOn' | 'weekdays'>;

/** The weeks of a placement up to today, the latest first. */
export function weeksOf(
  { id, startDate, endDate, endedOn, weekdays }: Period,
  reported: readonly PlacementWeekRowFragment[],
  today: string,
): PlacementWeekView[] {
  const lastDay = endedOn ?? endDate;
  const last = lastDay < today ? lastDay : today;
  const stored = new Map(
    reported.filter((week) => week.placementId === id).map((week) => [week.monday, week]),
  );
  return mondaysBetween(startDate, last)
    .reverse()
    .map((monday) => {
      const week = stored.get(monday) ?? null;
      const days = [0, 1, 2, 3, 4, 5, 6]
        .map((offset) => addDays(monday, offset))
        .filter((day) => day >= startDate && day <= last);
      return {
        ...{ code: weekCode(monday), monday, days, stored: week },
        isReported: week !== null && week.days.length > 0,
        left: daysToReport({ startDate, endDate: lastDay, weekdays }, monday, week, today),
      };
    })
    .filter(({ days }) => days.length > 0);
}

type WorkingTime = Pick<PlacementRowFragment, 'hoursPerWeek' | 'weekdays'>;

/** Hours of a usual day in whole quarters: the hours a week, shared by the weekdays of the placement. */
export const usualHours = ({ hoursPerWeek, weekdays }: WorkingTime): number =>
  Math.min(Math.round((hoursPerWeek / weekdays.length) * 4) / 4, PLACEMENT_LIMITS.hoursPerDay);

/** The usual hours on each of the days that is a weekday of the placement. */
export function usualDays(days: readonly string[], placement: WorkingTime): PlacementDayInput[] {
  const hours = usualHours(placement);
  return days.filter((day) => placement.weekdays.includes(weekdayOf(day))).map((day) => ({ day, hours }));
}
