import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { formatPeriod } from '../../../lib/period';
import { Card } from '../../../ui/card';
import { Grid, Row } from '../../../ui/layout';
import { StudentPlacementsDocument } from '../placements.generated';
import { AgreementStatus } from './agreement-status';
import { OwnAgreementButton } from './own-agreement';

/** The student's own agreements: those to sign, and who has signed them. Nothing without an agreement. */
export function OwnAgreements({ studentId }: { studentId: string }) {
  const { data, error, refetch } = useQuery(StudentPlacementsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const placements = (data?.placements.nodes ?? []).filter(({ agreement }) => Boolean(agreement?.sentAt));
  if (placements.length === 0 && !error) return null;
  return (
    <Card title="APL-avtal">
      <LoadFailed refetch={refetch} error={!data && error} text="Kunde inte hämta dina APL-avtal." />
      <Grid as="ul" gap="3">
        {placements.map((placement) => (
          <Grid as="li" gap="1" key={placement.id}>
            <span className="strong">{placement.workplace.name}</span>
            <p className="meta">{formatPeriod(placement.startDate, placement.endDate)}</p>
            <AgreementStatus placement={placement} />
            <Row>
              <OwnAgreementButton placement={placement} />
            </Row>
          </Grid>
        ))}
      </Grid>
    </Card>
  );
}
