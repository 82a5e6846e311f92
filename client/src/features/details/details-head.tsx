import { IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DetailsQuery } from './details.generated';
import { buttons } from '../../lib/fixed-texts';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { StudentStatusBadge } from '../../entities/student/student-status-badge';

export type Details = NonNullable<DetailsQuery['details']>;
export type DetailsOf<Name extends Details['__typename']> = Extract<Details, { __typename: Name }>;

/** The head of the page: whose details these are, once they have come. */
export function DetailsHead({
  type,
  details,
  actions,
}: {
  type?: string;
  details?: Details;
  /** Actions for the person of the page. */
  actions?: (details: Details) => ReactNode;
}) {
  return (
    <PageHeader
      title={details?.title ?? 'Detaljer'}
      tab={details?.title}
      avatar={details && <Avatar name={details.title} size="lg" />}
      lead={
        details && (
          <span className="row">
            <Badge>{type}</Badge>
            <StateBadge details={details} />
          </span>
        )
      }
      actions={
        details && (
          <>
            {actions?.(details)}
            {details.__typename === 'StudentCard' && (
              <LinkButton className="no-print" to={details.link} icon={IconUser}>
                {buttons.openStudent}
              </LinkButton>
            )}
          </>
        )
      }
    />
  );
}

function StateBadge({ details }: { details: Details }) {
  if (details.__typename === 'StudentCard') {
    return <StudentStatusBadge status={details.status} />;
  }
  return details.active ? null : <Badge tone="warn">Avaktiverat konto</Badge>;
}
