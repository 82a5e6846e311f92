import { addDays } from '../days.js';
import { swedishDay } from '../dates.js';
import { isWorkingDay, mondaysBetween, weekCode, type WorkingPeriod } from './week.js';

/** A week of a placement with its reported days. */
export interface ReportedWeek {
  /** By ISO 8601: `2026-W49`. */
  week: string;
  days: readonly { day: string; byWorkplace: boolean }[];
  reportedAt: string;
  confirmedAt: string | null;
}

/**
 * True for a day that the student may not change: absence that the workplace reported, and in a confirmed week what is
 * reported and the days before its confirmation.
 */
export function isKept(
  { days, confirmedAt }: Omit<ReportedWeek, 'week' | 'reportedAt'>,
  day: string,
): boolean {
  const stored = days.find((one) => one.day === day);
  if (confirmedAt === null) return stored?.byWorkplace ?? false;
  return stored !== undefined || day < swedishDay(new Date(confirmedAt));
}

/**
 * The working days up to today of the week from this Monday that the student has yet to report. A report is about the
 * days before it was made; absence that the workplace reported is about its own day alone.
 */
export function daysToReport(
  period: WorkingPeriod,
  monday: string,
  reported: ReportedWeek | null,
  today: string,
): string[] {
  const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
  const asksFor = reported === null ? () => true : isAskedFor(reported);
  return week.filter((day) => day <= today && isWorkingDay(period, day)).filter((day) => asksFor(day));
}

/** Days of a reported week that its report says nothing about. */
function isAskedFor({ days, reportedAt, confirmedAt }: ReportedWeek): (day: string) => boolean {
  const isOwn = days.some(({ byWorkplace }) => !byWorkplace);
  const reportedOn = isOwn ? swedishDay(new Date(reportedAt)) : '';
  const confirmedOn = confirmedAt === null ? '' : swedishDay(new Date(confirmedAt));
  return (day) => day >= reportedOn && day > confirmedOn && !days.some((one) => one.day === day);
}

/** The Mondays of the weeks with days to report, the earliest first. */
export function weeksToReport(
  period: WorkingPeriod,
  reported: readonly ReportedWeek[],
  today: string,
): string[] {
  const byCode = new Map(reported.map((week) => [week.week, week]));
  const last = period.endDate < today ? period.endDate : today;
  return mondaysBetween(period.startDate, last).filter(
    (monday) => daysToReport(period, monday, byCode.get(weekCode(monday)) ?? null, today).length > 0,
  );
}
