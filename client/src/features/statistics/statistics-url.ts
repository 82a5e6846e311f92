import type { CourseSystem, StudyForm } from '../../../../domain/generated';
import type { CourseStatisticsInput } from '../../graphql/types.generated';
import { choicesIn, dateIn, writeValues } from '../../lib/url-state/url-values';
import { allForms, allSystems } from './statistics-labels';

/** What the page counts, as its address says it. */
export interface StatisticsView {
  from: string;
  to: string;
  municipalities: string[];
  courseId: string | null;
  packageId: string | null;
  forms: StudyForm[];
  teacherId: string | null;
  systems: CourseSystem[];
  /** The page has no pages; the shape of lists asks for one. */
  page: number;
}

export interface Period {
  key: string;
  label: string;
  from: string;
  to: string;
}

/** The half-years as SCB counts them, and calendar years: this one and the one before. */
export function periodChoices(day: string): Period[] {
  const year = Number(day.slice(0, 4));
  const autumn = day.slice(5) >= '07-01';
  const spring = (of: number) => ({
    key: `${of}v`,
    label: `Våren ${of}`,
    from: `${of}-01-01`,
    to: `${of}-06-30`,
  });
  const fall = (of: number) => ({
    key: `${of}h`,
    label: `Hösten ${of}`,
    from: `${of}-07-01`,
    to: `${of}-12-31`,
  });
  const whole = (of: number) => ({
    key: `${of}`,
    label: `Helår ${of}`,
    from: `${of}-01-01`,
    to: `${of}-12-31`,
  });
  const halves = autumn
    ? [fall(year), spring(year), fall(year - 1), spring(year - 1)]
    : [spring(year), fall(year - 1), spring(year - 1)];
  return [...halves, whole(year), whole(year - 1)];
}

export const noFilter = {
  municipalities: [],
  courseId: null,
  packageId: null,
  forms: [],
  teacherId: null,
  systems: [],
} satisfies Partial<StatisticsView>;

/** Without a period in the address: the calendar year of this day. */
export function readStatisticsView(params: URLSearchParams, day: string): StatisticsView {
  const year = day.slice(0, 4);
  const [from, to] = [dateIn(params, 'fran'), dateIn(params, 'till')];
  const whole = from !== null && to !== null && from <= to;
  return {
    from: whole ? from : `${year}-01-01`,
    to: whole ? to : `${year}-12-31`,
    municipalities: params.getAll('kommun'),
    courseId: params.get('kurs'),
    packageId: params.get('paket'),
    forms: choicesIn(params, 'form', allForms),
    teacherId: params.get('larare'),
    systems: choicesIn(params, 'system', allSystems),
    page: 1,
  };
}

/** The period is always there, so that a link means the same next year. */
export function writeStatisticsView(view: StatisticsView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    fran: view.from,
    till: view.to,
    kommun: view.municipalities,
    kurs: view.courseId,
    paket: view.packageId,
    form: view.forms,
    larare: view.teacherId,
    system: view.systems,
  });
  return params;
}

export function toStatisticsInput(view: StatisticsView): CourseStatisticsInput {
  return {
    from: view.from,
    to: view.to,
    ...(view.municipalities.length > 0 ? { municipalities: view.municipalities } : {}),
    ...(view.courseId ? { courseId: view.courseId } : {}),
    ...(view.packageId ? { packageId: view.packageId } : {}),
    ...(view.forms.length > 0 ? { studyForms: view.forms } : {}),
    ...(view.teacherId ? { teacherId: view.teacherId } : {}),
    ...(view.systems.length > 0 ? { systems: view.systems } : {}),
  };
}
