import type { CoursePackageSortField } from '../../generated.js';
import { packageKindLabels } from '../../labels/education.js';
import type { Labels } from '../../options.js';
import { defineList } from '../list.js';

/** The course packages (pages, section 5). */
export const packageList = /* @__PURE__ */ defineList({
  saved: 'PACKAGES',
  title: 'Kurspaket',
  rows: 'kurspaket',
  theRows: 'kurspaketen',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök kurspaket', placeholder: 'Namn, kod eller kurs' },
    kinds: { type: 'choices', param: 'typ', label: 'Typ', labels: packageKindLabels, menu: true },
    pointsDiffer: { type: 'flag', param: 'avviker', label: 'Poängsumman avviker' },
    archived: {
      type: 'flag',
      param: 'alla',
      label: 'Visa arkiverade och ersatta',
      chip: 'Även arkiverade och ersatta',
    },
  },
  panel: [['kinds'], ['pointsDiffer', 'archived']],
  sorts: {
    names: {
      NAME: 'namn',
      CODE: 'kod',
      KIND: 'typ',
      COURSES: 'kurser',
      POINTS: 'poang',
      APL_WEEKS: 'apl',
      STUDENTS: 'elever',
    } satisfies Labels<CoursePackageSortField>,
    usual: { field: 'NAME', direction: 'ASC' },
  },
  open: 'visa',
  paging: { usual: 50, largest: 200, fixed: 10_000 },
});
