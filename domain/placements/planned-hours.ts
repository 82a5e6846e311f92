import { addDays, weekdayOf } from '../days.js';
import { USUAL_WEEKDAYS } from './weekdays.js';

/** Hours of a placement: hours a week by the number of its weekdays from the first to the last day. */
export function plannedHours(
  startDate: string,
  endDate: string,
  hoursPerWeek: number,
  weekdays: readonly number[] = USUAL_WEEKDAYS,
): number {
  const days = workingDays(startDate, endDate, weekdays);
  return Math.round((days * hoursPerWeek) / weekdays.length);
}

/** Number of days from the first to the last that are one of the weekdays. */
export function workingDays(startDate: string, endDate: string, weekdays: readonly number[]): number {
  let days = 0;
  for (let day = startDate; day <= endDate; day = addDays(day, 1))
    if (weekdays.includes(weekdayOf(day))) days += 1;
  return days;
}
