import type { PlacementAbsence } from '../../../../../domain/generated';
import { formatNumber } from '../../../../../domain/numbers';
import { isReportable, UNREPORTABLE_HOURS } from '../../../../../domain/placements/reported-hours';
import type { PlacementDayInput } from '../../../graphql/types.generated';
import { usualDays, type PlacementWeekView } from './placement-weeks';

/** The typed hours and the chosen absence of each day. */
export type WeekDraft = Record<`hours-${string}` | `absence-${string}`, string>;

type Days = readonly Pick<PlacementDayInput, 'day' | 'hours' | 'absence'>[];

/** The fields of all days of a week, filled in from its reported days. */
export function draftOfWeek({ days }: Pick<PlacementWeekView, 'days'>, reported: Days): WeekDraft {
  return Object.fromEntries(
    days.flatMap((day) => {
      const stored = reported.find((one) => one.day === day);
      return [
        [`hours-${day}`, stored ? formatNumber(stored.hours, 2) : ''],
        [`absence-${day}`, stored?.absence ?? ''],
      ];
    }),
  ) as WeekDraft;
}

/** The fields with the usual hours on each weekday of the placement. */
export const usualDraft = (
  week: Pick<PlacementWeekView, 'days'>,
  placement: Parameters<typeof usualDays>[1],
): WeekDraft => draftOfWeek(week, usualDays(week.days, placement));

/** Hours as typed: '7,5' and '7.5'. NaN for other text. */
const hoursOf = (text: string): number =>
  /^\d{1,2}([,.]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

/** Client-side validation; the server checks the rest. */
export function weekFaults(draft: WeekDraft): Record<string, string | undefined> {
  const faults: Record<string, string> = {};
  for (const [name, text] of Object.entries(draft)) {
    if (!name.startsWith('hours-') || !text.trim()) continue;
    if (!isReportable(hoursOf(text))) faults[name] = UNREPORTABLE_HOURS;
  }
  return faults;
}

/** The days with hours or absence. */
export function reportedDays(
  { days }: Pick<PlacementWeekView, 'days'>,
  draft: WeekDraft,
): PlacementDayInput[] {
  return days.flatMap((day) => {
    const typed = draft[`hours-${day}`] ?? '';
    const absence = (draft[`absence-${day}`] || null) as PlacementAbsence | null;
    return typed.trim() || absence ? [{ day, hours: typed.trim() ? hoursOf(typed) : 0, absence }] : [];
  });
}
