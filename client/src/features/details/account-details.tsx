import './details.css';
import type { DetailsQuery } from '../../graphql/generated';
import { fieldLabels, headings } from '../../lib/fixed-texts';
import { roleNames } from '../../lib/roles';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { PageHeader } from '../../ui/page-header';

type AccountCard = Extract<NonNullable<DetailsQuery['details']>, { __typename: 'AccountCard' }>;

/** An account of the staff, or any other without a student record. */
export function AccountDetails({ type, account }: { type: string; account: AccountCard }) {
  const { title, role, email, active } = account;
  return (
    <>
      <PageHeader
        title={title}
        avatar={<Avatar name={title} size="lg" />}
        lead={
          <span className="row">
            <Badge>{type}</Badge>
            {!active && <Badge tone="warn">Avaktiverat konto</Badge>}
          </span>
        }
      />
      <div className="details-grid">
        <Card title={headings.basicInformation}>
          <DescriptionList
            items={[
              { term: fieldLabels.name, value: title },
              { term: 'Roll', value: roleNames[role] },
              // Every account has an address: none is one that this reader may not see.
              ...(email ? [{ term: fieldLabels.email, value: <a href={`mailto:${email}`}>{email}</a> }] : []),
            ]}
          />
        </Card>
      </div>
    </>
  );
}
