import type { GradingKind, GradingState } from '../generated.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

/** Grading groups (pages, section 10), most urgent first. */
export const gradingList = /* @__PURE__ */ defineList({
  title: 'Betyg',
  rows: 'kurser',
  theRows: 'kurserna',
  filters: {
    text: { type: 'search', param: 'q', label: 'Sök kurs eller lärare' },
    kinds: {
      type: 'choices',
      param: 'slag',
      label: 'Typ',
      labels: {
        INSTANCE: 'Kurstillfällen',
        EXAMS: 'Prövningar',
        UNPLACED: 'Utan kurstillfälle',
      } satisfies Labels<GradingKind>,
    },
    states: {
      type: 'choices',
      param: 'lage',
      label: 'Läge',
      labels: {
        OVERDUE: 'Försenade',
        TO_GRADE: 'Att betygsätta',
        DRAFT: 'Utkast',
        SIGNED: 'Signerade',
        PUBLISHED: 'Publicerade',
      } satisfies Labels<GradingState>,
    },
  },
  sorts: null,
  paging: { usual: 50, largest: 200 },
});
