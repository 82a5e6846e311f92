import type {
  CatalogueCourseSortField,
  CourseLevel,
  CourseStatus,
  CourseSystem,
  PriceCategory,
} from '../../../../../domain/generated';
import {
  courseLevelLabels,
  courseStatusLabels,
  courseSystemLabels,
} from '../../../../../domain/labels/course';
import { priceCategoryLabels } from '../../../../../domain/labels/earning';
import type { CatalogueCourseFilter } from '../../../graphql/generated';
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
} from '../../../lib/address/address-values';

export type CatalogueTab = 'kurser' | 'program';

/** What the page shows, as its address says it. */
export interface CourseView {
  tab: CatalogueTab;
  q: string;
  system: CourseSystem | null;
  level: CourseLevel | null;
  subject: string | null;
  price: PriceCategory | null;
  packageId: string | null;
  status: CourseStatus | null;
  unpaired: boolean;
  unknownCode: boolean;
  withoutTeacher: boolean;
  sort: AddressSort<CatalogueCourseSortField>;
  page: number;
  rows: PageSize | null;
  /** The course or program whose form is open; 'ny' for a new one. */
  open: string | null;
}

export const noCourseFilter = {
  q: '',
  system: null,
  level: null,
  subject: null,
  price: null,
  packageId: null,
  status: null,
  unpaired: false,
  unknownCode: false,
  withoutTeacher: false,
} as const satisfies Partial<CourseView>;

const usualSort: AddressSort<CatalogueCourseSortField> = { field: 'NAME', direction: 'ASC' };

/** The columns' names in the address; the server's export reads the same. */
const sortNames: Record<CatalogueCourseSortField, string> = {
  CODE: 'kod',
  NAME: 'namn',
  SUBJECT: 'amne',
  SYSTEM: 'system',
  POINTS: 'poang',
  LEVEL: 'niva',
  PRICE_CATEGORY: 'priskategori',
  PACKAGES: 'paket',
  ACTIVE_INSTANCES: 'tillfallen',
  STUDENTS: 'elever',
  VALID_TO: 'giltig',
};

const keys = <Value extends string>(labels: Record<Value, string>) => Object.keys(labels) as Value[];

export function readCourseView(params: URLSearchParams): CourseView {
  return {
    tab: params.get('flik') === 'program' ? 'program' : 'kurser',
    q: params.get('q') ?? '',
    system: choiceIn(params, 'system', keys(courseSystemLabels)),
    level: choiceIn(params, 'niva', keys(courseLevelLabels)),
    subject: params.get('amne'),
    price: choiceIn(params, 'pris', keys(priceCategoryLabels)),
    packageId: params.get('paket'),
    status: choiceIn(params, 'status', keys(courseStatusLabels)),
    unpaired: params.get('utanMotsvarighet') === 'ja',
    unknownCode: params.get('okandKod') === 'ja',
    withoutTeacher: params.get('utanLarare') === 'ja',
    sort: sortIn(params, sortNames, usualSort),
    page: pageIn(params),
    rows: rowsIn(params),
    open: params.get('visa'),
  };
}

export function writeCourseView(view: CourseView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    flik: view.tab === 'program' ? 'program' : null,
    q: view.q,
    system: view.system,
    niva: view.level,
    amne: view.subject,
    pris: view.price,
    paket: view.packageId,
    status: view.status,
    utanMotsvarighet: view.unpaired,
    okandKod: view.unknownCode,
    utanLarare: view.withoutTeacher,
  });
  writeSort(params, view.sort, sortNames, usualSort);
  writePaging(params, view.page, view.rows);
  writeValues(params, { visa: view.open });
  return params;
}

/** The filter as the contract takes it: only what is in use. */
export function toCourseFilter(view: CourseView): CatalogueCourseFilter {
  return {
    ...(view.q.trim() && { q: view.q.trim() }),
    ...(view.system && { systems: [view.system] }),
    ...(view.level && { levels: [view.level] }),
    ...(view.subject && { subject: view.subject }),
    ...(view.price && { priceCategories: [view.price] }),
    ...(view.packageId && { packageId: view.packageId }),
    ...(view.status && { statuses: [view.status] }),
    ...(view.unpaired && { unpaired: true }),
    ...(view.unknownCode && { unknownCode: true }),
    ...(view.withoutTeacher && { withoutTeacher: true }),
  };
}
