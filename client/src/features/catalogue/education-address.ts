import type { CourseSystem, EducationSortField, EducationType } from '../../../../domain/generated';
import { courseSystemLabels } from '../../../../domain/labels/course';
import type { EducationListInput } from '../../graphql/generated';
import {
  choiceIn,
  pageIn,
  rowsIn,
  sortIn,
  writePaging,
  writeSort,
  writeValues,
  type AddressSort,
  type PageSize,
} from '../../lib/address/address-values';

export interface EducationView {
  type: EducationType | null;
  q: string;
  system: CourseSystem | null;
  sort: AddressSort<EducationSortField>;
  page: number;
  rows: PageSize | null;
}

/** The tabs' names in the address. */
export const typeNames: Record<EducationType, string> = {
  Course: 'kurser',
  CoursePackage: 'kurspaket',
  Program: 'program',
};

const sortNames: Record<EducationSortField, string> = {
  NAME: 'namn',
  CODE: 'kod',
  POINTS: 'poang',
  STUDENTS: 'elever',
  INSTANCES: 'tillfallen',
  VALID_TO: 'giltig',
};

const usualSort: AddressSort<EducationSortField> = { field: 'NAME', direction: 'ASC' };

export function readEducationView(params: URLSearchParams): EducationView {
  const tab = params.get('flik');
  return {
    type: (Object.keys(typeNames) as EducationType[]).find((type) => typeNames[type] === tab) ?? null,
    q: params.get('q') ?? '',
    system: choiceIn(params, 'system', Object.keys(courseSystemLabels) as CourseSystem[]),
    sort: sortIn(params, sortNames, usualSort),
    page: pageIn(params),
    rows: rowsIn(params),
  };
}

export function writeEducationView(view: EducationView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, { flik: view.type && typeNames[view.type], q: view.q, system: view.system });
  writeSort(params, view.sort, sortNames, usualSort);
  writePaging(params, view.page, view.rows);
  return params;
}

export function toEducationInput(
  { type, q, system, sort, page }: EducationView,
  rows: PageSize,
): EducationListInput {
  return { type, q: q.trim() || null, system, sort, page, first: rows };
}
