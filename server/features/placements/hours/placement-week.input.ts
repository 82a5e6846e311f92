import { addDays } from '../../../../domain/days.js';
import { minutesOf } from '../../../../domain/placements/hours.js';
import { isReportable, UNREPORTABLE_HOURS } from '../../../../domain/placements/reported-hours.js';
import { mondayOfWeek } from '../../../../domain/placements/week.js';
import type { Read } from '../../../platform/database/rows.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { PlacementDayInput } from '../../../platform/graphql/generated.js';
import type { DayMinutes } from './placement-weeks.repository.js';

/** The Monday of a week such as `2026-W49`. Throws BAD_USER_INPUT. */
export function readWeek(week: string): string {
  const monday = mondayOfWeek(week);
  if (monday === null) throw badField('week', 'FORMAT', 'Ange en vecka som finns, till exempel 2026-W49.');
  return monday;
}

/** First and last day of a placement, and today. */
type Span = Read<'placement', 'startDate' | 'endDate'> & { today: string };

/** A day as it is reported. */
export type ReadDay = Omit<DayMinutes, 'byWorkplace'>;

/** Validates the days of a week: of the week and the placement, not in the future, each once. */
export function readDays(days: readonly PlacementDayInput[], monday: string, span: Span): ReadDay[] {
  const seen = new Set<string>();
  const all = days.map((input, place) => {
    const { day } = input;
    if (day < monday || day > addDays(monday, 6))
      throw badField(`days.${place}.day`, 'RANGE', 'Dagen hör till en annan vecka.');
    const read = readDay(input, span, `days.${place}.`);
    if (seen.has(day)) throw badField(`days.${place}.day`, 'DUPLICATE', 'Dagen finns två gånger.');
    seen.add(day);
    return read;
  });
  assertWeekOf(span, monday);
  return all;
}

/** A week of the placement that has begun, also if none of its days is reported. */
function assertWeekOf({ startDate, endDate, today }: Span, monday: string): void {
  if (addDays(monday, 6) < startDate || monday > endDate)
    throw badField('week', 'RANGE', 'Veckan ligger utanför placeringen.');
  if (monday > today) throw badField('week', 'RANGE', 'Veckan har inte börjat än.');
}

/** Validates a day: of the placement and not in the future. */
export function readDay(
  { day, hours, absence }: PlacementDayInput,
  { startDate, endDate, today }: Span,
  path = '',
): ReadDay {
  if (day < startDate || day > endDate)
    throw badField(`${path}day`, 'RANGE', 'Dagen ligger utanför placeringen.');
  if (day > today) throw badField(`${path}day`, 'RANGE', 'Dagen har inte varit än.');
  if (!isReportable(hours)) throw badField(`${path}hours`, 'RANGE', UNREPORTABLE_HOURS);
  return { day, minutes: minutesOf(hours), absence: absence ?? null };
}
