import { hasBegun } from '../../../../../domain/placements/state';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
import { Grid, Row } from '../../../ui/layout';
import { AgreementStatus } from '../agreements/agreement-status';
import { OwnAgreementButton } from '../agreements/own-agreement';
import { PlacementAssessment } from '../assessments/placement-assessment';
import { printLabels, usePrintPlacement } from '../documents/use-print-placement';
import { HoursSection } from '../hours/hours-section';
import { PlacementStateBadge } from '../placement-state-badge';
import { StudentPlacementsDocument, type PlacementRowFragment } from '../placements.generated';
import { PlacementTalks } from '../talks/placement-talks';
import { PlaceFacts } from './place-facts';

/** All placements of a student with their agreements, talks, goals and assessments, and all weeks. */
export function OwnPlacementDetails({ studentId }: { studentId: string }) {
  const { data, error, loading, refetch } = useQuery(StudentPlacementsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const placements = data?.placements.nodes;
  if (!placements)
    return loading ? (
      <Loading text="Laddar din APL…" lines={8} />
    ) : (
      <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta din APL." />
    );
  if (placements.length === 0) return <EmptyState text="Du har ingen APL-plats än." />;
  return (
    <>
      {placements.map((placement) => (
        <PlacementCard key={placement.id} placement={placement} />
      ))}
      <Card title="Timmar">
        <HoursSection {...{ studentId, placements }} isOwn />
      </Card>
    </>
  );
}

function PlacementCard({ placement }: { placement: PlacementRowFragment }) {
  const { id, state, workplace } = placement;
  const { print, busy } = usePrintPlacement();
  return (
    <Card title={workplace.name} actions={<PlacementStateBadge state={state} />}>
      <Grid gap="3" className="breaks">
        <PlaceFacts placement={placement} />
        <AgreementStatus placement={placement} />
        <PlacementTalks placement={placement} />
        <PlacementAssessment placement={placement} />
        <Row gap="2">
          <OwnAgreementButton placement={placement} />
          {hasBegun(state) && (
            <Button size="sm" busy={busy} onClick={() => void print(id, 'APL_CERTIFICATE')}>
              {printLabels.APL_CERTIFICATE}
            </Button>
          )}
        </Row>
      </Grid>
    </Card>
  );
}
