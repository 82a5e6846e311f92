import type { WorkplaceSortField } from '../generated.js';
import { branchLabels, workplaceAgreementLabels, workplaceStateLabels } from '../labels/placement.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

/** The workplaces for placements. */
export const workplaceList = /* @__PURE__ */ defineList({
  title: 'Arbetsplatser',
  rows: 'arbetsplatser',
  theRows: 'arbetsplatserna',
  filters: {
    q: {
      type: 'search',
      param: 'q',
      label: 'Sök arbetsplats',
      chip: 'Sökning',
      placeholder: 'Namn, ort eller organisationsnummer',
    },
    branches: { type: 'choices', param: 'bransch', label: 'Bransch', labels: branchLabels },
    municipalities: { type: 'values', param: 'kommun', label: 'Kommun', all: 'Alla kommuner' },
    states: { type: 'choices', param: 'status', label: 'Status', labels: workplaceStateLabels },
    agreements: { type: 'choices', param: 'avtal', label: 'Ramavtal', labels: workplaceAgreementLabels },
  },
  panel: [['branches'], ['states'], ['agreements'], ['municipalities']],
  sorts: {
    names: { NAME: 'namn', CITY: 'ort', PLACES: 'platser' } satisfies Labels<WorkplaceSortField>,
    usual: { field: 'NAME', direction: 'ASC' },
  },
  open: 'visa',
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
