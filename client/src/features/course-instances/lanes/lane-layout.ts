import { monthNames } from '../../../lib/fixed-texts';
import { addDays } from '../../../../../domain/days';
import { spanOf, type TimelineWeek } from '../views/timeline-weeks';

export interface MonthSpan {
  key: string;
  /** 'januari 2027' */
  label: string;
  /** Columns of weeks from 1; `to` is exclusive. */
  from: number;
  to: number;
}

/** The months of the weeks; a week belongs to the month of its Thursday. */
export function monthsOf(weeks: readonly TimelineWeek[]): MonthSpan[] {
  const months: MonthSpan[] = [];
  for (const [index, { monday }] of weeks.entries()) {
    const key = addDays(monday, 3).slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.to = index + 2;
    else {
      const name = monthNames[Number(key.slice(5)) - 1]!.toLocaleLowerCase('sv');
      months.push({ key, label: `${name} ${key.slice(0, 4)}`, from: index + 1, to: index + 2 });
    }
  }
  return months;
}

export interface LaneBar {
  key: string;
  /** The lane; empty for the one without a teacher or a room. */
  lane: string;
  name: string;
  /** Text after the name. */
  note: string;
  startDate: string;
  endDate: string;
  /** An existing instance, which only shows what the lane holds already. */
  fixed: boolean;
}

export interface Lane {
  key: string;
  label: string;
  note?: string;
  warn?: boolean;
}

interface PlacedLane extends Lane {
  /** Grid rows, counted from 1 within the lanes; `to` is exclusive. */
  from: number;
  to: number;
}

interface PlacedBar extends LaneBar {
  row: number;
  from: number;
  to: number;
}

/** Places the bars of each lane on as few rows as they need without covering each other. */
export function placeLanes(
  lanes: readonly Lane[],
  bars: readonly LaneBar[],
  weeks: readonly TimelineWeek[],
): { lanes: PlacedLane[]; bars: PlacedBar[] } {
  const placedLanes: PlacedLane[] = [];
  const placedBars: PlacedBar[] = [];
  let row = 1;
  for (const lane of lanes) {
    const ends: number[] = [];
    const own = bars
      .filter((bar) => bar.lane === lane.key)
      .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.key.localeCompare(b.key));
    for (const bar of own) {
      const span = spanOf(bar, weeks);
      if (!span) continue;
      const free = ends.findIndex((end) => end <= span.from);
      const line = free === -1 ? ends.length : free;
      ends[line] = span.to;
      placedBars.push({ ...bar, ...span, row: row + line });
    }
    const height = Math.max(1, ends.length);
    placedLanes.push({ ...lane, from: row, to: row + height });
    row += height;
  }
  return { lanes: placedLanes, bars: placedBars };
}
