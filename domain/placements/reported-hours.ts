import { hoursOf, minutesOf } from './hours.js';
import { PLACEMENT_LIMITS } from './limits.js';

/** True for hours of a day that can be reported: 0 to 24 in whole quarters. */
export function isReportable(hours: number): boolean {
  const minutes = minutesOf(hours);
  return (
    hours >= 0 &&
    hours <= PLACEMENT_LIMITS.hoursPerDay &&
    minutes % PLACEMENT_LIMITS.reportedStep === 0 &&
    hoursOf(minutes) === hours
  );
}

export const UNREPORTABLE_HOURS = `Ange 0 till ${PLACEMENT_LIMITS.hoursPerDay} timmar i hela kvartar, till exempel 7,5.`;
