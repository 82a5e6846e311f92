import { auditKindLabels, firstRunLabels } from '../../../../domain/labels/system';
import { labelOf } from '../../../../domain/options';
import { isRole, roleNames } from '../../../../domain/roles';
import type { AuditLogQuery } from './audit-log.generated';
import { formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import type { TableColumn } from '../../ui/table';
import { fieldLabel } from './audit-texts';

export type AuditEntry = AuditLogQuery['auditLog']['nodes'][number];

/** A name filters the log by that person: their own actions and changes to their account. */
export function auditColumns(onPerson: (userId: string) => void): TableColumn<AuditEntry>[] {
  return [
    {
      key: 'at',
      header: 'Tid',
      rowHeader: true,
      cell: ({ at }) => <span className="whole tabular">{formatDateTime(at)}</span>,
    },
    {
      key: 'kind',
      card: 'state',
      header: 'Händelse',
      cell: ({ kind }) =>
        kind === 'SIGN_IN_FAILED' ? (
          <Badge tone="warn">{auditKindLabels[kind]}</Badge>
        ) : (
          auditKindLabels[kind]
        ),
    },
    {
      key: 'user',
      card: 'fact',
      header: 'Vem',
      cell: ({ userId, userName, role }) =>
        userId === null ? (
          <span className="meta">Inte inloggad</span>
        ) : (
          <>
            <Person name={userName} onChoose={() => onPerson(userId)} />
            {role && <span className="meta"> {roleNames[role]}</span>}
          </>
        ),
    },
    {
      key: 'subject',
      card: 'fact',
      header: 'Konto',
      cell: (entry) => <Account entry={entry} onPerson={onPerson} />,
    },
    {
      key: 'changes',
      header: 'Före och efter',
      cell: ({ changes }) => <Changes changes={changes} />,
    },
    {
      key: 'address',
      header: 'Varifrån',
      cell: ({ address, userAgent }) => (
        <span className="tabular" title={userAgent ?? undefined}>
          {address ?? '–'}
        </span>
      ),
    },
  ];
}

interface AccountProps {
  entry: AuditEntry;
  onPerson: (userId: string) => void;
}

/** Whose account it is about. */
function Account({ entry: { subjectId, subjectName, userId, kind }, onPerson }: AccountProps) {
  if (subjectId === null)
    return <span className="meta">{kind === 'SIGN_IN_FAILED' ? 'Okänt konto' : '–'}</span>;
  if (subjectId === userId) return <span className="meta">Eget konto</span>;
  return <Person name={subjectName} onChoose={() => onPerson(subjectId)} />;
}

function Person({ name, onChoose }: { name: string | null; onChoose: () => void }) {
  return (
    <Button size="sm" variant="quiet" data-printed onClick={onChoose}>
      {name ?? 'Borttaget konto'}
    </Button>
  );
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  return (
    <ul className="breaks">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {fieldLabel(field)}: {before !== null && before !== after && <>{shown(before)} → </>}
          {after === null ? 'tomt' : shown(after)}
        </li>
      ))}
    </ul>
  );
}

function shown(value: string): string {
  if (value === 'true') return 'ja';
  if (value === 'false') return 'nej';
  return isRole(value) ? roleNames[value] : labelOf(firstRunLabels, value);
}
