import type { MunicipalityPartsFragment } from './school-settings.generated';
import { formatDate } from '../../lib/dates';
import { Button } from '../../ui/button';
import type { TableColumn } from '../../ui/table';

/** Columns of the list of municipalities: name, number of students, actions. */
export function municipalityColumns(
  onEdit: (row: MunicipalityPartsFragment) => void,
  onRetire: (row: MunicipalityPartsFragment) => void,
): TableColumn<MunicipalityPartsFragment>[] {
  return [
    {
      key: 'name',
      header: 'Namn',
      rowHeader: true,
      cell: ({ name }) => <span className="municipality-name">{name}</span>,
    },
    {
      key: 'authority',
      card: 'fact',
      header: 'Huvudman',
      cell: ({ authorityName }) => (
        <span className="municipality-name">{authorityName ?? 'Är ingen huvudman'}</span>
      ),
    },
    {
      key: 'students',
      card: 'fact',
      header: 'Elever',
      numeric: true,
      cell: ({ studentCount }) => studentCount,
    },
    { key: 'state', card: 'state', header: 'Läge', cell: stateOf },
    { key: 'changed', header: 'Senast ändrad', cell: lastChange },
    {
      key: 'acts',
      header: 'Åtgärder',
      hideHeader: true,
      cell: (row) => (
        <div className="row">
          <Button variant="quiet" aria-label={`Ändra ${row.name}`} onClick={() => onEdit(row)}>
            Ändra
          </Button>
          {!row.isSpecified && (
            <Button
              variant="quiet"
              aria-label={row.retiredAt ? `Använd ${row.name} igen` : `Ta ${row.name} ur bruk`}
              onClick={() => onRetire(row)}
            >
              {row.retiredAt ? 'Använd igen' : 'Ta ur bruk'}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

function stateOf({ retiredAt, isSpecified }: MunicipalityPartsFragment): string {
  if (retiredAt) return `Ur bruk sedan ${formatDate(retiredAt)}`;
  return isSpecified ? 'Produktens lista' : 'Tillagd';
}

function lastChange({ changes: [last] }: MunicipalityPartsFragment): string {
  return last ? `${formatDate(last.changedAt)}, ${last.changedBy}` : '–';
}
