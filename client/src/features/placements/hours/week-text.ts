import { weekdayOf } from '../../../../../domain/days';
import { placementAbsenceLabels } from '../../../../../domain/labels/placement';
import { formatNumber } from '../../../../../domain/numbers';
import { weekdayName } from '../../../../../domain/placements/weekdays';
import type { PlacementWeekRowFragment } from './hours.generated';

type Day = PlacementWeekRowFragment['days'][number];

/** '8 h', 'giltig frånvaro', '4 h och giltig frånvaro'. */
export function timeText({ hours, absence }: Pick<Day, 'hours' | 'absence'>): string {
  const away = absence && placementAbsenceLabels[absence].toLocaleLowerCase('sv');
  const time = hours > 0 || !away ? `${formatNumber(hours, 2)} h` : null;
  return [time, away].filter(Boolean).join(' och ');
}

/** 'mån 8 h', 'tis giltig frånvaro'. */
export const dayText = (day: Day): string => `${weekdayName(weekdayOf(day.day))} ${timeText(day)}`;
