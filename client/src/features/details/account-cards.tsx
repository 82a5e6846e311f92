import './details.css';
import { fieldLabels, headings } from '../../lib/fixed-texts';
import { roleNames } from '../../../../domain/roles';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import type { DetailsOf } from './details-head';
import { Grid } from '../../ui/layout';

/** An account of the staff, or any other without a student record. */
export function AccountCards({ account }: { account: DetailsOf<'AccountCard'> }) {
  const { title, role, email } = account;
  return (
    <Grid gap="4" align="start" className="details-grid">
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
    </Grid>
  );
}
