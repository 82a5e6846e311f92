import { addDays, weekdayOf } from '../days.js';
import { counted } from '../numbers.js';
import { PLACEMENT_LIMITS } from './limits.js';
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

/** Period and hours of a placement. */
interface PlannedTime {
  startDate: string;
  endDate: string;
  hoursPerWeek: number;
  weekdays: readonly number[];
  /** Null if they follow from the rest. */
  plannedHours: number | null;
}

/** A field whose hours do not fit, and why in words. */
interface HoursFault {
  field: 'hoursPerWeek' | 'plannedHours';
  text: string;
}

/**
 * The hours that cannot be worked in the period (pages, section 24): more than 24 a day, or more in all than the hours a
 * week give on the chosen weekdays, rounded up. Null if they fit.
 */
export function hoursFault(time: PlannedTime): HoursFault | null {
  const { startDate, endDate, hoursPerWeek, weekdays } = time;
  const mostAWeek = weekdays.length * PLACEMENT_LIMITS.hoursPerDay;
  if (hoursPerWeek > mostAWeek)
    return {
      field: 'hoursPerWeek',
      text: `På ${counted(weekdays.length, 'dag', 'dagar')} i veckan ryms högst ${mostAWeek} timmar.`,
    };
  const days = workingDays(startDate, endDate, weekdays);
  const most = Math.ceil((days * hoursPerWeek) / weekdays.length);
  if (time.plannedHours === null || time.plannedHours <= most) return null;
  const period = `${counted(days, 'dag', 'dagar')} med ${counted(hoursPerWeek, 'timme', 'timmar')} i veckan`;
  return {
    field: 'plannedHours',
    text: `Timmarna ryms inte i perioden: ${period} ger högst ${counted(most, 'timme', 'timmar')}.`,
  };
}

/** Number of days from the first to the last that are one of the weekdays. */
export function workingDays(startDate: string, endDate: string, weekdays: readonly number[]): number {
  let days = 0;
  for (let day = startDate; day <= endDate; day = addDays(day, 1))
    if (weekdays.includes(weekdayOf(day))) days += 1;
  return days;
}
