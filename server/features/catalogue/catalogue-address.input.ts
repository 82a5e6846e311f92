import { courseLevelLabels, courseStatusLabels, courseSystemLabels } from '../../../domain/labels/course.js';
import { priceCategoryLabels } from '../../../domain/labels/earning.js';
import { packageKindLabels } from '../../../domain/labels/education.js';
import { idIn, textIn } from '../exports/address-values.input.js';
import type {
  CatalogueCourseFilter,
  CatalogueCourseSort,
  CatalogueCourseSortField,
  CoursePackageFilter,
  CoursePackageSort,
  CoursePackageSortField,
  EducationListInput,
  EducationSortField,
  EducationType,
  SortDirection,
} from '../../platform/graphql/generated.js';

/*
 * The addresses of the catalogue's pages, read as the pages read them, so that a file holds exactly the
 * rows that the list shows. A word that is no choice is left out; an id that is none is refused.
 */

function choice<Value extends string>(
  query: URLSearchParams,
  name: string,
  words: Record<Value, string>,
): Value[] | undefined {
  const given = query.get(name);
  const found = (Object.keys(words) as Value[]).find((value) => value === given);
  return found ? [found] : undefined;
}

function sortOf<Field extends string>(
  query: URLSearchParams,
  names: Record<string, Field>,
): { field: Field; direction: SortDirection } | null {
  const field = names[query.get('sortera') ?? ''];
  return field ? { field, direction: query.get('ordning') === 'fallande' ? 'DESC' : 'ASC' } : null;
}

const flag = (query: URLSearchParams, name: string): true | undefined =>
  query.get(name) === 'ja' ? true : undefined;

const COURSE_SORT: Record<string, CatalogueCourseSortField> = {
  kod: 'CODE',
  namn: 'NAME',
  amne: 'SUBJECT',
  system: 'SYSTEM',
  poang: 'POINTS',
  niva: 'LEVEL',
  priskategori: 'PRICE_CATEGORY',
  paket: 'PACKAGES',
  tillfallen: 'ACTIVE_INSTANCES',
  elever: 'STUDENTS',
  giltig: 'VALID_TO',
};

export function readCourseAddress(query: URLSearchParams): {
  filter: CatalogueCourseFilter;
  sort: CatalogueCourseSort | null;
} {
  return {
    filter: {
      q: textIn(query, 'q'),
      systems: choice(query, 'system', courseSystemLabels),
      levels: choice(query, 'niva', courseLevelLabels),
      subject: textIn(query, 'amne'),
      priceCategories: choice(query, 'pris', priceCategoryLabels),
      packageId: idIn(query, 'paket'),
      statuses: choice(query, 'status', courseStatusLabels),
      unpaired: flag(query, 'utanMotsvarighet'),
      unknownCode: flag(query, 'okandKod'),
      withoutTeacher: flag(query, 'utanLarare'),
    },
    sort: sortOf(query, COURSE_SORT),
  };
}

const PACKAGE_SORT: Record<string, CoursePackageSortField> = {
  namn: 'NAME',
  kod: 'CODE',
  typ: 'KIND',
  kurser: 'COURSES',
  poang: 'POINTS',
  apl: 'APL_WEEKS',
  elever: 'STUDENTS',
};

export function readPackageAddress(query: URLSearchParams): {
  filter: CoursePackageFilter;
  sort: CoursePackageSort | null;
} {
  return {
    filter: {
      q: textIn(query, 'q'),
      kinds: choice(query, 'typ', packageKindLabels),
      archived: flag(query, 'alla'),
      pointsDiffer: flag(query, 'avviker'),
    },
    sort: sortOf(query, PACKAGE_SORT),
  };
}

const EDUCATION_SORT: Record<string, EducationSortField> = {
  namn: 'NAME',
  kod: 'CODE',
  poang: 'POINTS',
  elever: 'STUDENTS',
  tillfallen: 'INSTANCES',
  giltig: 'VALID_TO',
};

const TABS: Record<string, EducationType> = {
  kurser: 'Course',
  kurspaket: 'CoursePackage',
  program: 'Program',
};

export function readEducationAddress(query: URLSearchParams): EducationListInput {
  return {
    q: textIn(query, 'q'),
    type: TABS[query.get('flik') ?? ''],
    system: choice(query, 'system', courseSystemLabels)?.[0],
    sort: sortOf(query, EDUCATION_SORT),
  };
}
