import { addDays } from '../../../domain/days.js';
import { hoursFault, plannedHours, workingDays } from '../../../domain/placements/planned-hours.js';
import { sortedWeekdays, USUAL_WEEKDAYS } from '../../../domain/placements/weekdays.js';
import { PLACEMENT_LIMITS } from '../../../domain/placements/limits.js';
import type { Read } from '../../platform/database/rows.js';
import { badField } from '../../platform/errors/app-error.js';
import type { PlacementValues } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';

/** Columns of the placement form. */
export type PlacementColumns = Read<
  'placement',
  | 'workplaceId'
  | 'supervisorId'
  | 'teacherId'
  | 'startDate'
  | 'endDate'
  | 'hoursPerWeek'
  | 'weekdays'
  | 'plannedHours'
>;

const LONGEST_DAYS = 731;

/** Validates the placement form; `usual` are the weekdays if it names none. Throws BAD_USER_INPUT on the field. */
export function readPlacement(
  values: PlacementValues,
  usual: readonly number[] = USUAL_WEEKDAYS,
): PlacementColumns {
  const { startDate, endDate, hoursPerWeek } = values;
  if (endDate < startDate)
    throw badField('values.endDate', 'ORDER', 'Sista dagen kan inte vara före den första.');
  if (endDate > addDays(startDate, LONGEST_DAYS))
    throw badField('values.endDate', 'RANGE', 'En placering är högst två år.');
  if (hoursPerWeek < 1 || hoursPerWeek > PLACEMENT_LIMITS.hoursPerWeek)
    throw badField('values.hoursPerWeek', 'RANGE', `Ange 1 till ${PLACEMENT_LIMITS.hoursPerWeek} timmar.`);
  const weekdays = readWeekdays(values.weekdays ?? usual);
  if (workingDays(startDate, endDate, weekdays) === 0)
    throw badField(
      'values.weekdays',
      'NOT_ALLOWED',
      'Ingen av veckodagarna finns mellan första och sista dagen.',
    );
  const hours = values.plannedHours ?? Math.max(1, plannedHours(startDate, endDate, hoursPerWeek, weekdays));
  if (hours < 1 || hours > PLACEMENT_LIMITS.plannedHours)
    throw badField('values.plannedHours', 'RANGE', `Ange 1 till ${PLACEMENT_LIMITS.plannedHours} timmar.`);
  const fault = hoursFault({
    startDate,
    endDate,
    hoursPerWeek,
    weekdays,
    plannedHours: values.plannedHours ?? null,
  });
  if (fault) throw badField(`values.${fault.field}`, 'RANGE', fault.text);
  return {
    workplaceId: requireId(values.workplaceId, 'values.workplaceId'),
    supervisorId: values.supervisorId ? requireId(values.supervisorId, 'values.supervisorId') : null,
    teacherId: values.teacherId ? requireId(values.teacherId, 'values.teacherId') : null,
    startDate,
    endDate,
    hoursPerWeek,
    weekdays,
    plannedHours: hours,
  };
}

function readWeekdays(days: readonly number[]): number[] {
  if (days.length === 0) throw badField('values.weekdays', 'REQUIRED', 'Välj minst en veckodag.');
  const sorted = sortedWeekdays(days);
  if (days.some((day) => !sorted.includes(day)))
    throw badField('values.weekdays', 'RANGE', 'Veckodagarna är 1 (måndag) till 7 (söndag).');
  return sorted;
}
