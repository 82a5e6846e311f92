import { Link } from 'react-router-dom';
import type { UserSortField } from '../../../../domain/generated';
import type { UserRowFragment } from '../../entities/account/account.generated';
import { formatDateTime } from '../../lib/dates';
import { fieldLabels } from '../../lib/fixed-texts';
import { roleNames } from '../../../../domain/roles';
import { Badge } from '../../ui/badge';
import type { TableColumn } from '../../ui/table';
import { actionsFor, type UserAction } from './user-actions';
import { NoValue } from '../../ui/table-parts/no-value';
import { DotsMenu } from '../../ui/overlays/dots-menu';

export type UserColumn = TableColumn<UserRowFragment, UserSortField>;

/** The columns of the list; `ownId` marks the reader's own account. */
export function userColumns(
  ownId: string | undefined,
  onAction: (action: UserAction, user: UserRowFragment) => void,
): readonly UserColumn[] {
  return [
    {
      key: 'name',
      header: fieldLabels.name,
      sortField: 'NAME',
      rowHeader: true,
      cell: ({ id, name }) => (
        <span className="row">
          {name}
          {id === ownId && <Badge tone="brand">Du</Badge>}
        </span>
      ),
    },
    {
      key: 'email',
      card: 'fact',
      header: fieldLabels.email,
      sortField: 'EMAIL',
      cell: ({ email }) => <span className="breaks">{email}</span>,
    },
    {
      key: 'role',
      card: 'fact',
      header: 'Roll',
      sortField: 'ROLE',
      cell: (user) => <RoleCell user={user} />,
    },
    {
      key: 'state',
      card: 'state',
      header: 'Konto',
      sortField: 'ACTIVE',
      cell: (user) => <StateBadge user={user} />,
    },
    {
      key: 'lastSeenAt',
      header: 'Senast aktiv',
      sortField: 'LAST_SEEN_AT',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <span className="whole tabular">{formatDateTime(lastSeenAt)}</span> : <NoValue />,
    },
    {
      key: 'actions',
      header: 'Åtgärder',
      hideHeader: true,
      cell: (user) => <ActionMenu user={user} onAction={(action) => onAction(action, user)} />,
    },
  ];
}

function RoleCell({ user: { role, studentId } }: { user: UserRowFragment }) {
  return (
    <span className="row">
      {roleNames[role]}
      {studentId && <Link to={`/student/${studentId}`}>Elevens sida</Link>}
      {role === 'STUDENT' && !studentId && <Badge tone="warn">Ej kopplad</Badge>}
    </span>
  );
}

function StateBadge({ user: { active, hasPassword } }: { user: UserRowFragment }) {
  if (!active) return <Badge tone="neutral">Avstängt</Badge>;
  return hasPassword ? <Badge tone="ok">Aktivt</Badge> : <Badge tone="info">Inbjuden</Badge>;
}

/** What the viewer may do with the account; nothing allowed, no menu. */
function ActionMenu({ user, onAction }: { user: UserRowFragment; onAction: (action: UserAction) => void }) {
  const actions = actionsFor(user);
  if (actions.length === 0) return null;
  return (
    <DotsMenu
      label={`Åtgärder för ${user.name}`}
      items={() =>
        actions.map(({ action, label, danger }) => ({
          key: action,
          label,
          danger: danger ?? false,
          onSelect: () => onAction(action),
        }))
      }
      size="sm"
    />
  );
}
