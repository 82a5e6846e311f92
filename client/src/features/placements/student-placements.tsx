import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mayAccess } from '../../../../domain/roles';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { useSession } from '../../lib/session/session-store';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';
import { onDemand } from '../../ui/on-demand';
import { PlacementEntry } from './placement-entry';
import { StudentPlacementsDocument } from './placements.generated';

const PlacementDialog = onDemand(async () => (await import('./placement-dialog')).default);

interface StudentPlacementsProps {
  studentId: string;
  studentName: string;
  mayPlan: boolean;
}

/** The placements of a student, the latest first, and 'Planera placering'. */
export function StudentPlacements({ studentId, studentName, mayPlan }: StudentPlacementsProps) {
  const [plans, setPlans] = useState(false);
  const opensWorkplaces = mayAccess(useSession().role, 'TEACHER');
  const { data, error, loading, refetch } = useQuery(StudentPlacementsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const placements = data?.placements.nodes;
  const plan = mayPlan && (
    <Button size="sm" onClick={() => setPlans(true)}>
      Planera placering
    </Button>
  );
  return (
    <>
      {!placements && loading && <Loading text="Laddar placeringarna…" lines={2} />}
      {!placements && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta placeringarna." />
      )}
      {placements?.length === 0 && <EmptyState text="Ingen placering än." action={plan} />}
      {placements && placements.length > 0 && (
        <>
          <Grid as="ul" gap="3">
            {placements.map((placement) => (
              <PlacementEntry
                key={placement.id}
                placement={placement}
                heading={
                  opensWorkplaces ? (
                    <Link to={`/apl/plats/${placement.workplace.id}`}>{placement.workplace.name}</Link>
                  ) : (
                    placement.workplace.name
                  )
                }
              />
            ))}
          </Grid>
          {plan && <Row>{plan}</Row>}
        </>
      )}
      {plans && (
        <PlacementDialog
          student={{ id: studentId, name: studentName }}
          placement={null}
          onClosed={() => setPlans(false)}
        />
      )}
    </>
  );
}
