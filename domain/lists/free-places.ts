import { branchLabels } from '../labels/placement.js';
import { defineList } from './list.js';

/** Workplaces with a free place in a period. */
export const freePlaceList = /* @__PURE__ */ defineList({
  title: 'Lediga platser',
  rows: 'lediga platser',
  theRows: 'de lediga platserna',
  filters: {
    from: { type: 'from', param: 'fran', label: 'Från och med' },
    to: { type: 'to', param: 'till', label: 'Till och med' },
    branch: { type: 'choice', param: 'bransch', label: 'Bransch', labels: branchLabels },
    municipality: { type: 'value', param: 'kommun', label: 'Kommun' },
  },
  panel: [['from', 'to'], ['branch'], ['municipality']],
  sorts: null,
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
