import { addDays, lastOfMonth, mondayOf } from '../../../../../domain/days';

export interface CalendarEvent {
  /** Of the instance. */
  id: string;
  kind: 'start' | 'end' | 'grades';
  name: string;
}

export interface CalendarDay {
  date: string;
  inMonth: boolean;
  events: CalendarEvent[];
}

interface Dated {
  id: string;
  name: string;
  startDate: string | null;
  endDate: string | null;
  gradesDueOn: string | null;
  status: string;
}

/** The weeks of a month (yyyy-MM), Monday first, with what begins, ends and is due on each day. */
export function monthDays(month: string, instances: readonly Dated[]): CalendarDay[] {
  const events = new Map<string, CalendarEvent[]>();
  const add = (date: string | null, event: CalendarEvent) =>
    date && events.set(date, [...(events.get(date) ?? []), event]);
  for (const { id, name, startDate, endDate, gradesDueOn, status } of instances) {
    if (status === 'CANCELLED') continue;
    add(startDate, { id, name, kind: 'start' });
    add(endDate, { id, name, kind: 'end' });
    add(gradesDueOn, { id, name, kind: 'grades' });
  }
  const first = mondayOf(`${month}-01`);
  const last = lastOfMonth(`${month}-01`);
  const days: CalendarDay[] = [];
  for (let day = first; day <= last || days.length % 7 !== 0; day = addDays(day, 1))
    days.push({ date: day, inMonth: day.startsWith(month), events: events.get(day) ?? [] });
  return days;
}
