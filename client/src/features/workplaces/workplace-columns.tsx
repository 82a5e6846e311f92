import { Link } from 'react-router-dom';
import { branchLabels } from '../../../../domain/labels/placement';
import type { WorkplaceSortField } from '../../../../domain/generated';
import { WorkplaceStateBadge } from '../../entities/workplace/workplace-state-badge';
import type { TableColumn } from '../../ui/table';
import { NoValue } from '../../ui/table-parts/no-value';
import { AgreementText } from './agreements/agreement-text';
import type { WorkplaceRowFragment } from './workplaces.generated';

/** Columns of the list of workplaces. */
export const workplaceColumns: readonly TableColumn<WorkplaceRowFragment, WorkplaceSortField>[] = [
  {
    key: 'name',
    header: 'Namn',
    sortField: 'NAME',
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`/apl/plats/${id}`} data-opens-row="">
        {name}
      </Link>
    ),
  },
  {
    key: 'city',
    header: 'Ort',
    sortField: 'CITY',
    cell: ({ city, municipality }) => city ?? municipality ?? <NoValue />,
  },
  {
    key: 'branches',
    header: 'Branscher',
    grows: true,
    cell: ({ branches }) =>
      branches.length > 0 ? branches.map((branch) => branchLabels[branch]).join(', ') : <NoValue />,
  },
  {
    key: 'contact',
    header: 'Kontakt',
    cell: ({ contactName, contactPhone }) =>
      [contactName, contactPhone].filter(Boolean).join(', ') || <NoValue />,
  },
  {
    key: 'places',
    card: 'fact',
    header: 'Platser',
    sortField: 'PLACES',
    numeric: true,
    cell: ({ places }) => places,
  },
  {
    key: 'free',
    card: 'fact',
    header: 'Lediga i dag',
    numeric: true,
    cell: ({ state, freePlaces }) => (state === 'ACTIVE' ? Math.max(freePlaces, 0) : <NoValue />),
  },
  {
    key: 'agreement',
    header: 'Ramavtal',
    // That a stopped workplace has no agreement decides nothing.
    cell: (workplace) =>
      workplace.state === 'STOPPED' && workplace.agreedUntil === null ? (
        <NoValue />
      ) : (
        <AgreementText workplace={workplace} />
      ),
  },
  {
    key: 'state',
    card: 'state',
    header: 'Status',
    cell: ({ state }) => <WorkplaceStateBadge state={state} />,
  },
];
