import { studyPlanFilterLabels } from '../labels/study-plan.js';
import { defineList } from './list.js';

/** Students whose study plan needs attention. */
export const studyPlanList = /* @__PURE__ */ defineList({
  title: 'Studieplaner',
  rows: 'elever',
  theRows: 'studieplanerna',
  filters: {
    filter: {
      ...{ type: 'choice', param: 'visa', label: 'Visa', labels: studyPlanFilterLabels, usual: 'MISSING' },
      names: { MISSING: 'saknas', OLD: 'gamla', UNREACHABLE: 'sena', INTERRUPTED: 'avbrott' },
    },
  },
  sorts: null,
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
