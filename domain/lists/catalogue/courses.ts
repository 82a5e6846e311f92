import type { CatalogueCourseSortField } from '../../generated.js';
import { courseLevelLabels, courseStatusLabels, courseSystemLabels } from '../../labels/course.js';
import { priceCategoryLabels } from '../../labels/earning.js';
import type { Labels } from '../../options.js';
import { defineList } from '../list.js';

/** The course catalogue (pages, section 4). */
export const courseList = /* @__PURE__ */ defineList({
  saved: 'COURSES',
  title: 'Kurser',
  rows: 'kurser',
  theRows: 'kurserna',
  filters: {
    q: {
      type: 'search',
      param: 'q',
      label: 'Sök kurs',
      placeholder: 'Namn, kod eller ämne, även motsvarighetens',
    },
    systems: { type: 'choices', param: 'system', label: 'System', labels: courseSystemLabels, menu: true },
    levels: { type: 'choices', param: 'niva', label: 'Nivå', labels: courseLevelLabels, menu: true },
    subject: { type: 'value', param: 'amne', label: 'Ämne' },
    priceCategories: {
      type: 'choices',
      param: 'pris',
      label: 'Priskategori',
      chip: 'Pris',
      labels: priceCategoryLabels,
      menu: true,
    },
    packageId: { type: 'id', param: 'paket', label: 'Ingår i paket', chip: 'Paket', menu: true },
    statuses: {
      type: 'choices',
      param: 'status',
      label: 'Status',
      all: 'Alla utom arkiverade',
      labels: courseStatusLabels,
      menu: true,
    },
    unpaired: { type: 'flag', param: 'utanMotsvarighet', label: 'Gy11 utan motsvarighet' },
    unknownCode: {
      type: 'flag',
      param: 'okandKod',
      label: 'Kod att kontrollera',
      description: 'Kan vara okänd i Skolverkets register',
    },
    withoutTeacher: { type: 'flag', param: 'utanLarare', label: 'Tillfällen utan lärare' },
  },
  panel: [
    ['systems'],
    ['levels'],
    ['subject'],
    ['priceCategories'],
    ['packageId'],
    ['statuses'],
    ['unpaired', 'unknownCode', 'withoutTeacher'],
  ],
  sorts: {
    names: {
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
    } satisfies Labels<CatalogueCourseSortField>,
    usual: { field: 'NAME', direction: 'ASC' },
  },
  open: 'visa',
  paging: { usual: 50, largest: 200, fixed: 10_000 },
});
