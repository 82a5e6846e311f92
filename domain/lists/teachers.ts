import type { TeacherSortField } from '../generated.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

/** The work of the teachers (pages, section 9). */
export const teacherList = /* @__PURE__ */ defineList({
  saved: 'TEACHERS',
  title: 'Lärarhantering',
  rows: 'lärare',
  theRows: 'lärarna',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök lärare', chip: 'Sökning', placeholder: 'Namn eller e-post' },
    subject: { type: 'value', param: 'amne', label: 'Ämne' },
    active: {
      type: 'either',
      param: 'konto',
      label: 'Konto',
      yes: 'aktiva',
      no: 'lasta',
      labels: { aktiva: 'Aktiva', lasta: 'Låsta' },
    },
    overdue: { type: 'flag', param: 'forsenade', label: 'Har försenade betyg' },
    withoutInstances: { type: 'flag', param: 'utan-tillfallen', label: 'Utan tillfällen' },
  },
  panel: [['subject'], ['active'], ['withoutInstances']],
  sorts: {
    names: {
      NAME: 'namn',
      EMAIL: 'epost',
      INSTANCES: 'tillfallen',
      STUDENTS: 'elever',
      LOAD: 'belastning',
      EXAMS: 'provningar',
      GRADES: 'betyg',
      LAST_SEEN_AT: 'senast',
      ACTIVE: 'konto',
    } satisfies Labels<TeacherSortField>,
    usual: { field: 'NAME', direction: 'ASC' },
  },
  open: 'larare',
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
