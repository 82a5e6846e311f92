import type { PlacementSortField } from '../generated.js';
import { placementStateLabels } from '../labels/placement.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

/** Placements of students or at a workplace. */
export const placementList = /* @__PURE__ */ defineList({
  title: 'Placeringar',
  rows: 'placeringar',
  theRows: 'placeringarna',
  filters: {
    studentId: { type: 'id', param: 'elev', label: 'Elev', all: 'Alla elever' },
    workplaceId: { type: 'id', param: 'plats', label: 'Arbetsplats', all: 'Alla arbetsplatser' },
    teacherId: { type: 'id', param: 'larare', label: 'Lärare', all: 'Alla lärare' },
    states: { type: 'choices', param: 'status', label: 'Status', labels: placementStateLabels },
    from: { type: 'from', param: 'fran', label: 'Pågår från' },
    to: { type: 'to', param: 'till', label: 'Pågår till' },
  },
  sorts: {
    names: { START_DATE: 'start', END_DATE: 'slut' } satisfies Labels<PlacementSortField>,
    usual: { field: 'START_DATE', direction: 'DESC' },
  },
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});

/** Placements whose retention period has ended. */
export const expiredPlacementList = /* @__PURE__ */ defineList({
  title: 'Gallring av APL',
  rows: 'placeringar att gallra',
  theRows: 'placeringarna att gallra',
  filters: {},
  sorts: null,
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
