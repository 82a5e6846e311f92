import type { ApiKeyRowFragment } from './api-keys.generated';
import { formatDate, formatDateTime } from '../../lib/dates';
import { roleNames } from '../../../../domain/roles';
import { Badge, type BadgeProps } from '../../ui/badge';
import { Button } from '../../ui/button';
import type { TableColumn } from '../../ui/table';
import { stateOf, type KeyState } from './key-state';

const states: Record<KeyState, { label: string; tone: BadgeProps['tone'] }> = {
  ACTIVE: { label: 'Aktiv', tone: 'ok' },
  EXPIRED: { label: 'Utgången', tone: 'neutral' },
  REVOKED: { label: 'Återkallad', tone: 'danger' },
};

/** The list of keys: whose, what for, how long, and whether anyone still uses it. */
export function keyColumns(onRevoke: (key: ApiKeyRowFragment) => void): TableColumn<ApiKeyRowFragment>[] {
  return [
    { key: 'name', header: 'Namn', rowHeader: true, cell: ({ name }) => name },
    { key: 'role', card: 'fact', header: 'Roll', cell: ({ role }) => roleNames[role] },
    {
      key: 'state',
      card: 'state',
      header: 'Läge',
      cell: (key) => {
        const { label, tone } = states[stateOf(key)];
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      key: 'used',
      header: 'Senast använd',
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : 'Aldrig'),
    },
    {
      key: 'expires',
      card: 'fact',
      header: 'Gäller till',
      cell: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt) : 'Tills vidare'),
    },
    {
      key: 'created',
      header: 'Skapad',
      cell: ({ createdAt, createdBy }) => `${formatDate(createdAt)} av ${createdBy}`,
    },
    {
      key: 'actions',
      header: 'Åtgärder',
      hideHeader: true,
      cell: (key) =>
        !key.revokedAt && (
          <Button size="sm" variant="quiet" onClick={() => onRevoke(key)}>
            Återkalla<span className="sr-only"> {key.name}</span>
          </Button>
        ),
    },
  ];
}
