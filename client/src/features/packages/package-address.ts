import type { CoursePackageSortField, PackageKind } from '../../../../domain/generated';
import { packageKindLabels } from '../../../../domain/labels/education';
import type { CoursePackageFilter } from '../../graphql/generated';
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

export interface PackageView {
  q: string;
  kind: PackageKind | null;
  archived: boolean;
  pointsDiffer: boolean;
  sort: AddressSort<CoursePackageSortField>;
  page: number;
  rows: PageSize | null;
  /** The package that is open beside the list; 'ny' for a new one. */
  open: string | null;
}

export const noPackageFilter = { q: '', kind: null, archived: false, pointsDiffer: false } as const;

const sortNames: Record<CoursePackageSortField, string> = {
  NAME: 'namn',
  CODE: 'kod',
  KIND: 'typ',
  COURSES: 'kurser',
  POINTS: 'poang',
  APL_WEEKS: 'apl',
  STUDENTS: 'elever',
};

const usualSort: AddressSort<CoursePackageSortField> = { field: 'NAME', direction: 'ASC' };

export function readPackageView(params: URLSearchParams): PackageView {
  return {
    q: params.get('q') ?? '',
    kind: choiceIn(params, 'typ', Object.keys(packageKindLabels) as PackageKind[]),
    archived: params.get('alla') === 'ja',
    pointsDiffer: params.get('avviker') === 'ja',
    sort: sortIn(params, sortNames, usualSort),
    page: pageIn(params),
    rows: rowsIn(params),
    open: params.get('visa'),
  };
}

export function writePackageView(view: PackageView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, { q: view.q, typ: view.kind, alla: view.archived, avviker: view.pointsDiffer });
  writeSort(params, view.sort, sortNames, usualSort);
  writePaging(params, view.page, view.rows);
  writeValues(params, { visa: view.open });
  return params;
}

export function toPackageFilter({ q, kind, archived, pointsDiffer }: PackageView): CoursePackageFilter {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(kind && { kinds: [kind] }),
    ...(archived && { archived }),
    ...(pointsDiffer && { pointsDiffer }),
  };
}
