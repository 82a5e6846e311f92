import { addDays, isWeekend } from './days.js';

/** 20 points are one week of full-time study (D2). */
const POINTS_A_WEEK = 20;

/** Weeks of study for the points at the pace, not rounded (D2). */
export function weeksFor(points: number, pacePercent: number): number {
  return points / (POINTS_A_WEEK * (pacePercent / 100));
}

/**
 * When a course ends that begins on this day: the last weekday before as many weeks have gone by. Ten weeks from a
 * Monday end on a Friday.
 */
export function suggestedEnd(startDate: string, points: number, pacePercent: number): string {
  const days = Math.max(1, Math.round(weeksFor(points, pacePercent) * 7));
  let end = addDays(startDate, days - 1);
  while (isWeekend(end) && end > startDate) end = addDays(end, -1);
  return end;
}
