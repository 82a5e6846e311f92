import type { CalendarLayer, ExamStatus } from '../../../../domain/generated';
import { today } from '../../lib/dates';
import type { CalendarView } from './grid/calendar-days';

/** What the page shows, as the address keeps it (pages §0). */
export interface CalendarState {
  view: CalendarView;
  day: string;
  teacher: string | null;
  course: string | null;
  municipality: string | null;
  status: ExamStatus | null;
  layers: readonly CalendarLayer[];
  /** The occasion whose details are open. */
  occasion: string | null;
}

const views: Record<string, CalendarView> = { manad: 'month', vecka: 'week', agenda: 'agenda' };
const layers: Record<string, CalendarLayer> = {
  kursstart: 'COURSE_STARTS',
  kursslut: 'COURSE_ENDS',
  betyg: 'GRADES_DUE',
};
const statuses: Record<string, ExamStatus> = { intresse: 'INTRESSE', godkand: 'SCHEDULED' };

const nameIn = <Value extends string>(names: Record<string, Value>, value: Value): string =>
  Object.keys(names).find((name) => names[name] === value) ?? '';

/** `fallback` is the view of someone who has chosen none: a list on phones, else the month. */
export function readCalendar(params: URLSearchParams, fallback: CalendarView): CalendarState {
  const day = params.get('dag') ?? '';
  return {
    view: views[params.get('vy') ?? ''] ?? fallback,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today(),
    teacher: params.get('larare'),
    course: params.get('kurs'),
    municipality: params.get('kommun'),
    status: statuses[params.get('status') ?? ''] ?? null,
    layers: (params.get('lager') ?? '').split(',').flatMap((name) => layers[name] ?? []),
    occasion: params.get('tillfalle'),
  };
}

export function writeCalendar(params: URLSearchParams, change: Partial<CalendarState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  if (change.view !== undefined) put('vy', nameIn(views, change.view));
  if (change.day !== undefined) put('dag', change.day);
  if (change.teacher !== undefined) put('larare', change.teacher);
  if (change.course !== undefined) put('kurs', change.course);
  if (change.municipality !== undefined) put('kommun', change.municipality);
  if (change.status !== undefined) put('status', change.status && nameIn(statuses, change.status));
  if (change.layers !== undefined)
    put('lager', change.layers.map((layer) => nameIn(layers, layer)).join(','));
  if (change.occasion !== undefined) put('tillfalle', change.occasion);
  return next;
}

export const noFilters = { teacher: null, course: null, municipality: null, status: null } as const;
