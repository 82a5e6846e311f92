import { defineList } from './list.js';

/** The earnings of each enrolment in a period (pages, section 13). */
export const earningLineList = /* @__PURE__ */ defineList({
  title: 'Intäkter',
  rows: 'elever',
  theRows: 'eleverna',
  filters: {
    municipality: { type: 'value', param: 'kommun', label: 'Kommun' },
    courseId: { type: 'id', param: 'kurs', label: 'Kurs' },
    packageId: { type: 'id', param: 'paket', label: 'Kurspaket' },
  },
  sorts: null,
  paging: { usual: 50, largest: 100 },
});
