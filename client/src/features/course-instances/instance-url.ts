import type { CourseInstanceSortField, CourseInstanceStatus, StudyForm } from '../../../../domain/generated';
import type { CourseInstanceFilter } from '../../graphql/generated';
import {
  choiceIn,
  choicesIn,
  dateIn,
  pageIn,
  rowsIn,
  sortIn,
  writePaging,
  writeSort,
  writeValues,
  type UrlSort,
  type PageSize,
} from '../../lib/url-state/url-values';
import { allForms, allStatuses } from './instance-labels';

export const faults = ['utan-betyg', 'overfulla', 'overbelagda'] as const;
/** What needs somebody's hand: 'har elever utan betyg', more students than places, teachers above 100 percent. */
export type Fault = (typeof faults)[number];
export const viewNames = ['lista', 'tidslinje', 'kalender'] as const;
export type ViewName = (typeof viewNames)[number];

/** What the page shows, as its address says it. */
export interface InstanceView {
  q: string;
  from: string | null;
  to: string | null;
  courseId: string | null;
  packageId: string | null;
  /** A teacher's id, or 'saknas'. */
  teacher: string | null;
  municipalities: string[];
  statuses: CourseInstanceStatus[];
  forms: StudyForm[];
  faults: Fault[];
  seriesId: string | null;
  sort: UrlSort<CourseInstanceSortField>;
  page: number;
  rows: PageSize | null;
  name: ViewName;
  /** The month of the calendar, yyyy-MM; null is this one. */
  month: string | null;
}

/** What is not over is what one plans with. */
export const usualStatuses: CourseInstanceStatus[] = ['PLANNED', 'OPEN', 'ONGOING'];
/** A month of the calendar holds what has ended in it too. */
const usualInCalendar: CourseInstanceStatus[] = [...usualStatuses, 'FINISHED'];

/** What a view shows unless it says otherwise. */
const usualIn = (name: ViewName): CourseInstanceStatus[] =>
  name === 'kalender' ? usualInCalendar : usualStatuses;

/** The same filters in another view; what was as usual there is as usual here. */
export function inView(view: InstanceView, name: ViewName): Partial<InstanceView> {
  const isUsual = view.statuses.join() === usualIn(view.name).join();
  return { name, ...(isUsual && { statuses: usualIn(name) }) };
}

const usualSort: UrlSort<CourseInstanceSortField> = { field: 'START_DATE', direction: 'ASC' };

export const noFilter = {
  q: '',
  from: null,
  to: null,
  courseId: null,
  packageId: null,
  teacher: null,
  municipalities: [],
  statuses: allStatuses,
  forms: [],
  faults: [],
  seriesId: null,
} satisfies Partial<InstanceView>;

/** The columns' names in the address; the server's export reads the same. */
const sortNames: Record<CourseInstanceSortField, string> = {
  COURSE: 'kurs',
  START_DATE: 'start',
  END_DATE: 'slut',
  WEEKS: 'veckor',
  PACE: 'takt',
  STUDY_FORM: 'form',
  TEACHER: 'larare',
  LOCATION: 'plats',
  ADMITTED: 'antagna',
  STARTED: 'startade',
  DROPPED_OUT: 'avbrott',
  GRADED: 'betygsatta',
  STATUS: 'status',
  GRADES_DUE_ON: 'betyg',
};

export function readInstanceView(params: URLSearchParams): InstanceView {
  const month = params.get('manad');
  const name = choiceIn(params, 'vy', viewNames) ?? 'lista';
  return {
    q: params.get('q') ?? '',
    from: dateIn(params, 'fran'),
    to: dateIn(params, 'till'),
    courseId: params.get('kurs'),
    packageId: params.get('paket'),
    teacher: params.get('larare'),
    municipalities: params.getAll('kommun'),
    statuses: params.has('status') ? choicesIn(params, 'status', allStatuses) : usualIn(name),
    forms: choicesIn(params, 'form', allForms),
    faults: choicesIn(params, 'visa', faults),
    seriesId: params.get('serie'),
    sort: sortIn(params, sortNames, usualSort),
    page: pageIn(params),
    rows: rowsIn(params),
    name,
    month: month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

/** The address of a view; what is as usual is left out. */
export function writeInstanceView(view: InstanceView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    q: view.q,
    fran: view.from,
    till: view.to,
    kurs: view.courseId,
    paket: view.packageId,
    larare: view.teacher,
    kommun: view.municipalities,
    status: statusNames(view),
    form: view.forms,
    visa: view.faults,
    serie: view.seriesId,
    vy: view.name === 'lista' ? null : view.name,
    manad: view.month,
  });
  writeSort(params, view.sort, sortNames, usualSort);
  writePaging(params, view.page, view.rows);
  return params;
}

function statusNames({ statuses, name }: InstanceView): readonly string[] {
  const chosen = statuses.length === 0 ? allStatuses : statuses;
  if (chosen.join() === usualIn(name).join()) return [];
  return chosen;
}

/** The filter as the contract takes it: only what is in use. */
export function toInstanceFilter(view: InstanceView): CourseInstanceFilter {
  const every = view.statuses.length === 0 || view.statuses.length === allStatuses.length;
  return {
    ...(view.q.trim() ? { q: view.q.trim() } : {}),
    ...(view.from ? { from: view.from } : {}),
    ...(view.to ? { to: view.to } : {}),
    ...(view.courseId ? { courseId: view.courseId } : {}),
    ...(view.packageId ? { packageId: view.packageId } : {}),
    ...(view.teacher === 'saknas' ? { withoutTeacher: true } : {}),
    ...(view.teacher && view.teacher !== 'saknas' ? { teacherId: view.teacher } : {}),
    ...(view.municipalities.length > 0 ? { municipalities: view.municipalities } : {}),
    ...(every ? {} : { statuses: view.statuses }),
    ...(view.forms.length > 0 ? { studyForms: view.forms } : {}),
    ...(view.faults.includes('utan-betyg') ? { ungraded: true } : {}),
    ...(view.faults.includes('overfulla') ? { overfull: true } : {}),
    ...(view.faults.includes('overbelagda') ? { overloaded: true } : {}),
    ...(view.seriesId ? { seriesId: view.seriesId } : {}),
  };
}
