import { addDays, isWeekend } from '../days.js';

const WORKDAYS_A_WEEK = 5;

/** Hours of a placement: hours a week by the number of weekdays from the first to the last day. */
export function plannedHours(startDate: string, endDate: string, hoursPerWeek: number): number {
  let workdays = 0;
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) if (!isWeekend(day)) workdays += 1;
  return Math.round((workdays * hoursPerWeek) / WORKDAYS_A_WEEK);
}
