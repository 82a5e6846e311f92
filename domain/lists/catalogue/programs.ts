import { defineList } from '../list.js';

/** The programs, on a tab beside the courses (pages, section 4). There are few: no pages. */
export const programList = /* @__PURE__ */ defineList({
  saved: 'PROGRAMS',
  title: 'Kurser',
  rows: 'program',
  theRows: 'programmen',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök program', placeholder: 'Namn eller kod' },
    archived: { type: 'flag', param: 'status', label: 'Visa arkiverade', word: 'ARCHIVED' },
  },
  sorts: null,
  tab: 'program',
  open: 'visa',
  paging: null,
});
